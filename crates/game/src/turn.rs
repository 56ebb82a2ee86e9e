//! The turn, and the length of a game.

use cards::Seat;

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player is to move.
    Seat(Seat),
    /// Chance is to move: a card is turned or a die thrown.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// The declared number of moves of a game, chance moves included. Tests and tools stop there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveLimit {
    /// The rules end every game within this number of moves.
    EndsWithin(u32),
    /// The rules do not end every game, as in a patience whose moves can be reversed. A game that
    /// takes longer counts as abandoned.
    StopAfter(u32),
}

impl MoveLimit {
    /// The number of moves.
    #[must_use]
    pub const fn moves(self) -> u32 {
        match self {
            Self::EndsWithin(moves) | Self::StopAfter(moves) => moves,
        }
    }
}
