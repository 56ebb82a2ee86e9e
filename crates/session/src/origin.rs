//! The origin of a match.

use core::fmt;
use core::str::FromStr;

use crate::Day;

/// Where a match comes from. It decides only how the match is called in a list.
///
/// ```
/// use session::Origin;
/// let day: Origin = "day:2026-11-22".parse().expect("an origin");
/// assert_eq!(day, Origin::Day("2026-11-22".parse().expect("a day")));
/// assert_eq!(day.to_string(), "day:2026-11-22");
/// assert!("from:mars".parse::<Origin>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// The person set it up.
    #[default]
    Own,
    /// It is the deal of a day.
    Day(Day),
    /// Somebody shared it.
    Shared,
}

/// A text that is not an origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOriginError(pub String);

const DAY: &str = "day:";
const SHARED: &str = "shared";

/// Writes the origin as it is saved; nothing for [`Origin::Own`].
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => Ok(()),
            Self::Day(day) => write!(f, "{DAY}{day}"),
            Self::Shared => f.write_str(SHARED),
        }
    }
}

impl FromStr for Origin {
    type Err = ParseOriginError;

    fn from_str(text: &str) -> Result<Self, ParseOriginError> {
        let error = || ParseOriginError(text.into());
        match text.strip_prefix(DAY) {
            Some(day) => day.parse().map(Self::Day).map_err(|_| error()),
            None if text == SHARED => Ok(Self::Shared),
            None if text.is_empty() => Ok(Self::Own),
            None => Err(error()),
        }
    }
}

impl fmt::Display for ParseOriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the origin of a match", self.0)
    }
}

impl core::error::Error for ParseOriginError {}
