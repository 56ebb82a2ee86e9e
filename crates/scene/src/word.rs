//! Moves as words.

use protocol::{MoveOf, RoundFormat};

/// A move as a word, as saves and links write it. The game that offers it can read it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word(String);

impl Word {
    /// The word of a move of the game with the format `G`.
    #[must_use]
    pub fn of<G: RoundFormat>(mv: MoveOf<G>) -> Self {
        Self(G::move_text(mv))
    }

    /// The move; `None` for a word of another game.
    #[must_use]
    pub fn read<G: RoundFormat>(&self) -> Option<MoveOf<G>> {
        G::parse_move(&self.0)
    }

    /// The word as a text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Word {
    fn from(word: &str) -> Self {
        Self(word.into())
    }
}
