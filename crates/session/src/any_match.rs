//! The seam between the session and the rules: a match in progress, of which only its game knows more.

use core::any::Any;
use core::fmt;

use cards::{BySeat, Seat, SeatCount, Seed};
use game::{Standing, Turn, Word};

use crate::Pause;

/// A match in progress, of any game. Its moves are words.
///
/// The session, its saves and the page know a match only in this form. [`erase`](crate::erase) makes it from the typed rules
/// of a game, and [`MatchRecord::typed`](crate::MatchRecord::typed) leads back to them inside the game.
pub trait AnyMatch: Any + Send + Sync {
    /// Whether several players are ever to move at the same time ([`game::Game::MOVES_AT_ONCE`]).
    fn moves_at_once(&self) -> bool;
    /// Whether the deal of the day is over after one round ([`TableGame::DAY_IS_ONE_ROUND`](crate::TableGame::DAY_IS_ONE_ROUND)).
    fn day_is_one_round(&self) -> bool;

    /// Another one like it.
    fn boxed(&self) -> Box<dyn AnyMatch>;
    /// Whether both are the same match of the same game, with the same moves.
    fn is_same(&self, other: &dyn AnyMatch) -> bool;
    /// The match before its first move, without deals that were given.
    fn restarted(&self) -> Box<dyn AnyMatch>;
    /// The match after its first `moves` moves, with the next round dealt if that is the end of a round; `None` if
    /// it has fewer moves.
    fn back_to(&self, moves: usize) -> Option<Box<dyn AnyMatch>>;

    /// The number of players.
    fn seats(&self) -> SeatCount;
    /// The seed of the deals and of the outcomes of chance.
    fn seed(&self) -> Seed;
    /// Every move of the match, in order, outcomes of chance included.
    fn moves(&self) -> &[Word];
    /// The number of moves of the round on the table.
    fn round_moves(&self) -> usize;
    /// The number of the round on the table, counting from 1.
    fn round_number(&self) -> usize;
    /// Each player's total after the finished rounds, counted as the game counts.
    fn totals(&self) -> BySeat<i32>;
    /// Each player's payoff of the round on the table, more is better; `None` until it is over.
    fn payoffs(&self) -> Option<BySeat<i32>>;
    /// Whether the match is over, and who has won.
    fn standing(&self) -> Standing;
    /// Whether the round on the table is over.
    fn is_round_over(&self) -> bool {
        self.turn() == Turn::Over
    }
    /// Whether the match is over.
    fn is_over(&self) -> bool {
        self.standing() != Standing::Ongoing
    }
    /// Whether deals of it do not follow from the seed.
    fn has_given_deals(&self) -> bool;
    /// Whether both rounds on the table began in the same way, with the same cards.
    fn is_same_deal(&self, other: &dyn AnyMatch) -> bool;
    /// Whether both have the same given deals, of which the same rounds have the same cards.
    fn has_same_deals(&self, other: &dyn AnyMatch) -> bool;

    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The legal moves of the player to move, or the possible outcomes of chance, in the order of the game's moves.
    fn legal(&self) -> Vec<Word>;
    /// The legal moves of one player; none unless they are to move.
    fn legal_of(&self, seat: Seat) -> Vec<Word>;
    /// Whether a player who is to move has more than one legal move.
    fn has_choice(&self, seat: Seat) -> bool;
    /// Whether this is a word for a move, legal or not.
    fn is_move(&self, mv: Word) -> bool;
    /// Whether this is a legal move, or a possible outcome of chance.
    fn is_legal(&self, mv: Word) -> bool;
    /// The player whose legal move this is; `None` if it is an outcome of chance, that of the clock, or no move.
    fn mover(&self, mv: Word) -> Option<Seat>;
    /// The outcome of chance that comes next; `None` unless it is chance's turn.
    fn draw(&self) -> Option<Word>;
    /// The move that ends a turn with a clock when the time is up.
    fn time_up(&self) -> Option<Word>;
    /// The move to play out a round in which nothing is at stake any more; `None` as long as something is.
    fn claim_move(&self) -> Option<Word>;
    /// Whether the player who made the last move must go on, and has learned nothing from it.
    fn is_mid_turn(&self) -> bool;

    /// Plays a move if it is legal, and returns its steps. Adds the round to the match if this was its last move.
    ///
    /// # Errors
    /// The reason why the move is refused. The match is unchanged.
    fn play(&mut self, mv: Word) -> Result<Steps, Refusal>;
    /// Deals the next round if this one is over and the match is not. Returns whether it did.
    fn next_round(&mut self) -> bool;

    /// The position as the player at `viewer` sees it.
    fn display(&self, viewer: Seat) -> Box<dyn AnyDisplay>;
}

/// The position that a table shows, of any game: without hidden cards, and during a pause behind the match.
pub trait AnyDisplay: Any + Send + Sync {
    /// Another one like it.
    fn boxed(&self) -> Box<dyn AnyDisplay>;
    /// Whether both show the same.
    fn is_same(&self, other: &dyn AnyDisplay) -> bool;
    /// Puts the steps of a move in line, in place of those that were not shown yet.
    fn take_steps(&mut self, steps: Steps);
    /// Shows the next steps in line, up to one that the table pauses after; `None` if none is left. `played` is the
    /// match after their move, and `viewer` the player who sees them.
    fn show_next(&mut self, played: &dyn AnyMatch, viewer: Seat) -> Option<Pause>;
    /// Whether a person may skip the pause after the step that is shown.
    fn may_skip(&self) -> bool;
    /// The position itself, for its game.
    fn state(&self) -> &dyn Any;
}

/// The steps of a move, which only its game can read.
pub struct Steps(pub(crate) Box<dyn Any + Send + Sync>);

impl Steps {
    /// No steps.
    #[must_use]
    pub fn none() -> Self {
        Self(Box::new(()))
    }
}

/// Why a move is refused. Only the native program says it in words: in the browser, where no person ever reads
/// them, they would be a part of the download.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(String);

impl Refusal {
    /// A move that the rules refuse for this reason.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn new(reason: &impl fmt::Display) -> Self {
        Self(reason.to_string())
    }

    /// A move that the rules refuse.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn new<T>(_reason: &T) -> Self {
        Self(String::new())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Refusal {}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

impl PartialEq for dyn AnyMatch {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
    }
}

impl Eq for dyn AnyMatch {}

/// For `derive(PartialEq)`, which would otherwise move the box out of its owner.
impl PartialEq<&Self> for Box<dyn AnyMatch> {
    fn eq(&self, other: &&Self) -> bool {
        (**self).is_same(&***other)
    }
}

/// Its seed and its moves.
impl fmt::Debug for dyn AnyMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.seed(), self.moves())
    }
}

impl Clone for Box<dyn AnyDisplay> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

impl PartialEq for dyn AnyDisplay {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
    }
}

impl Eq for dyn AnyDisplay {}

/// For `derive(PartialEq)`, which would otherwise move the box out of its owner.
impl PartialEq<&Self> for Box<dyn AnyDisplay> {
    fn eq(&self, other: &&Self) -> bool {
        (**self).is_same(&***other)
    }
}

impl fmt::Debug for dyn AnyDisplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a position")
    }
}
