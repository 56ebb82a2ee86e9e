//! The deal of the day: a round that follows from the date, the same for everybody.

use core::fmt;
use core::str::FromStr;

use crate::bots::Level;
use cards::Seed;

use crate::session::{MatchOptions, Opponent, OptionsError};

/// A day of the proleptic Gregorian calendar in UTC, from 1 January 1970 on.
///
/// ```
/// use little_devils::session::Day;
/// let day: Day = "2026-11-21".parse().expect("a day");
/// assert_eq!(Day::from_milliseconds(1_795_219_200_000.0), Some(day));
/// assert_eq!(day.to_string(), "2026-11-21");
/// assert!("2026-02-29".parse::<Day>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDayError(pub String);

/// The first day that has a deal.
const FIRST: Day = Day(20_454);
/// Days up to the year 9999.
const LAST: u32 = 2_932_896;
const MILLISECONDS: f64 = 86_400_000.0;
/// How the bots of the day play: by a quick policy, so that everybody's play alike in no time.
const LEVEL: usize = 2;

impl Day {
    /// The day of a clock's milliseconds since 1970; none before that or after the year 9999.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // within the bounds
    pub fn from_milliseconds(milliseconds: f64) -> Option<Self> {
        let days = (milliseconds / MILLISECONDS).floor();
        (0.0..=f64::from(LAST))
            .contains(&days)
            .then_some(Self(days as u32))
    }

    /// The day so many days after 1 January 1970; none after the year 9999.
    #[must_use]
    pub fn numbered(number: u32) -> Option<Self> {
        (number <= LAST).then_some(Self(number))
    }

    /// How many days after 1 January 1970 it is.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The day before; none before the first that has a deal.
    #[must_use]
    pub fn before(self) -> Option<Self> {
        (self > FIRST).then(|| Self(self.0 - 1))
    }

    /// So many days later, up to the end of the year 9999.
    #[must_use]
    pub fn after(self, days: u32) -> Self {
        Self(self.0.saturating_add(days).min(LAST))
    }

    /// What the deal of the day follows from.
    ///
    /// # Panics
    /// Never: the text is not empty.
    #[must_use]
    pub fn seed(self) -> Seed {
        format!("little devils {self}").parse().expect("a text")
    }

    /// The match whose first round is the deal of the day: three bots of the default level.
    ///
    /// # Errors
    /// A name that is empty or too long.
    pub fn options(self, name: &str, bots: [&str; 3]) -> Result<MatchOptions, OptionsError> {
        let opponent = |name: &str| Opponent {
            name: name.into(),
            level: Level::ALL[LEVEL],
        };
        MatchOptions::new(self.seed(), name, bots.map(opponent).into())
    }

    /// The day whose deal these options are for, if it is one up to `today`.
    #[must_use]
    pub fn of(options: &MatchOptions, today: Self) -> Option<Self> {
        let level = |bot: &Opponent| bot.level == Level::ALL[LEVEL];
        let fits = options.opponents().len() == 3 && options.opponents().iter().all(level);
        let mut days = core::iter::successors(Some(today).filter(|_| fits), |day| day.before());
        days.find(|day| day.seed() == options.seed())
    }

    /// Year, month and day of the month, by Hinnant's `civil_from_days`.
    #[must_use]
    pub fn date(self) -> (u32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 {
            shifted + 3
        } else {
            shifted - 9
        };
        (year + era * 400 + u32::from(month <= 2), month, day)
    }

    /// The day of a date, by Hinnant's `days_from_civil`.
    fn from_date(year: u32, month: u32, day: u32) -> Option<Self> {
        let fits = (1970..=9999).contains(&year) && (1..=12).contains(&month);
        if !fits || !(1..=31).contains(&day) {
            return None;
        }
        let shifted = year - u32::from(month <= 2);
        let (era, of_era) = (shifted / 400, shifted % 400);
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let one = Self(days - 719_468);
        // The 30th of February would be a day in March.
        (one.date() == (year, month, day)).then_some(one)
    }
}

/// How many days in a row, up to today or yesterday, are among those on which their own deal was
/// played. Today's may still be played.
#[must_use]
pub fn streak(played: &[Day], today: Day) -> usize {
    let has = |day: &Day| played.contains(day);
    let last = if has(&today) {
        Some(today)
    } else {
        today.before()
    };
    core::iter::successors(last.filter(has), |day| day.before().filter(has)).count()
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, ParseDayError> {
        let mut parts = text.split('-').map(|part| part.parse().ok());
        let date = (
            parts.next().flatten(),
            parts.next().flatten(),
            parts.next().flatten(),
        );
        let day = match (date, parts.next()) {
            ((Some(year), Some(month), Some(day)), None) => Self::from_date(year, month, day),
            _ => None,
        };
        day.filter(|day| *day >= FIRST)
            .ok_or_else(|| ParseDayError(text.into()))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl fmt::Display for ParseDayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no day with a deal", self.0)
    }
}

impl core::error::Error for ParseDayError {}
