//! Moves, and how they are written.

use core::fmt;
use core::str::FromStr;

/// A move of the player. Piles are numbers in the game's list of piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Turn cards of the stock; if it is empty, turn the waste over.
    Draw,
    /// Gather the table and lay it out again.
    Gather,
    /// Move cards from the top of a pile. Of the stock, its next card is moved.
    Cards {
        /// The pile that they come from.
        from: u8,
        /// The pile that they go to.
        to: u8,
        /// The number of cards, at least 1.
        count: u8,
    },
    /// Take away a pair of cards; if both are the same, a single one.
    Pair {
        /// The first pile.
        one: u8,
        /// The other pile, with a higher number, or the same.
        other: u8,
    },
}

impl Move {
    /// A move of cards between piles.
    pub(crate) fn cards(from: usize, to: usize, count: u8) -> Self {
        let [from, to] = [from, to].map(|pile| u8::try_from(pile).unwrap_or(u8::MAX));
        Self::Cards { from, to, count }
    }
}

/// A text that is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError(pub String);

/// Writes the move as in records: "draw", "gather", "7>3" or "7>3*4" for four cards, "5+9", "5+".
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Gather => f.write_str("gather"),
            Self::Cards { from, to, count: 1 } => write!(f, "{from}>{to}"),
            Self::Cards { from, to, count } => write!(f, "{from}>{to}*{count}"),
            Self::Pair { one, other } if one == other => write!(f, "{one}+"),
            Self::Pair { one, other } => write!(f, "{one}+{other}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        parse(text).ok_or_else(|| ParseMoveError(text.chars().take(20).collect()))
    }
}

fn parse(text: &str) -> Option<Move> {
    match text {
        "draw" => return Some(Move::Draw),
        "gather" => return Some(Move::Gather),
        _ => {}
    }
    if let Some((one, other)) = text.split_once('+') {
        let one = one.parse().ok()?;
        let other = if other.is_empty() {
            one
        } else {
            other.parse().ok()?
        };
        return Some(Move::Pair { one, other });
    }
    let (from, rest) = text.split_once('>')?;
    let (to, count) = rest.split_once('*').unwrap_or((rest, "1"));
    let from = from.parse().ok()?;
    let to = to.parse().ok()?;
    let count = count.parse().ok().filter(|count| *count > 0)?;
    Some(Move::Cards { from, to, count })
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a move such as draw or 7>3", self.0)
    }
}

impl core::error::Error for ParseMoveError {}
