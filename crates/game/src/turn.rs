//! The turn, and the length of a game.

use cards::{Seat, SeatSet};

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player is to move.
    Seat(Seat),
    /// A player is to move with the cards of another seat, as in bridge: the dummy's cards lie open, and
    /// the declarer plays them.
    Dummy {
        /// The player to move.
        declarer: Seat,
        /// The seat whose cards are played.
        dummy: Seat,
    },
    /// Several players are to move, in any order.
    Several(Several),
    /// Chance is to move: a card is turned or a die thrown.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// Several players who are to move at the same time. Each move is a move of the record, and its player
/// ([`Game::mover`](crate::Game::mover)) can be told from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Several {
    /// The players who are still to move: at least one.
    pub seats: SeatSet,
    /// With a clock the first to move may gain by it, and the turn is over after this number of
    /// milliseconds: then [`Game::time_up`](crate::Game::time_up) is played. Without one nobody learns
    /// what the others choose before all have chosen, and the order of the moves makes no difference.
    pub clock: Option<u32>,
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

impl Turn {
    /// The player to move; the first of several. `None` if it is chance's turn or the game is over.
    #[inline]
    #[must_use]
    pub fn mover(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) | Self::Dummy { declarer: seat, .. } => Some(seat),
            Self::Several(several) => several.seats.iter().next(),
            Self::Chance | Self::Over => None,
        }
    }

    /// All players who are to move.
    #[must_use]
    pub fn movers(self) -> SeatSet {
        match self {
            Self::Several(several) => several.seats,
            _ => self.mover().into_iter().collect(),
        }
    }

    /// Whether a player is to move, perhaps with others.
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        match self {
            Self::Several(several) => several.seats.contains(seat),
            _ => self.mover() == Some(seat),
        }
    }

    /// The seat whose cards the player to move plays: their own, or the dummy's.
    #[must_use]
    pub fn hand(self) -> Option<Seat> {
        match self {
            Self::Dummy { dummy, .. } => Some(dummy),
            _ => self.mover(),
        }
    }
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
