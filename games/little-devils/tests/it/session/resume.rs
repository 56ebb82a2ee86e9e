//! Leaving a match and returning to it, takebacks, and the same deals again.

use cards::Seat;
use game::Game;
use little_devils::session::{Effect, Event, MatchRecord, Phase, Session};

use super::{asked, options, play_match, settle, table};

#[test]
fn a_match_left_unfinished_can_be_resumed() {
    let (mut session, ..) = asked();
    let record = table(&session).record().clone();
    assert_eq!(session.update(Event::Leave), []);
    assert!(matches!(&session, Session::Lobby { left: Some(left), .. } if **left == record));
    assert!(
        !session.update(Event::Return).is_empty(),
        "the bot is asked again"
    );
    assert_eq!(table(&session).record(), &record);
}

#[test]
fn a_match_that_is_opened_goes_on_and_is_saved() {
    let record = MatchRecord::new(options(3, 7));
    let (mut session, ticket, card) = asked();
    let effects = session.update(Event::Open(Box::new(record.clone())));
    assert_eq!(
        effects.first(),
        Some(&Effect::Save(Box::new(record.clone())))
    );
    assert_eq!(table(&session).record(), &record);
    // Answers for the match before are late.
    drop(session.update(Event::Chosen { ticket, mv: card }));
    assert_eq!(table(&session).record(), &record);
}

#[test]
fn a_match_is_under_way_until_it_is_over_at_the_table_or_left() {
    let mut session = Session::default();
    assert!(!session.is_under_way() && session.record().is_none());
    drop(session.update(Event::NewMatch(options(2, 1))));
    assert!(session.is_under_way());
    let record = session.record().cloned();
    drop(session.update(Event::Leave));
    assert!(session.is_under_way());
    assert_eq!(session.record().cloned(), record);
    let (over, _) = play_match(2, 1);
    assert!(!over.is_under_way() && over.record().is_some());
}

#[test]
fn a_finished_match_cannot_be_resumed() {
    let (mut session, _) = play_match(2, 3);
    let _ = session.update(Event::Leave);
    assert!(matches!(session, Session::Lobby { left: None, .. }));
}

#[test]
fn the_last_decision_can_be_taken_back_and_the_bots_play_the_same_again() {
    let (whole, saves) = play_match(3, 12);
    let mut before_last_decision = 0;
    for save in saves.iter().step_by(5) {
        let (mut session, effects) = Session::restored(save.clone());
        settle(&mut session, effects, &mut Vec::new());
        let before = table(&session).record().clone();
        let effects = session.update(Event::Undo);
        if !before.can_undo() {
            assert_eq!(effects, [], "there is nothing to take back");
            continue;
        }
        settle(&mut session, effects, &mut Vec::new());
        let after = table(&session).record().clone();
        assert_eq!(table(&session).phase(), Phase::Person);
        assert!(after.takeback_used() && after.moves().len() < before.moves().len());
        let card = before.moves()[after.moves().len()];
        let effects = session.update(Event::Play(card));
        settle(&mut session, effects, &mut Vec::new());
        let again = table(&session).record();
        assert!(again.takeback_used());
        assert_eq!(
            again.moves(),
            &table(&whole).record().moves()[..again.moves().len()]
        );
        before_last_decision += 1;
    }
    assert!(before_last_decision > 10);
}

#[test]
fn the_same_deals_can_be_played_again() {
    let (mut session, _) = play_match(2, 3);
    let options = table(&session).record().options().clone();
    let effects = session.update(Event::Again);
    assert_eq!(table(&session).record(), &MatchRecord::new(options));
    assert!(matches!(effects[..], [Effect::Save(_), ..]));
}

#[test]
fn a_takeback_skips_cards_without_a_choice() {
    let mut skipped = 0;
    for save in play_match(3, 12).1.iter().filter(|save| save.can_undo()) {
        let before_last_decision = save.before_last_decision().expect("a decision");
        assert_eq!(before_last_decision.round().to_move(), Some(Seat::FIRST));
        assert!(before_last_decision.round().legal().len() > 1);
        let first = before_last_decision.moves().len();
        let again = MatchRecord::replay(save.options().clone(), &save.moves()[..=first]);
        assert!(again.expect("legal before").can_undo());
        skipped += usize::from(save.moves().len() > first + 4);
    }
    assert!(skipped > 0, "some card was forced");
}
