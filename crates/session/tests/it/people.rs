//! People at one device and elsewhere, open seats, and takebacks among several people.

use cards::Seat;
use session::{Effect, Event, Pause, Phase};

use crate::toys::{
    BOT, ELSEWHERE, HERE, LEVEL, OPEN, high_card, nim, one, player, ready, record, settle, started,
    table, take,
};

fn last() -> Seat {
    nim([1; 3], [HERE; 2])
        .seats()
        .seats()
        .last()
        .expect("two seats")
}

#[test]
fn two_people_at_one_device_move_in_turn() {
    let (mut session, _) = started(nim([2, 1, 0], [HERE, HERE]));
    assert_eq!(table(&session).phase(), Phase::Person);
    assert_eq!(table(&session).viewer(), Seat::FIRST);
    let effects = session.update(Event::Play(one()));
    assert_eq!(table(&session).phase(), Phase::HandOver);
    assert_eq!(
        table(&session).open_hand(),
        None,
        "the hand is hidden at once"
    );
    assert_eq!(
        table(&session).viewer(),
        Seat::FIRST,
        "nobody else looks yet"
    );
    assert!(matches!(&effects[..], [Effect::Save(_)]), "{effects:?}");
    assert_eq!(session.update(Event::Play(one())), [], "not ready");
    assert_eq!(session.update(Event::Ready), []);
    assert_eq!(table(&session).phase(), Phase::Person);
    assert_eq!(table(&session).open_hand(), Some(last()));
    assert_eq!(table(&session).viewer(), last(), "the next one looks");
    let _ = session.update(Event::Play(one()));
    assert_eq!(record(&session).moves(), [one(), one()]);
}

#[test]
fn an_illegal_move_changes_nothing_and_the_same_person_is_asked_again() {
    let (mut session, _) = started(nim([2, 1, 0], [HERE, HERE]));
    let before = session.clone();
    let too_many = take(0, 3);
    assert_eq!(session.update(Event::Play(too_many)), []);
    assert_eq!(session, before);
}

#[test]
fn a_forced_move_is_played_after_its_pause() {
    let (mut session, effects) = started(nim([1, 0, 0], [HERE, BOT]));
    let Phase::Forced(ticket) = table(&session).phase() else {
        panic!("one move is legal");
    };
    let pause = Pause::Forced;
    assert_eq!(effects.last(), Some(&Effect::After { pause, ticket }));
    let effects = session.update(Event::Elapsed(ticket));
    assert_eq!(table(&session).phase(), Phase::MatchOver);
    assert!(
        matches!(
            &effects[..],
            [
                Effect::RoundFinished(_),
                Effect::Save(_),
                Effect::MatchFinished
            ]
        ),
        "{effects:?}"
    );
    assert!(!record(&session).can_undo(), "it was no decision");
}

#[test]
fn the_move_of_a_person_at_another_device_arrives_once_and_in_its_turn() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, ELSEWHERE]));
    let received = |number, mv| Event::Received { number, mv };
    let before = session.clone();
    assert_eq!(session.update(received(0, one())), [], "not their turn");
    assert_eq!(session, before);
    let _ = session.update(Event::Play(one()));
    assert_eq!(table(&session).phase(), Phase::Online);
    assert_eq!(table(&session).viewer(), Seat::FIRST, "nobody else looks");
    let before = session.clone();
    let illegal = take(2, 1);
    for event in [Event::Play(one()), received(0, one()), received(1, illegal)] {
        assert_eq!(session.update(event), []);
        assert_eq!(session, before);
    }
    assert!(!session.update(received(1, one())).is_empty());
    assert_eq!(record(&session).moves(), [one(), one()]);
    assert_eq!(table(&session).phase(), Phase::Person);
}

#[test]
fn nothing_is_taken_back_once_a_person_at_another_device_has_seen_it() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, ELSEWHERE]));
    let _ = session.update(Event::Play(one()));
    assert!(!record(&session).can_undo());
    assert_eq!(record(&session).before_last_decision(), None);
    assert_eq!(session.update(Event::Undo), []);
    let _ = session.update(Event::Sit(last(), player(BOT)));
    assert!(record(&session).can_undo(), "the person has left");
}

#[test]
fn an_open_seat_makes_the_table_wait_for_a_player() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, OPEN]));
    let _ = session.update(Event::Play(one()));
    assert_eq!(table(&session).phase(), Phase::Open);
    let before = session.clone();
    for event in [Event::Play(one()), Event::Continue, Event::Claim] {
        assert_eq!(session.update(event), []);
        assert_eq!(session, before);
    }
    let effects = session.update(Event::Sit(last(), player(BOT)));
    assert!(
        matches!(
            &effects[..],
            [Effect::Ask { level: LEVEL, .. }, Effect::After { .. }, Effect::Save(saved)]
                if **saved == *record(&session)
        ),
        "{effects:?}"
    );
    let _ = settle(&mut session);
    assert_eq!(record(&session).moves().len(), 2);
}

#[test]
fn a_player_without_a_seat_or_with_a_bad_name_does_not_sit_down() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, OPEN]));
    let before = session.clone();
    let mut nameless = player(BOT);
    nameless.name = " ".into();
    let third = high_card(1, &[HERE; 3]).seats().seats().last();
    let nobody = player(OPEN);
    for (seat, player) in [
        (last(), nameless),
        (third.expect("three seats"), player(BOT)),
        (last(), nobody),
    ] {
        assert_eq!(session.update(Event::Sit(seat, player)), []);
        assert_eq!(session, before);
    }
}

#[test]
fn a_person_takes_over_from_a_bot_that_thinks() {
    let (mut session, _) = started(nim([3, 2, 0], [BOT, HERE]));
    let Phase::Bot(session::Waiting::Both(ticket)) = table(&session).phase() else {
        panic!("the bot is asked");
    };
    let _ = session.update(Event::Sit(Seat::FIRST, player(HERE)));
    assert_eq!(table(&session).hand_over(true), Some(Seat::FIRST));
    let _ = ready(&mut session);
    assert_eq!(table(&session).phase(), Phase::Person);
    let before = session.clone();
    for event in [Event::Chosen { ticket, mv: one() }, Event::Elapsed(ticket)] {
        assert_eq!(session.update(event), [], "the bot's answer is late");
        assert_eq!(session, before);
    }
}

#[test]
fn a_takeback_within_a_turn_is_not_marked() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, HERE]));
    let start = record(&session).clone();
    for _ in 0..2 {
        let _ = session.update(Event::Play(one()));
        let effects = session.update(Event::Undo);
        let _ = ready(&mut session);
        assert_eq!(record(&session), &start, "as if nothing had been played");
        assert!(effects.contains(&Effect::Save(Box::new(start.clone()))));
    }
    let _ = session.update(Event::Play(one()));
    let _ = ready(&mut session);
    let _ = session.update(Event::Play(one()));
    let _ = session.update(Event::Undo);
    assert!(record(&session).takeback_used(), "the turn had ended");
    assert_eq!(record(&session).moves(), [one()]);
}

#[test]
fn nobody_takes_a_move_back_once_another_hand_was_seen() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, HERE]));
    let _ = session.update(Event::Play(one()));
    assert!(table(&session).can_undo(), "the other one is not ready yet");
    let _ = ready(&mut session);
    assert!(!table(&session).can_undo());
    assert_eq!(session.update(Event::Undo), []);
    assert_eq!(record(&session).moves(), [one()]);
}

#[test]
fn a_hand_closes_when_the_window_is_hidden_and_when_a_match_is_opened() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, HERE]));
    let opened = session.clone();
    let _ = session.update(Event::Cover);
    assert_eq!(table(&session).hand_over(true), Some(Seat::FIRST));
    let _ = session.update(Event::Ready);
    assert_eq!(session, opened);
    let (resumed, _) = session::Session::restored(record(&session).clone());
    assert_eq!(table(&resumed).open_hand(), None);
    assert_eq!(table(&resumed).hand_over(true), Some(Seat::FIRST));
}

#[test]
fn the_only_move_of_a_person_is_played_unseen_unless_they_want_to_make_it() {
    let (mut session, _) = started(nim([2, 0, 0], [HERE, HERE]));
    let _ = session.update(Event::Play(one()));
    let Phase::ForcedWhileHidden(ticket) = table(&session).phase() else {
        panic!("one move is legal");
    };
    assert_eq!(table(&session).open_hand(), None);
    let mut by_hand = session.clone();
    let _ = session.update(Event::Elapsed(ticket));
    assert_eq!(table(&session).phase(), Phase::MatchOver);
    assert_eq!(table(&by_hand).hand_over(true), None);
    assert_eq!(table(&by_hand).hand_over(false), Some(last()));
    let _ = by_hand.update(Event::Ready);
    assert!(matches!(table(&by_hand).phase(), Phase::Forced(_)));
}

#[test]
fn a_hand_closes_with_the_turn_also_if_a_bot_follows() {
    let (mut session, _) = started(high_card(5, &[HERE, BOT, HERE]));
    let first = table(&session).open_hand();
    assert!(first.is_some());
    let card = record(&session).any().legal()[0];
    let _ = session.update(Event::Play(card));
    assert_eq!(table(&session).open_hand(), None);
    assert!(table(&session).can_undo(), "nobody has looked since");
}

#[test]
fn a_person_between_bots_needs_no_hand_over_for_each_turn() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, BOT]));
    let _ = session.update(Event::Cover);
    assert_eq!(table(&session).phase(), Phase::Person, "nobody shares it");
}

#[test]
fn a_takeback_after_the_move_of_another_player_is_marked() {
    let (mut session, _) = started(nim([4, 2, 1], [HERE, BOT]));
    let _ = session.update(Event::Play(take(0, 2)));
    let _ = settle(&mut session);
    assert_eq!(record(&session).moves().len(), 2);
    let _ = session.update(Event::Undo);
    assert!(record(&session).takeback_used(), "the bot has moved since");
}

#[test]
fn takebacks_go_back_across_rounds() {
    let (mut session, _) = started(high_card(5, &[HERE, BOT, BOT]));
    let mut decisions = Vec::new();
    while decisions.len() < 5 {
        let _ = settle(&mut session);
        if table(&session).phase() == Phase::RoundOver {
            let _ = session.update(Event::Continue);
            continue;
        }
        assert_eq!(table(&session).phase(), Phase::Person);
        decisions.push((record(&session).moves().len(), table(&session).viewer()));
        let card = record(&session).any().legal()[0];
        let _ = session.update(Event::Play(card));
    }
    assert_eq!(record(&session).round_number(), 5);
    for decision in decisions.into_iter().rev() {
        assert!(record(&session).can_undo());
        let _ = session.update(Event::Undo);
        let _ = settle(&mut session);
        let now = (record(&session).moves().len(), table(&session).viewer());
        assert_eq!(now, decision);
        assert!(record(&session).takeback_used());
    }
    assert!(!record(&session).can_undo());
    assert_eq!(record(&session).round_number(), 1);
}
