//! The deal of the day.

use cards::Seat;
use game::Game;
use own_trumps::bots::Level;
use own_trumps::rules::{Round, mirrored_suit};
use own_trumps::session::{MatchRecord, SessionOptions, daily};
use protocol::{daily_day, daily_options, reader_of};
use session::Day;

use crate::tables::{against, typed};

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn options(day: Day, name: &str, bot: &str) -> SessionOptions {
    daily_options(reader_of::<Round>(), day, name, &[bot]).expect("good names")
}

fn day_of(options: &SessionOptions, today: Day) -> Option<Day> {
    daily_day(reader_of::<Round>(), options, today)
}

#[test]
fn the_deal_of_a_day_is_one_mirror_deal_against_a_wolf() {
    for date in ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"] {
        let options = options(day(date), "Ann", "Vera");
        let record = MatchRecord::new(options.clone());
        let record = typed(&record);
        let start = record.match_state().options();
        assert!(start.options().mirror_deal && start.deals() == 1);
        let [own, other] = [0, 1].map(|at| {
            let seat = options.seats().seats().nth(at).expect("two seats");
            start.trumps().suit(seat)
        });
        assert_eq!(other, mirrored_suit(own));
        assert_eq!(
            options.bots().collect::<Vec<_>>(),
            [("Vera", Level::Wolf.into())]
        );
        let hands = record.round().position().hands();
        assert_eq!(hands[Seat::FIRST].len(), 18);
        assert!(record.round().to_move().is_some());
    }
}

#[test]
fn the_day_of_a_match_is_found_again() {
    let today = day("2026-11-25");
    for date in ["2026-01-01", "2026-11-23", "2026-11-25"] {
        let options = options(day(date), "", "Oleg");
        assert_eq!(day_of(&options, today), Some(day(date)));
    }
    let tomorrow = options(day("2026-11-26"), "", "Oleg");
    assert_eq!(day_of(&tomorrow, today), None);
    let other = against(&[Level::Wolf], "deals=1", daily::seed(today).0);
    assert_eq!(day_of(&other, today), None, "no mirror deal");
}

#[test]
fn a_name_that_is_too_long_is_refused() {
    let options = |name: &str, bots: &[&str]| {
        daily_options(reader_of::<Round>(), day("2026-11-25"), name, bots)
    };
    assert!(options("Ann", &["Vera"]).is_ok());
    assert!(options(&"x".repeat(21), &["Vera"]).is_err());
    assert!(options("", &[" "]).is_err() && options("", &[]).is_err());
}
