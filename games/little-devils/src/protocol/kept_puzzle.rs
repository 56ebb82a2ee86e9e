//! How far the person is with a puzzle, as it is kept; of a mistake of their own also the puzzle.

use serde::{Deserialize, Serialize};

use crate::review::{LeitnerCard, Mistake};
use crate::rules::view_notation;
use cards::Card;

use crate::protocol::puzzle::{Numbers, numbers, puzzle};
use protocol::write;
use protocol::{ParseJsonError, read};

/// What is kept of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptPuzzle {
    /// When it is shown again.
    pub drill: LeitnerCard,
    /// Which one it is.
    pub about: PuzzleKind,
}

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleKind {
    /// From the set: the text of its view.
    Set(String),
    /// From a match of the person's own.
    Mistake(Mistake),
}

/// The same, unchecked.
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

impl KeptPuzzle {
    /// Reads what was kept; `Ok(None)` of another version, or what makes no sense.
    ///
    /// # Errors
    /// It is not JSON, or not of the form.
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
        let drill = LeitnerCard::from_saved(goal, right, due)?;
        let about = match played.map(Card::new) {
            None if goal == LeitnerCard::SET => {
                let view = view_notation::parse(&position).ok()?;
                PuzzleKind::Set(view_notation::print(&view))
            }
            Some(Some(played)) if goal == LeitnerCard::MISTAKE => {
                let puzzle = puzzle(&position, &cards)?;
                puzzle.advice().row(played)?;
                PuzzleKind::Mistake(Mistake { puzzle, played })
            }
            _ => return None,
        };
        Some(Self { drill, about })
    }

    /// The text to keep.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mistake = match &self.about {
            PuzzleKind::Set(_) => None,
            PuzzleKind::Mistake(mistake) => Some(mistake),
        };
        write(&Message {
            version: VERSION,
            position: self.key(),
            goal: self.drill.required(),
            right: self.drill.streak(),
            due: self.drill.due().to_string(),
            played: mistake.map(|mistake| mistake.played.number()),
            cards: mistake.map_or_else(Vec::new, |mistake| numbers(&mistake.puzzle)),
        })
    }

    /// The name under which it is kept: the text of its view.
    #[must_use]
    pub fn key(&self) -> String {
        match &self.about {
            PuzzleKind::Set(key) => key.clone(),
            PuzzleKind::Mistake(mistake) => view_notation::print(mistake.puzzle.view()),
        }
    }
}
