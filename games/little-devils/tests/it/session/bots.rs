//! Requests to bots and their answers, late and illegal ones included.

use cards::Seat;
use game::Game;
use little_devils::session::{Effect, Event, Phase, Session, Waiting};
use session::Ticket;

use super::{asked, options, play_match, table};

#[test]
fn a_bots_card_waits_for_the_pause_and_the_pause_for_the_card() {
    let (mut session, ticket, card) = asked();
    assert_eq!(session.update(Event::Chosen { ticket, mv: card }), []);
    assert_eq!(
        table(&session).phase(),
        Phase::Bot(Waiting::Pause(ticket, card))
    );
    assert!(!session.update(Event::Elapsed(ticket)).is_empty());
    assert_eq!(table(&session).record().moves(), [card]);

    let (mut session, ticket, card) = asked();
    assert_eq!(session.update(Event::Elapsed(ticket)), []);
    assert_eq!(table(&session).phase(), Phase::Bot(Waiting::Choice(ticket)));
    assert!(
        !session
            .update(Event::Chosen { ticket, mv: card })
            .is_empty()
    );
    assert_eq!(table(&session).record().moves(), [card]);
}

#[test]
fn late_answers_and_cards_out_of_turn_are_dropped() {
    let (mut session, ticket, card) = asked();
    let before = session.clone();
    let late = Ticket(ticket.0.wrapping_sub(1));
    for event in [
        Event::Chosen {
            ticket: late,
            mv: card,
        },
        Event::Elapsed(late),
        Event::Play(card),
        Event::Continue,
        Event::Return,
    ] {
        assert_eq!(session.update(event), []);
        assert_eq!(session, before);
    }
}

#[test]
fn answers_for_a_table_that_was_left_do_not_reach_the_next() {
    let (mut session, ticket, card) = asked();
    let _ = session.update(Event::Leave);
    let _ = session.update(Event::NewMatch(options(3, 1)));
    let before = session.clone();
    assert_eq!(session.update(Event::Chosen { ticket, mv: card }), []);
    assert_eq!(session.update(Event::Elapsed(ticket)), []);
    assert_eq!(session, before);
}

#[test]
fn an_illegal_card_is_dropped_and_the_bot_asked_again() {
    let (mut session, ticket, card) = asked();
    let _ = session.update(Event::Elapsed(ticket));
    let other = table(&session).record().round().dealt()[Seat::FIRST]
        .lowest()
        .expect("the person holds cards");
    assert_ne!(other, card);
    let effects = session.update(Event::Chosen { ticket, mv: other });
    assert!(
        matches!(effects[..], [Effect::Ask { .. }, Effect::After { .. }]),
        "{effects:?}"
    );
    assert_eq!(table(&session).record().moves(), []);
}

#[test]
fn a_bot_is_asked_with_its_own_view_and_the_totals() {
    let mut asked_with_totals = 0;
    for save in play_match(3, 9).1 {
        let (_, effects) = Session::restored(save.clone());
        let Some(Effect::Ask { view, .. }) = effects.first() else {
            continue;
        };
        let seat = save.round().to_move().expect("a bot's turn");
        assert_eq!(view.me(), seat);
        assert_eq!(view.hand(), save.round().position().hands()[seat]);
        let mut totals = [0; 4];
        for round in save.match_state().rounds() {
            for (seat, devils) in round.iter() {
                totals[seat.index()] += u16::from(*devils);
            }
        }
        assert_eq!(view.totals().as_slice(), totals);
        asked_with_totals += usize::from(totals.iter().any(|total| *total > 0));
    }
    assert!(asked_with_totals > 50, "{asked_with_totals}");
}
