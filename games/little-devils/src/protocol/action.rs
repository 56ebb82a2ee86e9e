//! Actions of the analysis pages: what a button or the fragment of the address asks for.

use core::fmt;
use core::str::FromStr;

use super::PuzzleId;
use crate::session::Day;

/// Action of a button on an analysis page. The page carries out [`Self::Copy`], [`Self::Send`] and the
/// part of [`Self::Export`] and [`Self::Import`] that needs the browser; all others are the worker's.
///
/// Its text (`Display` and `FromStr`) is the value of the attribute
/// [`Node::ACTION`](protocol::Node::ACTION).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Reviews the match, or shows its review again.
    Review,
    /// Shows a trick of a round with all hands; both count from 1.
    Trick(usize, usize),
    /// Plays on from the position after a number of cards.
    PlayOn(usize),
    /// Replays the deals with the top level in the player's seat.
    BotReplay,
    /// Shows the link to the match.
    Share,
    /// Opens a link's text.
    Link(String),
    /// Shows the shared match again.
    Shared,
    /// Plays the same cards as in the match.
    Same,
    /// Shows the deals of past days.
    Daily,
    /// Plays the deal of a day.
    PlayDay(Day),
    /// Computes par: what the top level takes in a day's deal.
    Par(Day),
    /// Shows the statistics.
    Statistics,
    /// Exports everything that is saved to a file.
    Export,
    /// Imports such a file.
    Import,
    /// Uses the settings of the imported file.
    TakeSettings,
    /// Shows the commitment to the match's seed.
    Fair,
    /// Recomputes every card of the bots.
    Check,
    /// Shows how the bots play.
    Bots,
    /// Shows all puzzles.
    Puzzles,
    /// Asks a puzzle.
    Puzzle(PuzzleId),
    /// Asks the next puzzle.
    NextPuzzle,
    /// Answers the puzzle with the card of this number.
    Answer(u8),
    /// Copies a text to the clipboard.
    Copy(String),
    /// Hands a text to the system's share dialog.
    Send(String),
}

/// A text that is not an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseActionError(pub String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Review => f.write_str("review"),
            Self::Trick(round, trick) => write!(f, "trick:{round}-{trick}"),
            Self::PlayOn(cards) => write!(f, "play-on:{cards}"),
            Self::BotReplay => f.write_str("stand-in"),
            Self::Share => f.write_str("share"),
            Self::Link(text) => write!(f, "match:{text}"),
            Self::Shared => f.write_str("shared"),
            Self::Same => f.write_str("same"),
            Self::Daily => f.write_str("daily"),
            Self::PlayDay(day) => write!(f, "play-day:{day}"),
            Self::Par(day) => write!(f, "par:{day}"),
            Self::Statistics => f.write_str("statistics"),
            Self::Export => f.write_str("export"),
            Self::Import => f.write_str("import"),
            Self::TakeSettings => f.write_str("take-settings"),
            Self::Fair => f.write_str("fair"),
            Self::Check => f.write_str("check"),
            Self::Bots => f.write_str("bots"),
            Self::Puzzles => f.write_str("puzzles"),
            Self::Puzzle(id) => write!(f, "puzzle:{id}"),
            Self::NextPuzzle => f.write_str("next-puzzle"),
            Self::Answer(card) => write!(f, "answer:{card}"),
            Self::Copy(text) => write!(f, "copy:{text}"),
            Self::Send(text) => write!(f, "send:{text}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let (name, argument) = text.split_once(':').unwrap_or((text, ""));
        let action = match name {
            "review" => Some(Self::Review),
            "trick" => argument.split_once('-').and_then(|(round, trick)| {
                Some(Self::Trick(round.parse().ok()?, trick.parse().ok()?))
            }),
            "play-on" => argument.parse().ok().map(Self::PlayOn),
            "stand-in" => Some(Self::BotReplay),
            "share" => Some(Self::Share),
            "match" => Some(Self::Link(argument.into())),
            "shared" => Some(Self::Shared),
            "same" => Some(Self::Same),
            "daily" => Some(Self::Daily),
            "play-day" => argument.parse().ok().map(Self::PlayDay),
            "par" => argument.parse().ok().map(Self::Par),
            "statistics" => Some(Self::Statistics),
            "export" => Some(Self::Export),
            "import" => Some(Self::Import),
            "take-settings" => Some(Self::TakeSettings),
            "fair" => Some(Self::Fair),
            "check" => Some(Self::Check),
            "bots" => Some(Self::Bots),
            "puzzles" => Some(Self::Puzzles),
            "puzzle" => argument.parse().ok().map(Self::Puzzle),
            "next-puzzle" => Some(Self::NextPuzzle),
            "answer" => argument.parse().ok().map(Self::Answer),
            "copy" => Some(Self::Copy(argument.into())),
            "send" => Some(Self::Send(argument.into())),
            _ => None,
        };
        action.ok_or_else(|| ParseActionError(text.into()))
    }
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not an action", self.0)
    }
}

impl core::error::Error for ParseActionError {}
