//! What every card game here offers.

use core::fmt::Debug;

use cards::{BySeat, Seat, SeatCount};

/// A game in progress, with everything in it, hidden cards too.
///
/// There are three ways to play: [`Game::play`] checks, [`Game::play_unchecked`] is for search, and
/// [`Game::is_legal`] answers beforehand. All three rest on one legality function.
pub trait Game: Clone + Eq + Debug {
    /// One decision of one player.
    type Move: Copy + Ord + Debug;
    /// The legal moves, without allocation.
    type Moves: IntoIterator<Item = Self::Move>;
    /// Why a move is refused.
    type IllegalPlay: core::error::Error;
    /// What one seat may know; it has no place for anything hidden.
    type View: Clone + Eq + Debug;

    /// How many players there are.
    fn seats(&self) -> SeatCount;

    /// Whose turn it is; nobody's when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// What the player to move may play; empty when the game is over.
    fn legal(&self) -> Self::Moves;

    /// Why the player to move may not play this.
    ///
    /// # Errors
    /// The reason; a legal move gives `Ok`.
    fn check(&self, mv: Self::Move) -> Result<(), Self::IllegalPlay>;

    /// Plays a move known to be legal.
    ///
    /// # Panics
    /// In debug builds, if the move is not legal.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// What each player has gained when the game is over: more is better.
    fn payoffs(&self) -> Option<BySeat<i32>>;

    /// What the player at `seat` may know.
    fn view(&self, seat: Seat) -> Self::View;

    /// Whether the player to move may play this.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.check(mv).is_ok()
    }

    /// The game after a move.
    ///
    /// # Errors
    /// The move is not legal; the error gives the game back unchanged.
    fn play(mut self, mv: Self::Move) -> Result<Self, Refused<Self>> {
        match self.check(mv) {
            Ok(()) => {
                self.play_unchecked(mv);
                Ok(self)
            }
            Err(reason) => Err(Refused { game: self, reason }),
        }
    }
}

/// A move that was not legal, with the game as it stands.
#[derive(Clone, Debug)]
pub struct Refused<G: Game> {
    /// The game, unchanged.
    pub game: G,
    /// Why the move is not legal.
    pub reason: G::IllegalPlay,
}
