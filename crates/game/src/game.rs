//! The trait of a game in progress.

use core::fmt::{self, Debug};

use cards::{BySeat, Seat, SeatCount};

/// A game in progress, including its hidden cards.
///
/// [`Game::play`] checks a move and plays it; [`Game::play_unchecked`] plays without a check, for
/// search; [`Game::is_legal`] only checks. All three use the same legality function.
pub trait Game: Clone + Eq + Debug {
    /// One decision of one player.
    type Move: Copy + Ord + Debug;
    /// A set of legal moves that needs no allocation.
    type Moves: IntoIterator<Item = Self::Move>;
    /// Why a move is refused.
    type IllegalPlay: core::error::Error;
    /// The view of one seat; its type has no field for hidden information.
    type View: Clone + Eq + Debug;

    /// How many players there are.
    fn seats(&self) -> SeatCount;

    /// The player to move; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// The legal moves of the player to move; empty when the game is over.
    fn legal(&self) -> Self::Moves;

    /// Checks whether the player to move may play this.
    ///
    /// # Errors
    /// The reason why the move is not legal.
    fn check(&self, mv: Self::Move) -> Result<(), Self::IllegalPlay>;

    /// Plays a move that is known to be legal.
    ///
    /// # Panics
    /// In debug builds, if the move is not legal.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Each player's payoff, more is better; `None` until the game is over.
    fn payoffs(&self) -> Option<BySeat<i32>>;

    /// The view of the player at `seat`.
    fn view(&self, seat: Seat) -> Self::View;

    /// Whether the player to move may play this.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Plays a move and returns the game after it.
    ///
    /// # Errors
    /// The move is not legal. The error returns the game unchanged.
    fn play(mut self, mv: Self::Move) -> Result<Self, PlayError<Self>> {
        match self.check(mv) {
            Ok(()) => {
                self.play_unchecked(mv);
                Ok(self)
            }
            Err(reason) => Err(PlayError { game: self, reason }),
        }
    }
}

/// An attempt to play an illegal move.
#[derive(Clone, Debug)]
pub struct PlayError<G: Game> {
    /// The game, unchanged.
    pub game: G,
    /// Why the move is not legal.
    pub reason: G::IllegalPlay,
}

impl<G: Game> fmt::Display for PlayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.reason, f)
    }
}

impl<G: Game> core::error::Error for PlayError<G> {}
