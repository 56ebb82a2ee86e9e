//! The saved progress with a puzzle. For a mistake of the player's own it holds the puzzle as well.

use serde::{Deserialize, Serialize};

use crate::review::{LeitnerCard, Mistake};
use crate::rules::notation;
use cards::Card;

use crate::protocol::puzzle::{Numbers, numbers, puzzle};
use protocol::write;
use protocol::{ParseJsonError, read};

/// Progress with a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleProgress {
    /// Spaced-repetition state: when it is asked again.
    pub leitner: LeitnerCard,
    /// Which puzzle it is.
    pub kind: PuzzleKind,
}

/// Origin of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleKind {
    /// From the set, identified by its view in one-line notation.
    Set(String),
    /// From a match of the player's own.
    Mistake(Mistake),
}

/// The JSON form, unchecked.
#[derive(Deserialize, Serialize)]
struct Message {
    version: u32,
    position: String,
    goal: u8,
    right: u8,
    due: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cards: Vec<Numbers>,
}

const VERSION: u32 = 1;

impl PuzzleProgress {
    /// Reads saved progress. `Ok(None)` if it has another version or invalid values.
    ///
    /// # Errors
    /// Fails if the text is not JSON of this form.
    pub fn load(text: &str) -> Result<Option<Self>, ParseJsonError> {
        let message: Message = read(text.as_bytes())?;
        Ok(Self::check(message))
    }

    fn check(message: Message) -> Option<Self> {
        let Message {
            version,
            position,
            goal,
            right,
            due,
            played,
            cards,
        } = message;
        let due = due.parse().ok().filter(|_| version == VERSION)?;
        let leitner = LeitnerCard::from_saved(goal, right, due)?;
        let kind = match played.map(Card::new) {
            None if goal == LeitnerCard::SET => {
                let view = notation::parse_view(&position).ok()?;
                PuzzleKind::Set(notation::print_view(&view))
            }
            Some(Some(played)) if goal == LeitnerCard::MISTAKE => {
                let puzzle = puzzle(&position, &cards)?;
                puzzle.estimates().row(played)?;
                PuzzleKind::Mistake(Mistake { puzzle, played })
            }
            _ => return None,
        };
        Some(Self { leitner, kind })
    }

    /// The text to save.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mistake = match &self.kind {
            PuzzleKind::Set(_) => None,
            PuzzleKind::Mistake(mistake) => Some(mistake),
        };
        write(&Message {
            version: VERSION,
            position: self.key(),
            goal: self.leitner.required(),
            right: self.leitner.streak(),
            due: self.leitner.due().to_string(),
            played: mistake.map(|mistake| mistake.played.number()),
            cards: mistake.map_or_else(Vec::new, |mistake| numbers(&mistake.puzzle)),
        })
    }

    /// Key in the database: the view in one-line notation.
    #[must_use]
    pub fn key(&self) -> String {
        match &self.kind {
            PuzzleKind::Set(key) => key.clone(),
            PuzzleKind::Mistake(mistake) => notation::print_view(mistake.puzzle.view()),
        }
    }
}
