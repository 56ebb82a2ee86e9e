//! What a button does, as a text that travels to the page and back.

use core::fmt;
use core::str::FromStr;

use little_devils::session::Day;

use crate::puzzle_deck::PuzzleId;

/// What a button of the study does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Reviews the match, or shows its review again.
    Review,
    /// Shows a trick of a round with all hands; both count from 1.
    Trick(usize, usize),
    /// Plays on from the match as it stood after so many cards.
    PlayOn(usize),
    /// Lets the top level play in the person's seat.
    BotReplay,
    /// Shows the link to the match.
    Share,
    /// Opens a link's text.
    Link(String),
    /// Shows again what the link led to.
    Shared,
    /// Plays the same cards as in the match.
    Same,
    /// Shows the deals of the days.
    Daily,
    /// Plays the deal of a day.
    PlayDay(Day),
    /// Works out what the top level takes in a day's deal.
    Par(Day),
    /// Shows what all matches amount to.
    Statistics,
    /// Saves everything that is kept as a file.
    Export,
    /// Brings such a file in.
    Import,
    /// Plays with the settings of the file.
    TakeSettings,
    /// Shows the commitment to the match's seed.
    Fair,
    /// Checks every card of the bots.
    Check,
    /// Shows how the bots play.
    Bots,
    /// Shows all puzzles.
    Puzzles,
    /// Asks a puzzle's question.
    Puzzle(PuzzleId),
    /// Asks the next question.
    NextPuzzle,
    /// Answers the question with the card of this number.
    Answer(u8),
}

/// A text that is no act.
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
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let (name, about) = text.split_once(':').unwrap_or((text, ""));
        let action = match name {
            "review" => Some(Self::Review),
            "trick" => about.split_once('-').and_then(|(round, trick)| {
                Some(Self::Trick(round.parse().ok()?, trick.parse().ok()?))
            }),
            "play-on" => about.parse().ok().map(Self::PlayOn),
            "stand-in" => Some(Self::BotReplay),
            "share" => Some(Self::Share),
            "match" => Some(Self::Link(about.into())),
            "shared" => Some(Self::Shared),
            "same" => Some(Self::Same),
            "daily" => Some(Self::Daily),
            "play-day" => about.parse().ok().map(Self::PlayDay),
            "par" => about.parse().ok().map(Self::Par),
            "statistics" => Some(Self::Statistics),
            "export" => Some(Self::Export),
            "import" => Some(Self::Import),
            "take-settings" => Some(Self::TakeSettings),
            "fair" => Some(Self::Fair),
            "check" => Some(Self::Check),
            "bots" => Some(Self::Bots),
            "puzzles" => Some(Self::Puzzles),
            "puzzle" => about.parse().ok().map(Self::Puzzle),
            "next-puzzle" => Some(Self::NextPuzzle),
            "answer" => about.parse().ok().map(Self::Answer),
            _ => None,
        };
        action.ok_or_else(|| ParseActionError(text.into()))
    }
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no act", self.0)
    }
}

impl core::error::Error for ParseActionError {}
