//! The day on which a puzzle is asked again.

use little_devils::review::LeitnerCard;

use super::{day, today};

#[test]
fn a_card_returns_after_growing_pauses_until_mastered() {
    let mut leitner = LeitnerCard::new(LeitnerCard::MISTAKE, today());
    let mut days = Vec::new();
    while !leitner.is_mastered() {
        let due = leitner.due();
        assert!(leitner.is_due(due) && !leitner.is_due(due.previous().expect("a day")));
        days.push(due.to_string());
        leitner = leitner.answered(true, due);
    }
    let expected = [
        "2026-11-21",
        "2026-11-22",
        "2026-11-25",
        "2026-12-02",
        "2026-12-23",
    ];
    assert_eq!(days, expected);
    assert!(!leitner.is_due(day("2030-01-01")), "dropped when mastered");
}

#[test]
fn a_wrong_answer_restarts_the_next_day() {
    let leitner = LeitnerCard::new(LeitnerCard::MISTAKE, today()).answered(true, today());
    let tomorrow = today().plus_days(1);
    let failed = leitner.answered(false, tomorrow);
    assert_eq!((failed.streak(), failed.due()), (0, tomorrow.plus_days(1)));
    let again = failed.answered(true, failed.due());
    assert_eq!(
        (again.streak(), again.due()),
        (1, failed.due().plus_days(1))
    );
}

#[test]
fn an_answer_before_the_due_day_does_not_count() {
    let failed = LeitnerCard::new(LeitnerCard::SET, today()).answered(false, today());
    assert_eq!(failed.answered(true, today()), failed);
    assert!(failed.answered(true, today().plus_days(1)).is_mastered());
    assert_eq!(failed.answered(false, today()), failed);
}

#[test]
fn a_clock_that_was_wrong_does_not_hide_a_puzzle() {
    let leitner = LeitnerCard::new(LeitnerCard::MISTAKE, day("2031-01-01"));
    assert!(leitner.is_due(today()));
    let answered = leitner.answered(true, today());
    assert_eq!(answered.due(), today().plus_days(1));
}
