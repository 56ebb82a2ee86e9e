//! Where a match comes from.

use core::fmt;
use core::str::FromStr;

use crate::session::Day;

/// Where a match comes from: what it is called in a list of matches. Nothing else follows from it.
///
/// ```
/// use little_devils::session::Origin;
/// let day: Origin = "day:2026-11-22".parse().expect("an origin");
/// assert_eq!(day, Origin::Day("2026-11-22".parse().expect("a day")));
/// assert_eq!(day.to_string(), "day:2026-11-22");
/// assert_eq!("from:mars".parse::<Origin>(), Err(()));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// The person has set it up.
    #[default]
    Own,
    /// It is the deal of a day.
    Day(Day),
    /// Somebody has shared it.
    Shared,
}

const DAY: &str = "day:";
const SHARED: &str = "shared";

/// Empty for a match that the person has set up.
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
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix(DAY) {
            Some(day) => day.parse().map(Self::Day).map_err(drop),
            None if text == SHARED => Ok(Self::Shared),
            None if text.is_empty() => Ok(Self::Own),
            None => Err(()),
        }
    }
}
