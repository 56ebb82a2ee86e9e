//! The trait of a game in progress.

use core::fmt::{self, Debug};

use cards::{BySeat, Generator, Seat, SeatCount, SeatRange, below_wide};

use crate::{Ignore, MoveLimit, Turn};

/// A game in progress, including its hidden cards.
///
/// [`Game::play`] checks a move and plays it; [`Game::play_unchecked`] plays without a check, for
/// search; [`Game::play_steps`] does too and reports what happens; [`Game::is_legal`] only checks. All
/// use the same legality function.
///
/// A game is dealt by its constructor, or by [`Match::deal`](crate::Match::deal). Chance moves are for
/// what is drawn later, such as dice. They can be enumerated, so a shuffle in mid-game is a series of
/// chance moves of one card each.
pub trait Game: Clone + Eq + Debug {
    /// The numbers of players that the game can have.
    const SEATS: SeatRange;
    /// Whether several players are ever to move at the same time ([`Turn::Several`]). By default they never
    /// are.
    const MOVES_AT_ONCE: bool = false;

    /// One decision of one player, or one outcome of chance.
    type Move: Copy + Ord + Debug;
    /// The legal moves; a set that needs no allocation where search matters.
    type Moves: IntoIterator<Item = Self::Move>;
    /// What happens because of a move, in order: a card played, a trick taken, chips moved. Animation
    /// and announcer read the same steps.
    type Step: Clone + Eq + Debug;
    /// Why a move is refused.
    type IllegalPlay: core::error::Error;
    /// The view of one seat; its type has no field for hidden information.
    type View: Clone + Eq + Debug;

    /// The number of players, one of [`Game::SEATS`].
    fn seats(&self) -> SeatCount;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// The legal moves of the player to move ([`Game::to_move`]), or the possible outcomes of chance; empty
    /// when the game is over.
    fn legal(&self) -> Self::Moves;

    /// Checks whether this is a legal move of a player who is to move, or a possible outcome of chance.
    ///
    /// # Errors
    /// The reason why the move is not legal.
    fn check(&self, mv: Self::Move) -> Result<(), Self::IllegalPlay>;

    /// Plays a move that is known to be legal, and appends its steps to `steps`.
    ///
    /// # Panics
    /// In debug builds, if the move is not legal.
    fn play_steps(&mut self, mv: Self::Move, steps: &mut impl Extend<Self::Step>);

    /// Each player's payoff, more is better; `None` until the game is over.
    fn payoffs(&self) -> Option<BySeat<i32>>;

    /// The sum of all payoffs at the end: 0 in a zero-sum game; `None` if it depends on the moves.
    fn payoff_sum(&self) -> Option<i32>;

    /// The number of moves of a game from its first move on, at most.
    fn move_limit(&self) -> MoveLimit;

    /// The view of the player at `seat`.
    fn view(&self, seat: Seat) -> Self::View;

    /// A step as the player at `seat` sees it: without a card that is hidden from them, or `None` if
    /// they see nothing. The step has just been played. By default everybody sees everything.
    fn seen_step(&self, step: Self::Step, _seat: Seat) -> Option<Self::Step> {
        Some(step)
    }

    /// The relative weight of an outcome of chance, at least 1. By default all are equally likely.
    fn weight(&self, _outcome: Self::Move) -> u64 {
        1
    }

    /// Whether two players win and lose together. Partners have equal payoffs. By default everybody
    /// plays alone.
    fn are_partners(&self, one: Seat, other: Seat) -> bool {
        one == other
    }

    /// The player to move; the first of several. `None` if it is chance's turn or the game is over.
    fn to_move(&self) -> Option<Seat> {
        self.turn().mover()
    }

    /// The player whose legal move this is; `None` if it is an outcome of chance or that of the clock. By
    /// default the player to move. A game in which several move at once tells it from the move.
    fn mover(&self, _mv: Self::Move) -> Option<Seat> {
        self.to_move()
    }

    /// The legal moves of one player; none unless they are to move. By default [`Game::legal`]. A game in
    /// which several move at once has the moves of each.
    fn legal_of(&self, seat: Seat) -> Vec<Self::Move> {
        let own = Some(self.legal()).filter(|_| self.to_move() == Some(seat));
        own.into_iter().flatten().collect()
    }

    /// The move that ends a turn with a clock when the time is up; `None` unless there is one. It is
    /// nobody's move. By default there is no clock.
    fn time_up(&self) -> Option<Self::Move> {
        None
    }

    /// Draws an outcome by its weight; `None` unless it is chance's turn.
    fn draw(&self, generator: &mut Generator) -> Option<Self::Move> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let weight = |outcome| u128::from(self.weight(outcome));
        let total: u128 = self.legal().into_iter().map(weight).sum();
        let mut drawn = below_wide(generator, total);
        self.legal().into_iter().find(|outcome| {
            let weight = weight(*outcome);
            let is_drawn = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            is_drawn
        })
    }

    /// Whether this is a legal move, or a possible outcome of chance.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Plays a move that is known to be legal, and ignores its steps.
    ///
    /// # Panics
    /// In debug builds, if the move is not legal.
    fn play_unchecked(&mut self, mv: Self::Move) {
        self.play_steps(mv, &mut Ignore);
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
