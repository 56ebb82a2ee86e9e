//! The deal of the day.

use cards::Seed;
use michigan::bots::Level;
use michigan::rules::{MatchOptions, Options, Round};
use michigan::session::daily;
use michigan::words::BOT_NAMES;
use protocol::{TableFormat, daily_day, daily_options, reader_of};
use session::{Day, MatchRecord};

use crate::tables::typed;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn options(day: Day) -> session::MatchOptions {
    daily_options(reader_of::<Round>(), day, "Ann", &BOT_NAMES).expect("good names")
}

fn day_of(options: &session::MatchOptions, today: Day) -> Option<Day> {
    daily_day(reader_of::<Round>(), options, today)
}

#[test]
fn the_deal_of_a_day_is_a_match_of_four_in_which_everybody_deals_once() {
    let options = options(day("2026-11-22"));
    assert_eq!(options.seats().get(), 4);
    let record = MatchRecord::new(options.clone());
    let start = typed(&record).match_state();
    assert_eq!(start.deals(), 4);
    assert_eq!(start.options().options, Options::default());
    let bots: Vec<_> = options.bots().collect();
    let expected = ["Marlin", "Coral", "Finn"].map(|name| (name, Level::Steward.into()));
    assert_eq!(bots, expected);
    let again = MatchRecord::new(options);
    assert_eq!(typed(&record).round(), typed(&again).round());
}

#[test]
fn the_day_of_a_match_is_found_again() {
    let today = day("2026-11-25");
    for date in ["2026-01-01", "2026-11-24", "2026-11-25"] {
        assert_eq!(day_of(&options(day(date)), today), Some(day(date)));
    }
    assert_eq!(day_of(&options(day("2026-11-26")), today), None);
    assert_ne!(daily::seed(today), daily::seed(day("2026-11-24")));
    let longer = MatchOptions {
        deals_each: 2,
        ..MatchOptions::default()
    };
    let players = options(today).players().to_vec();
    let other = session::MatchOptions::new(players, |seats| {
        michigan::rules::Match::new(seats, longer, daily::seed(today))
    });
    assert_eq!(day_of(&other.expect("good names"), today), None);
    let start = Round::daily_start(today);
    assert_eq!(game::Match::seed(&start), daily::seed(today));
    assert_ne!(game::Match::seed(&start), Seed(0));
}
