//! The origin of a match.

use core::fmt;
use core::str::FromStr;

use crate::Day;

/// Where a match comes from. It decides how the match is called in a list, and whether a deal of a day counts for the
/// row of days.
///
/// ```
/// use session::Origin;
/// let day: Origin = "day:2026-11-22".parse().expect("an origin");
/// assert_eq!(day, Origin::Day("2026-11-22".parse().expect("a day")));
/// assert_eq!(day.to_string(), "day:2026-11-22");
/// let later: Origin = "past-day:2026-11-22".parse().expect("an origin");
/// assert_eq!(later.day(), day.day());
/// assert_eq!(later.to_string(), "past-day:2026-11-22");
/// assert!("from:mars".parse::<Origin>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// The person set it up.
    #[default]
    Own,
    /// It is the deal of a day, begun on that day.
    Day(Day),
    /// It is the deal of a day, begun on a later one.
    PastDay(Day),
    /// Somebody shared it.
    Shared,
}

/// A text that is not an origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOriginError(pub String);

const DAY: &str = "day:";
const PAST_DAY: &str = "past-day:";
const SHARED: &str = "shared";

impl Origin {
    /// The origin of the deal of a day that begins today.
    #[must_use]
    pub fn of_day(day: Day, today: Day) -> Self {
        if day == today {
            Self::Day(day)
        } else {
            Self::PastDay(day)
        }
    }

    /// The day whose deal it is.
    #[must_use]
    pub const fn day(self) -> Option<Day> {
        match self {
            Self::Day(day) | Self::PastDay(day) => Some(day),
            Self::Own | Self::Shared => None,
        }
    }
}

/// Writes the origin as it is saved; nothing for [`Origin::Own`].
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => Ok(()),
            Self::Day(day) => write!(f, "{DAY}{day}"),
            Self::PastDay(day) => write!(f, "{PAST_DAY}{day}"),
            Self::Shared => f.write_str(SHARED),
        }
    }
}

impl FromStr for Origin {
    type Err = ParseOriginError;

    fn from_str(text: &str) -> Result<Self, ParseOriginError> {
        let error = || ParseOriginError(text.into());
        let day = |day: &str| day.parse().map_err(|_| error());
        match (text.strip_prefix(DAY), text.strip_prefix(PAST_DAY)) {
            (Some(text), _) => day(text).map(Self::Day),
            (None, Some(text)) => day(text).map(Self::PastDay),
            (None, None) if text == SHARED => Ok(Self::Shared),
            (None, None) if text.is_empty() => Ok(Self::Own),
            (None, None) => Err(error()),
        }
    }
}

impl fmt::Display for ParseOriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the origin of a match", self.0)
    }
}

impl core::error::Error for ParseOriginError {}
