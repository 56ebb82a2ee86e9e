//! The deal of the day: the calendar, the cards, and days played in a row.

use game::Game;
use little_devils::rules::{Round, SEATS, notation};
use little_devils::session::{Day, MatchOptions, MatchRecord, daily, match_options, streak};
use protocol::{daily_day, daily_options, reader_of};

use crate::common::typed;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn options(day: Day) -> MatchOptions {
    daily_options(reader_of::<Round>(), day, "Dora", &["Anna", "Bela", "Cleo"]).expect("names")
}

fn day_of(options: &MatchOptions, today: Day) -> Option<Day> {
    daily_day(reader_of::<Round>(), options, today)
}

#[test]
fn every_day_has_its_date_and_its_milliseconds() {
    let first = day("2026-01-01");
    let mut one = day("2101-03-01");
    let mut days = 1;
    while let Some(before) = one.previous() {
        assert!(before < one);
        assert_eq!(before.to_string().parse(), Ok(before));
        one = before;
        days += 1;
    }
    assert_eq!(one, first, "there is no deal before");
    // 75 years, 18 of them leap years (2100 is none), January and February.
    assert_eq!(days, 75 * 365 + 18 + 59 + 1);
    let midnight = 1_767_225_600_000.0;
    assert_eq!(Day::from_milliseconds(midnight), Some(first));
    assert_eq!(Day::from_milliseconds(midnight + 86_399_999.0), Some(first));
    assert_eq!(
        Day::from_milliseconds(midnight + 86_400_000.0),
        Some(day("2026-01-02"))
    );
    for nonsense in [-1.0, f64::NAN, f64::INFINITY, 1e18] {
        assert_eq!(Day::from_milliseconds(nonsense), None);
    }
    assert_eq!(day("2028-02-29").previous(), Some(day("2028-02-28")));
}

#[test]
fn a_text_that_is_not_a_day_is_refused() {
    let all = [
        "",
        "2026",
        "2026-13-01",
        "2026-02-29",
        "2026-00-10",
        "2026-04-31",
        "2025-12-31",
    ];
    for text in all
        .into_iter()
        .chain(["2026-1-1-1", "heute", "99999-01-01", "2026--1-01"])
    {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
}

#[test]
fn a_day_always_deals_the_same_cards() {
    let deal = |text| typed(&MatchRecord::new(options(day(text)))).round().clone();
    let (deal, other) = (deal("2026-11-21"), deal("2026-11-22"));
    assert_eq!(deal.seats(), SEATS.all().nth(1).expect("four"));
    assert_eq!(
        notation::print(&deal),
        include_str!("../data/daily.txt").trim()
    );
    assert_ne!(other, deal);
}

#[test]
fn the_day_of_a_match_is_recognized() {
    let (today, past) = (day("2026-11-21"), day("2026-02-03"));
    assert_eq!(day_of(&options(past), today), Some(past));
    assert_eq!(day_of(&options(today), today), Some(today));
    assert_eq!(day_of(&options(today), past), None, "not yet");
    let bots = options(past).players()[1..3].to_vec();
    let other = match_options(daily::seed(past), "Dora", bots).expect("names");
    assert_eq!(day_of(&other, today), None, "other bots");
}

#[test]
fn days_in_a_row_are_counted_up_to_today_or_yesterday() {
    let days = |texts: &[&str]| texts.iter().map(|text| day(text)).collect::<Vec<_>>();
    let today = day("2026-03-02");
    assert_eq!(streak(&[], today), 0);
    assert_eq!(streak(&days(&["2026-03-02"]), today), 1);
    assert_eq!(
        streak(&days(&["2026-02-28", "2026-03-01"]), today),
        2,
        "today's may still be played"
    );
    assert_eq!(
        streak(&days(&["2026-03-02", "2026-02-28", "2026-03-01"]), today),
        3
    );
    assert_eq!(
        streak(&days(&["2026-02-27", "2026-02-28"]), today),
        0,
        "yesterday was missed"
    );
    assert_eq!(streak(&days(&["2026-02-28", "2026-03-02"]), today), 1);
}
