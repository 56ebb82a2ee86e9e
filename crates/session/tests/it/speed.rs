//! Speeds: faster ones wait less.

use session::{Choice, Pause, Speed};

#[test]
fn speeds_are_ordered_and_instant_does_not_wait() {
    for pause in [Pause::Card, Pause::Forced, Pause::Trick] {
        let waits = Speed::ALL
            .iter()
            .map(|(speed, _)| speed.milliseconds(pause));
        let waits: Vec<_> = waits.collect();
        assert!(waits.is_sorted_by(|slow, fast| slow > fast), "{waits:?}");
        assert_eq!(waits[3], 0);
    }
    assert!((1000..=1500).contains(&Speed::Normal.milliseconds(Pause::Trick)));
}
