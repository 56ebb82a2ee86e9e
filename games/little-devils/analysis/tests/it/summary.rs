//! The summary on the first page: written by the analysis, read by the page.

use little_devils::protocol::{DayResult, PuzzleKind, PuzzleProgress, Summary, ToAnalysis};
use little_devils::review::LeitnerCard;
use little_devils::rules::Round;
use little_devils::session::{Day, MatchRecord, Origin};
use little_devils::words::BOT_NAMES;
use little_devils_analysis::{Analysis, Outcome, PuzzleDeck, SavedData};
use protocol::{daily_options, reader_of};

use crate::pages::{ENVIRONMENT, save_text};

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn result(on: Day, par: Option<u8>) -> DayResult {
    DayResult {
        on,
        devils: 5,
        tricks: vec![false; 9],
        par,
    }
}

fn answered(number: usize, right: u8, due: Day) -> PuzzleProgress {
    PuzzleProgress {
        leitner: LeitnerCard::from_saved(LeitnerCard::SET, right, due).expect("a drill"),
        kind: PuzzleKind::Set(format!("puzzle {number}")),
    }
}

/// An analysis on 21 November 2026.
fn saved(days: &[&str], puzzles: Vec<PuzzleProgress>) -> Analysis {
    let days = days
        .iter()
        .map(|text| (day(text), result(day(text), Some(4))));
    let saved = SavedData {
        days: days.collect(),
        puzzles: puzzles.into_iter().collect::<PuzzleDeck>(),
        ..SavedData::default()
    };
    Analysis::new(ENVIRONMENT, saved)
}

#[test]
fn the_summary_counts_days_in_a_row_and_puzzles_that_are_due() {
    let puzzles = vec![
        answered(1, 0, day("2026-11-20")),
        answered(2, 0, day("2026-11-22")),
        answered(3, 1, day("2026-11-20")),
    ];
    let analysis = saved(&["2026-11-17", "2026-11-19", "2026-11-20"], puzzles);
    let summary = analysis.summary();
    let today = day("2026-11-21");
    assert_eq!(summary.result(today), None, "today is not played");
    assert_eq!(summary.streak_on(today), 2, "today's may still be played");
    assert_eq!(
        summary.due(today),
        1,
        "one waits till tomorrow, one is solved"
    );
    let tomorrow = today.plus_days(1);
    assert_eq!((summary.streak_on(tomorrow), summary.due(tomorrow)), (0, 2));
    assert_eq!(summary.result(day("2026-11-20")), Some((5, Some(4))));
}

#[test]
fn the_day_of_another_tab_stays_and_counts() {
    let today = day("2026-11-21");
    let mut analysis = saved(&[], vec![]);
    let theirs = SavedData {
        days: [(today, result(today, None))].into(),
        puzzles: [answered(1, 0, today)].into_iter().collect(),
        ..SavedData::default()
    };
    analysis.take_saved(theirs.clone(), false);
    assert_eq!(analysis.summary().result(today), Some((5, None)));
    assert_eq!(analysis.summary().due(today), 0, "a puzzle may be open");
    analysis.take_saved(theirs, true);
    assert_eq!(analysis.summary().due(today), 1);
    let options = daily_options(reader_of::<Round>(), today, "Dora", &BOT_NAMES).expect("a day");
    let mut record = MatchRecord::new(options).with_origin(Origin::Day(today));
    play_round(&mut record);
    let save = save_text(&record);
    let outcomes = analysis.receive(ToAnalysis::SaveMatch(save));
    let saves_day = |outcome: &Outcome| matches!(outcome, Outcome::SaveDay(..));
    assert!(!outcomes.iter().any(saves_day), "the first result stays");
}

#[test]
fn a_deal_of_the_day_that_ends_after_midnight_keeps_the_row_of_days() {
    let (eve, today) = (day("2026-11-20"), day("2026-11-21"));
    for (origin, streak) in [(Origin::Day(eve), 1), (Origin::PastDay(eve), 0)] {
        let mut analysis = saved(&[], vec![]);
        let options = daily_options(reader_of::<Round>(), eve, "Dora", &BOT_NAMES).expect("a day");
        let mut record = MatchRecord::new(options).with_origin(origin);
        play_round(&mut record);
        let save = save_text(&record);
        let outcomes = analysis.receive(ToAnalysis::SaveMatch(save));
        assert!(!outcomes.is_empty());
        assert_eq!(analysis.summary().streak_on(today), streak, "{origin}");
    }
}

fn play_round(record: &mut MatchRecord) {
    while let Some(lowest) = record.any().legal().first() {
        record.play(*lowest).expect("legal");
    }
}

#[test]
fn future_days_of_a_wrong_clock_are_left_out() {
    let puzzles = vec![answered(1, 0, day("2031-01-01"))];
    let analysis = saved(&["2026-11-21", "2030-05-05"], puzzles);
    let summary = analysis.summary();
    let today = day("2026-11-21");
    assert_eq!(summary.result(today), Some((5, Some(4))));
    assert_eq!(summary.streak_on(today), 1);
    assert_eq!(summary.due(today), 1, "no pause is that long");
    assert_eq!(
        summary.streak_on(day("2026-11-19")),
        0,
        "the clock goes back"
    );
}

#[test]
fn a_past_deal_played_later_does_not_extend_the_streak() {
    let late = (day("2026-11-20"), result(day("2026-11-21"), None));
    let saved = SavedData {
        days: [late].into_iter().collect(),
        ..SavedData::default()
    };
    let summary = Analysis::new(ENVIRONMENT, saved).summary();
    assert_eq!(summary.streak_on(day("2026-11-21")), 0);
    assert_eq!(summary.result(day("2026-11-20")), Some((5, None)));
}

#[test]
fn a_line_is_read_as_it_was_written() {
    let puzzles = vec![answered(1, 0, day("2026-11-20"))];
    for analysis in [saved(&[], Vec::new()), saved(&["2026-11-21"], puzzles)] {
        let summary = analysis.summary();
        assert_eq!(Summary::read(&summary.to_line()), Some(summary));
    }
    assert_eq!(
        Summary::read("1 20779 5 5 20779 3 20780 20782"),
        Some(Summary {
            newest: Some((20_779, 5, Some(4))),
            streak: (20_779, 3),
            due: [20_780, 20_782]
                .into_iter()
                .filter_map(Day::from_number)
                .collect(),
        })
    );
}

#[test]
fn damaged_and_later_lines_are_refused() {
    let long = format!("1 0 0 0 0 0{}", " 20780".repeat(501));
    for line in [
        "",
        "1",
        "2 20779 5 5 20779 3",
        "1 20779 5 5 20779",
        "1 20779 57 5 20779 3",
        "1 20779 5 58 20779 3",
        "1 -1 5 5 20779 3",
        "1 20779 5 5 20779 3 x",
        "{}",
        "1  20779 5 5 20779 3",
        "1 99999999999 5 5 20779 3",
        long.as_str(),
    ] {
        assert_eq!(Summary::read(line), None, "{line:?}");
    }
    let wild = Summary::read("1 4294967295 56 57 4294967295 4294967295 4294967295").expect("read");
    let today = day("2026-11-21");
    assert_eq!(
        (wild.result(today), wild.streak_on(today), wild.due(today)),
        (None, 0, 0)
    );
}
