//! Takebacks.

use cards::Seat;
use game::Game;
use little_devils::session::{Event, MatchRecord, Phase, Session};

use super::{play_match, settle, table};
use crate::common::typed;

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
fn a_takeback_skips_cards_without_a_choice() {
    let mut skipped = 0;
    for save in play_match(3, 12).1.iter().filter(|save| save.can_undo()) {
        let before_last_decision = save.before_last_decision().expect("a decision");
        assert_eq!(
            typed(&before_last_decision).round().to_move(),
            Some(Seat::FIRST)
        );
        assert!(typed(&before_last_decision).round().legal().len() > 1);
        let first = before_last_decision.moves().len();
        let again = MatchRecord::replay(save.options().clone(), &save.moves()[..=first]);
        assert!(again.expect("legal before").can_undo());
        skipped += usize::from(save.moves().len() > first + 4);
    }
    assert!(skipped > 0, "some card was forced");
}
