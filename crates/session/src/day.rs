//! Days, for deals of the day: rounds that follow from the date, the same for everybody.

use core::fmt;
use core::str::FromStr;

use cards::Seed;
use time::{Date, Month};

/// A day of the Gregorian calendar in UTC, from 1 January 1970 to the end of 9999.
///
/// ```
/// use session::Day;
/// let day: Day = "2026-11-21".parse().expect("a day");
/// assert_eq!(Day::from_milliseconds(1_795_219_200_000.0), Some(day));
/// assert_eq!(day.to_string(), "2026-11-21");
/// assert!("2026-02-29".parse::<Day>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

/// A text that is not a day with a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDayError(pub String);

/// The first day that has a deal: 1 January 2026.
const FIRST: Day = Day(20_454);
/// The last day of the year 9999.
const LAST: Day = Day(2_932_896);
/// The Julian day number of 1 January 1970.
const EPOCH: u32 = 2_440_588;
/// Milliseconds in a day.
const DAY: f64 = 86_400_000.0;

impl Day {
    /// The day of a clock's milliseconds since 1970; none before that or after the year 9999.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // within the bounds
    pub fn from_milliseconds(milliseconds: f64) -> Option<Self> {
        let days = (milliseconds / DAY).floor();
        (0.0..=f64::from(LAST.0))
            .contains(&days)
            .then_some(Self(days as u32))
    }

    /// The day with this number, counting from 0 for 1 January 1970; none after the year 9999.
    #[must_use]
    pub fn from_number(number: u32) -> Option<Self> {
        Some(Self(number)).filter(|day| *day <= LAST)
    }

    /// The day's number, counting from 0 for 1 January 1970.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The day before; none before the first that has a deal.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        (self > FIRST).then(|| Self(self.0 - 1))
    }

    /// The day this many days later, at most the last of the year 9999.
    #[must_use]
    pub fn plus_days(self, days: u32) -> Self {
        Self(self.0.saturating_add(days)).min(LAST)
    }

    /// The seed of the day's deal in a game; the text names the game.
    ///
    /// # Panics
    /// Never: the text is not empty.
    #[must_use]
    pub fn seed(self, game: &str) -> Seed {
        format!("{game} {self}").parse().expect("a text")
    }

    /// Year, month (1 to 12) and day of the month.
    #[must_use]
    pub fn date(self) -> (u32, u32, u32) {
        let number = (self.0 + EPOCH).cast_signed();
        // A day's number is within the calendar. A panic with the error would bring the code that writes
        // quoted texts into the program, 2 kB.
        let date = Date::from_julian_day(number).unwrap_or(Date::MAX);
        (
            date.year().unsigned_abs(),
            u8::from(date.month()).into(),
            date.day().into(),
        )
    }

    /// The day of a date, if the calendar has it.
    fn from_date(year: u32, month: u8, day: u8) -> Option<Self> {
        let month = Month::try_from(month).ok()?;
        let date = Date::from_calendar_date(year.try_into().ok()?, month, day).ok()?;
        let number = u32::try_from(date.to_julian_day()).ok()?;
        Self::from_number(number.checked_sub(EPOCH)?)
    }
}

/// Counts the days in a row, up to today or yesterday, on which their own deal was played. Today's
/// does not break the row while it may still be played.
#[must_use]
pub fn streak(played: &[Day], today: Day) -> usize {
    let is_played = |day: &Day| played.contains(day);
    let last = if is_played(&today) {
        Some(today)
    } else {
        today.previous()
    };
    let previous = |day: &Day| day.previous().filter(is_played);
    core::iter::successors(last.filter(is_played), previous).count()
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, ParseDayError> {
        let day = match text.split('-').collect::<Vec<_>>()[..] {
            [year, month, day] => match (year.parse(), month.parse(), day.parse()) {
                (Ok(year), Ok(month), Ok(day)) => Self::from_date(year, month, day),
                _ => None,
            },
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
