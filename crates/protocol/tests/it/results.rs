//! The results of finished matches: one line each, their list, and the list in a storage.

use core::cmp::Ordering;

use proptest::prelude::*;
use protocol::{
    KeyValueStore, MAX_RESULTS, MatchResult, Progress, ResultLine, ResultStore, Results, Stage,
    StorageError, TableFormat, reader_of,
};
use session::{Controller, Day, MatchRecord, Origin};

use crate::dice::{Dice, WILD};
use crate::dice_format::{dice, play};
use crate::memory::Memory;

const LINE: &str = r#"{"version":1,"at":5,"seed":"18446744073709551615","moves":1740346018,"options":"to 10","levels":["","wild"],"totals":[2,1],"places":[1,2],"rounds":3,"training":true,"day":"2026-11-22","course":"+0+"}"#;

const NAME: &str = "toy-dice/results";

fn store(memory: &Memory) -> ResultStore<&Memory> {
    ResultStore::new(memory, Dice::INFO)
}

fn day() -> Day {
    "2026-11-22".parse().expect("a day")
}

/// A whole match: each round ends with the sixth number at the latest.
fn finished(seed: u64) -> MatchRecord {
    let mut record = dice(seed, &[Controller::Here, Controller::Bot(WILD)]);
    while !record.is_over() {
        play(&mut record, &[1]);
    }
    record
}

fn progress(stage: Stage) -> Progress {
    Progress {
        stage,
        rounds: 3,
        points: vec![1, 0],
        totals: vec![2, 1],
        places: vec![1, 2],
    }
}

fn result(seed: u64, at: u64, day: Option<Day>) -> MatchResult {
    let over = progress(Stage::MatchOver);
    MatchResult::new(reader_of::<Dice>(), &finished(seed), &over, at, day).expect("over")
}

/// The result of the line.
fn read(line: &str) -> MatchResult {
    match MatchResult::read(line) {
        ResultLine::Result(result) => *result,
        other => panic!("{line}: {other:?}"),
    }
}

fn list(all: impl IntoIterator<Item = MatchResult>) -> Results {
    let mut results = Results::default();
    for result in all {
        results.add(result);
    }
    results
}

#[test]
fn a_finished_match_has_a_result_and_an_unfinished_one_has_none() {
    let result = result(7, 1_795_219_300_000, Some(day()));
    assert_eq!(result.levels, ["", "wild"]);
    assert_eq!((result.person(), result.rounds), (Some(0), 3));
    assert_eq!(
        (&*result.totals, &*result.places),
        (&[2, 1][..], &[1, 2][..])
    );
    assert_eq!(result.course.len(), 3);
    let won = |outcome: &Ordering| [Ordering::Greater, Ordering::Equal].contains(outcome);
    assert!(result.course.iter().all(won), "no round costs anything");
    assert_eq!(read(&result.to_line()), result);
    let over = progress(Stage::MatchOver);
    let begun = dice(7, &[Controller::Here, Controller::Open]);
    assert_eq!(
        MatchResult::new(reader_of::<Dice>(), &begun, &over, 0, None),
        None
    );
    let playing = progress(Stage::Playing);
    assert_eq!(
        MatchResult::new(reader_of::<Dice>(), &finished(7), &playing, 0, None),
        None
    );
    let own = self::result(7, 0, None);
    assert!(own.course.is_empty() && !own.to_line().contains("day"));
}

#[test]
fn a_line_has_one_form() {
    let result = read(LINE);
    assert_eq!(result.to_line(), LINE);
    assert!(result.takeback_used && result.day == Some(day()));
    assert_eq!(
        result.course,
        [Ordering::Greater, Ordering::Equal, Ordering::Greater]
    );
}

#[test]
fn a_line_that_is_not_valid_is_refused() {
    for (from, to) in [
        ("\"version\":1", "\"version\":0"),
        ("18446744073709551615", "18446744073709551616"),
        ("18446744073709551615", "-1"),
        ("\"at\":5", "\"at\":-5"),
        ("[2,1]", "[2]"),
        ("[1,2],\"rounds\"", "[1,3],\"rounds\""),
        ("[1,2],\"rounds\"", "[0,1],\"rounds\""),
        ("[\"\",\"wild\"]", "[]"),
        ("\"rounds\":3", "\"rounds\":0"),
        ("2026-11-22", "2026-02-30"),
        ("+0+", "+x+"),
        ("{", "["),
    ] {
        let line = LINE.replacen(from, to, 1);
        assert_ne!(line, LINE, "{from}");
        assert_eq!(MatchResult::read(&line), ResultLine::Unreadable, "{line}");
    }
    let later = LINE.replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(MatchResult::read(&later), ResultLine::Later);
    let future = r#"{"version":9,"what":"else"}"#;
    assert_eq!(MatchResult::read(future), ResultLine::Later);
}

#[test]
fn each_match_is_in_the_list_once_with_its_earlier_end() {
    let mut results = list([result(1, 20, None), result(2, 10, None)]);
    assert_eq!(
        results
            .as_slice()
            .iter()
            .map(|one| one.at)
            .collect::<Vec<_>>(),
        [10, 20]
    );
    assert!(!results.add(result(1, 30, None)), "known");
    assert!(!results.add(result(1, 5, None)), "known, but earlier");
    let ends: Vec<u64> = results.as_slice().iter().map(|one| one.at).collect();
    assert_eq!(ends, [5, 10]);
    let taken_back = MatchResult {
        takeback_used: true,
        ..result(1, 30, None)
    };
    assert!(
        results.add(taken_back),
        "another match: a move was taken back"
    );
}

#[test]
fn a_deal_of_a_day_that_ends_after_midnight_is_on_time_if_it_was_begun_that_day() {
    let day: Day = "2026-11-22".parse().expect("a day");
    let midnight = u64::from(day.number() + 1) * 86_400_000;
    let ended = |origin, at| {
        let record = finished(1).with_origin(origin);
        let over = progress(Stage::MatchOver);
        MatchResult::new(reader_of::<Dice>(), &record, &over, at, Some(day)).expect("over")
    };
    for (origin, at, is_on_time) in [
        (Origin::Day(day), midnight + 5, true),
        (Origin::PastDay(day), midnight + 5, false),
        (Origin::Own, midnight + 5, false),
        (Origin::Own, midnight - 5, true),
    ] {
        let result = ended(origin, at);
        assert_eq!(result.is_on_time, is_on_time, "{origin} {at}");
        assert_eq!(read(&result.to_line()), result);
    }
    let line = ended(Origin::Day(day), midnight - 5).to_line();
    assert!(!line.contains("on_time"), "as it always was: {line}");
}

#[test]
fn a_full_list_drops_the_oldest_match_that_is_no_deal_of_a_day() {
    let numbered = |number: u64| MatchResult {
        seed: cards::Seed(number),
        at: number,
        ..read(LINE)
    };
    let own = |number| MatchResult {
        day: None,
        ..numbered(number)
    };
    let most = u64::try_from(MAX_RESULTS).expect("small");
    let mut results = list([numbered(0)].into_iter().chain((1..most).map(own)));
    assert_eq!(results.as_slice().len(), MAX_RESULTS);
    assert!(results.add(own(most)));
    assert_eq!(results.as_slice().len(), MAX_RESULTS);
    assert_eq!((results.as_slice()[0].at, results.as_slice()[1].at), (0, 2));
    let mut days = list((0..most).map(numbered));
    assert!(days.add(numbered(most)));
    assert_eq!(
        (days.as_slice()[0].at, days.as_slice().len()),
        (1, MAX_RESULTS)
    );
}

#[test]
fn results_are_added_to_what_is_stored() {
    let memory = Memory::default();
    assert_eq!(
        store(&memory).load(),
        Ok(protocol::StoredResults::default())
    );
    assert_eq!(store(&memory).add([result(1, 1, None)]), Ok(1));
    // Another tab has its own store.
    assert_eq!(
        store(&memory).add([result(1, 9, None), result(2, 2, None)]),
        Ok(1)
    );
    let stored = store(&memory).load().expect("stored");
    assert_eq!(
        stored.results,
        list([result(1, 1, None), result(2, 2, None)])
    );
    assert!(!stored.has_unreadable);
}

#[test]
fn unreadable_lines_are_quarantined_and_later_ones_stay() {
    let later = r#"{"version":2,"all":"new"}"#;
    let text = format!("junk\n\n{later}\n{LINE}\n{{");
    let memory = Memory::new(&[(NAME, &text)]);
    let before = store(&memory).load().expect("stored");
    assert!(before.has_unreadable);
    assert_eq!(before.results.as_slice(), [read(LINE)]);
    assert_eq!(memory.text(NAME), Some(text), "reading changes nothing");
    assert_eq!(store(&memory).add([result(1, 9, None)]), Ok(1));
    let shelved = format!("{NAME}/unreadable-1");
    assert_eq!(memory.text(&shelved).as_deref(), Some("junk\n{"));
    let text = memory.text(NAME).expect("stored");
    assert!(text.contains(LINE) && text.ends_with(later), "{text}");
    let after = store(&memory).load().expect("stored");
    assert!(after.has_unreadable, "it is quarantined, and still told");
    assert_eq!(after.results.as_slice().len(), 2);
}

#[test]
fn nothing_is_written_over_what_cannot_be_quarantined() {
    let memory = Memory::new(&[(NAME, "junk")]);
    memory.is_full.set(true);
    assert_eq!(store(&memory).add([result(1, 1, None)]), Err(StorageError));
    assert_eq!(memory.text(NAME).as_deref(), Some("junk"));
    memory.refuses.set(true);
    assert_eq!(store(&memory).load(), Err(StorageError));
    assert_eq!(store(&memory).add([]), Err(StorageError));
}

#[test]
fn an_unreadable_text_is_shelved_once() {
    let memory = Memory::default();
    let storage = &memory;
    assert_eq!(storage.has_quarantined("a"), Ok(false));
    assert_eq!(storage.quarantine_copy("a", "x"), Ok(()));
    assert_eq!(storage.quarantine_copy("a", "x"), Ok(()));
    assert_eq!(storage.quarantine_copy("a", "y"), Ok(()));
    assert_eq!(memory.names(), ["a/unreadable-1", "a/unreadable-2"]);
    assert_eq!(storage.has_quarantined("a"), Ok(true));
}

proptest! {
    #[test]
    fn merging_drops_no_match_and_doubles_none(
        one in proptest::collection::vec((0_u64..6, 0_u64..50), 0..8),
        other in proptest::collection::vec((0_u64..6, 0_u64..50), 0..8),
    ) {
        let all = |given: &[(u64, u64)]| -> Vec<MatchResult> {
            given.iter().map(|(seed, at)| result(*seed, *at, None)).collect()
        };
        let mut merged = list(all(&one));
        let known: std::collections::BTreeSet<u64> = one.iter().map(|(seed, _)| *seed).collect();
        let new: std::collections::BTreeSet<u64> = other.iter().map(|(seed, _)| *seed).collect();
        let added = all(&other).into_iter().filter(|theirs| merged.add(theirs.clone())).count();
        prop_assert_eq!(added, new.difference(&known).count());
        prop_assert_eq!(merged.as_slice().len(), known.union(&new).count());
        prop_assert!(merged.as_slice().is_sorted_by_key(|one| one.at));
        prop_assert_eq!(&merged, &list(all(&other).into_iter().chain(all(&one))), "in any order");
        let text = merged.to_text();
        let (read, unreadable) = Results::read(&text);
        prop_assert_eq!(read, merged.clone());
        prop_assert!(unreadable.is_empty());
    }

    #[test]
    fn any_text_is_read(text in "[\\x20-\\x7e\\n]{0,200}|(\\{\"version\":1[^\\n]{0,40}\\n){0,3}") {
        let (results, unreadable) = Results::read(&text);
        let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
        prop_assert!(results.as_slice().len() + unreadable.len() <= lines);
    }
}
