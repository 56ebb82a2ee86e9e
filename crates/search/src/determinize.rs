//! Determinization: full states that agree with what one player knows.

use cards::{Generator, Seat};

use crate::Playout;

/// One player's decision, and the states that it may be in.
///
/// A determinization fixes everything that the player does not know: hidden hands, the order of a
/// stock, the next dice. Playouts then need no chance. So a search compares all moves under the same
/// luck, which takes fewer playouts, and a state stays a plain function of its moves.
pub trait Determinize {
    /// The states.
    type State: Playout;

    /// The player who decides.
    fn viewer(&self) -> Seat;

    /// The player's legal moves. They are the same in every determinization; empty if it is not the
    /// player's turn.
    fn legal(&self) -> <Self::State as Playout>::Moves;

    /// Draws a state that agrees with what the player knows.
    fn determinize(&self, generator: &mut Generator) -> Self::State;
}

/// The type of a decision's moves.
pub(crate) type MoveOf<D> = <<D as Determinize>::State as Playout>::Move;

/// A decision with perfect information: there is one state, and it draws nothing.
#[derive(Clone, Copy, Debug)]
pub struct PerfectInformation<S>(
    /// The state.
    pub S,
);

impl<S: Playout> Determinize for PerfectInformation<S> {
    type State = S;

    /// The player to move; the first seat when the game is over.
    fn viewer(&self) -> Seat {
        self.0.to_move().unwrap_or(Seat::FIRST)
    }

    fn legal(&self) -> S::Moves {
        self.0.legal()
    }

    fn determinize(&self, _: &mut Generator) -> S {
        self.0
    }
}
