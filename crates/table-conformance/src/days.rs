//! Deals of the day.

use game::Match;
use game::conformance::ensure;
use protocol::{TableFormat, daily_day, daily_options, reader_of};
use session::{Day, MatchOptions, Player};

use crate::starts::{SEED, any_options};
use crate::{Check, Failure};

/// The number of the first day that has a deal.
const FIRST: u32 = 20_454;

/// The number of a day that is today.
const TODAY: u32 = FIRST + 400;

/// The names of the bots.
const BOTS: [&str; 8] = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"];

/// The deal of a day is the same for everybody, and another one each day. Its day is found again, unless it has not
/// come yet. Other options and other bots are no deal of the day, and wrong names are refused.
pub(crate) fn days<G: TableFormat>() -> Result<(), Failure> {
    let reader = reader_of::<G>();
    let day = |number| {
        let day = Day::from_number(number);
        day.ok_or_else(|| Failure::new(Check::Days, format!("there is no day {number}")))
    };
    let (today, tomorrow) = (day(TODAY)?, day(TODAY + 1)?);
    for number in [FIRST, FIRST + 99, TODAY - 1, TODAY] {
        let (day, next) = (day(number)?, day(number + 1)?);
        let options = daily_options(reader, day, "Ann", &BOTS);
        let options = options.map_err(|error| Failure::new(Check::Days, error.to_string()))?;
        let start = G::daily_start(day);
        let deals = [start.deal(), G::daily_start(day).deal()];
        let is_steady = deals[0] == deals[1] && deals[0] != G::daily_start(next).deal();
        ensure(Check::Days, is_steady, || {
            format!("{day} has no deal of its own, the same for everybody")
        })?;
        let found = [today, next, tomorrow].map(|today| daily_day(reader, &options, today));
        ensure(Check::Days, found == [Some(day); 3], || {
            format!("the day of {options:?} is {found:?}")
        })?;
        let players = options.players();
        others::<G>(&start, players, |other| daily_day(reader, other, today))?;
    }
    let early = daily_options(reader, tomorrow, "Ann", &BOTS);
    let early = early
        .ok()
        .and_then(|options| daily_day(reader, &options, today));
    ensure(Check::Days, early.is_none(), || {
        "a day has come too early".into()
    })?;
    let is_alone = G::daily_start(today).seats().get() == 1;
    for (name, bots) in [
        ("x".repeat(21), &BOTS[..]),
        ("Ann".into(), &[" "; 8]),
        ("Ann".into(), &[]),
    ] {
        let options = daily_options(reader, today, &name, bots);
        ensure(Check::Days, options.is_err() || is_alone, || {
            format!("{name} against {bots:?} is accepted")
        })?;
    }
    Ok(())
}

/// Matches with the seed of a day and other options, and the match of the day with a person too many, are no deal of
/// the day.
fn others<G: TableFormat>(
    start: &G::Match,
    players: &[Player],
    day: impl Fn(&MatchOptions) -> Option<Day>,
) -> Result<(), Failure> {
    let mut generator = SEED.generator();
    let mut others = Vec::new();
    for _ in 0..20 {
        let other = G::start(
            start.seed(),
            start.seats(),
            &any_options::<G>(&mut generator),
        );
        others.extend((other != *start).then(|| (players.to_vec(), other)));
    }
    if let [person, _, bots @ ..] = players {
        let people = [person.clone(), Player::here("Ben")];
        others.push(([&people, bots].concat(), start.clone()));
    }
    for (players, other) in others {
        let options = MatchOptions::new(players, |_| other);
        let found = options.ok().and_then(|options| day(&options));
        ensure(Check::Days, found.is_none(), || {
            format!("another match is the deal of {found:?}")
        })?;
    }
    Ok(())
}
