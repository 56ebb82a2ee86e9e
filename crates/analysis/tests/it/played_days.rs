//! Deals of the day: the first try counts.

use analysis::{DayOutcome, PlayedDays};

use crate::made_up::{day, deal, result, with_takeback};

#[test]
fn the_first_finished_match_of_a_day_without_a_takeback_counts() {
    let results = [
        with_takeback(deal("2026-11-22", 0, 9)),
        deal("2026-11-22", 0, 1),
        deal("2026-11-22", 0, 8),
        result(&["wild"], &[3, 2], 1),
    ];
    let days = PlayedDays::new(&results);
    let played = days.get(day("2026-11-22")).expect("played");
    assert_eq!((played.total, played.outcome()), (1, DayOutcome::Lost));
    assert_eq!(days.get(day("2026-11-21")), None);
}

#[test]
fn a_day_that_is_played_later_has_a_result_and_no_place_in_a_row() {
    let results = [
        deal("2026-11-20", 0, 3),
        deal("2026-11-21", 1, 3),
        deal("2026-11-22", 0, 3),
        deal("2026-11-23", 0, 3),
    ];
    let days = PlayedDays::new(&results);
    assert!(
        days.get(day("2026-11-21"))
            .is_some_and(|played| !played.is_on_time)
    );
    assert_eq!(days.streak(day("2026-11-23")), 2);
    assert_eq!(
        days.streak(day("2026-11-24")),
        2,
        "today's may still be played"
    );
    assert_eq!(days.streak(day("2026-11-25")), 0);
}

#[test]
fn the_outcome_is_one_word_where_there_is_one() {
    let outcome = |totals: &[i32]| {
        let bots = vec!["wild"; totals.len() - 1];
        let day = Some(day("2026-11-22"));
        let result = protocol::MatchResult {
            day,
            ..result(&bots, totals, 1)
        };
        let days = PlayedDays::new(&[result]);
        days.get(self::day("2026-11-22")).expect("played").outcome()
    };
    assert_eq!(outcome(&[3, 1]), DayOutcome::Won);
    assert_eq!(outcome(&[3, 3]), DayOutcome::Drawn);
    assert_eq!(outcome(&[1, 3]), DayOutcome::Lost);
    assert_eq!(outcome(&[3, 3, 1, 0]), DayOutcome::Won);
    assert_eq!(outcome(&[1, 3, 1, 0]), DayOutcome::Place);
}
