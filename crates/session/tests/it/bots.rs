//! Bots: late and illegal answers, views and seeds.

use cards::{Seat, derivations};
use game::Game;
use session::{Effect, Event, MatchRecord, Phase, Waiting};

use crate::high_card::HighCard;
use crate::toys::{
    BOT, HERE, LEVEL, high_card, nim, one, record, started, table, take, ticket, typed,
};

#[test]
fn a_bots_answer_and_its_pause_come_in_either_order() {
    let chosen = |ticket| Event::Chosen { ticket, mv: one() };
    for answer_first in [true, false] {
        let (mut session, _) = started(nim([3, 0, 0], [BOT, HERE]));
        let asked = ticket(&session).expect("a request");
        let mut events = vec![Event::Elapsed(asked), chosen(asked)];
        if answer_first {
            events.reverse();
        }
        let last = events.pop().expect("two events");
        for event in events {
            assert_eq!(session.update(event), []);
        }
        let waiting = if answer_first {
            Waiting::Pause(asked, one())
        } else {
            Waiting::Choice(asked)
        };
        assert_eq!(table(&session).phase(), Phase::Bot(waiting));
        assert!(matches!(session.update(last)[..], [Effect::Save(_)]));
        assert_eq!(record(&session).moves(), [one()]);
    }
}

#[test]
fn late_answers_change_nothing() {
    let (mut session, _) = started(nim([3, 3, 0], [BOT, BOT]));
    let first = ticket(&session).expect("a request");
    let _ = session.update(Event::Elapsed(first));
    let _ = session.update(Event::Chosen {
        ticket: first,
        mv: one(),
    });
    let before = session.clone();
    for event in [
        Event::Chosen {
            ticket: first,
            mv: one(),
        },
        Event::Elapsed(first),
        Event::Play(one()),
        Event::Continue,
        Event::Return,
    ] {
        assert_eq!(session.update(event), []);
        assert_eq!(session, before);
    }
}

#[test]
fn an_answer_for_a_table_that_was_left_does_not_reach_the_next() {
    let match_of = || nim([3, 3, 0], [BOT, HERE]);
    let (mut session, _) = started(match_of());
    let asked = ticket(&session).expect("a request");
    let _ = session.update(Event::Leave);
    let opened = MatchRecord::new(match_of());
    let effects = session.update(Event::Open(Box::new(opened.clone())));
    assert_eq!(effects.first(), Some(&Effect::Save(Box::new(opened))));
    let before = session.clone();
    let chosen = Event::Chosen {
        ticket: asked,
        mv: one(),
    };
    for event in [chosen, Event::Elapsed(asked)] {
        assert_eq!(session.update(event), []);
        assert_eq!(session, before);
    }
}

#[test]
fn an_illegal_answer_is_dropped_and_the_bot_asked_again() {
    let (mut session, _) = started(nim([3, 0, 0], [BOT, HERE]));
    let asked = ticket(&session).expect("a request");
    let _ = session.update(Event::Elapsed(asked));
    let illegal = take(1, 1);
    let effects = session.update(Event::Chosen {
        ticket: asked,
        mv: illegal,
    });
    assert!(matches!(
        effects[..],
        [Effect::Ask { .. }, Effect::After { .. }]
    ));
    assert_eq!(record(&session).moves(), []);
    assert_ne!(ticket(&session), Some(asked));
}

#[test]
fn a_bot_is_asked_with_its_view_its_level_and_a_seed_of_its_own() {
    let (mut session, _) = started(high_card(2, &[HERE, BOT]));
    let card = record(&session).any().legal()[0];
    let mut effects = session.update(Event::Play(card));
    let pause = ticket(&session).expect("a pause after the card");
    effects.extend(session.update(Event::Elapsed(pause)));
    let before = typed::<HighCard>(&session);
    let bot = before.options().seats().seats().last().expect("a bot");
    assert_eq!(before.moves().len(), 1);
    assert_eq!(before.round().to_move(), Some(bot));
    let asked = effects.into_iter().find_map(|effect| match effect {
        Effect::Ask {
            seat, level, seed, ..
        } => Some((before.view(seat), level, seed)),
        _ => None,
    });
    let seed = before.options().seed().derive(derivations::DECISIONS - 1);
    assert_eq!(asked, Some((before.round().view(bot), LEVEL, seed)));
    assert_eq!(before.options().level(bot), Some(LEVEL));
    assert_eq!(before.options().level(Seat::FIRST), None);
}
