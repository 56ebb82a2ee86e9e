//! The bots of a game at a table.

use core::task::Poll;

use cards::{Seat, Seed};
use game::{LevelId, Word};

use crate::{DealReview, DecisionReview, TableGame};

/// A computation in slices, so that a worker can receive a newer request between two of them. Each call
/// runs a slice of some hundredths of a second. It is not called again once it is ready.
pub type Thinking<T> = Box<dyn FnMut() -> Poll<T>>;

/// A game with bots that choose moves, and rate and review them. Each gets a view, without hidden cards. By default
/// a game has no bots and no reviews.
pub trait TableBots: TableGame {
    /// Whether this machine computes as the bots need it: some browsers have compiled arithmetic wrongly.
    /// By default it does.
    #[must_use]
    fn self_check() -> bool {
        true
    }

    /// Whether bots of this level search, so that their worker is started early. By default they do.
    #[must_use]
    fn needs_search(_level: LevelId) -> bool {
        true
    }

    /// The move of a bot that needs no search, so that the page can choose it without a worker. `None` if
    /// this level searches, or if it is not the viewer's turn.
    #[must_use]
    fn instant_move(_level: LevelId, _view: &Self::View, _seed: Seed) -> Option<Self::Move> {
        None
    }

    /// The move of a bot. `None` if it is not the viewer's turn.
    #[must_use]
    fn choose(_level: LevelId, _view: &Self::View, _seed: Seed) -> Option<Self::Move> {
        None
    }

    /// Rates every legal move of the viewer for a hint, the best first; none if it is not the viewer's turn.
    #[must_use]
    fn rate_moves(_view: &Self::View, _seed: Seed) -> Vec<RatedMove<Self::Move>> {
        Vec::new()
    }

    /// Reviews a decision from what the player knew, without hidden cards. `None` if the viewer could not
    /// make this move.
    #[must_use]
    fn review(
        _view: &Self::View,
        _taken: Self::Move,
        _seed: Seed,
    ) -> Option<DecisionReview<Self::Move>> {
        None
    }

    /// Reviews the luck of a player in a finished round. `start` is the round before its first move.
    /// `None` if the round is not over.
    #[must_use]
    fn review_deal(_start: &Self, _end: &Self, _seat: Seat, _seed: Seed) -> Option<DealReview> {
        None
    }

    /// Begins what [`Self::choose`] does. By default it is one slice.
    #[must_use]
    fn begin_choice(level: LevelId, view: Self::View, seed: Seed) -> Thinking<Option<Self::Move>>
    where
        Self: 'static,
    {
        Box::new(move || Poll::Ready(Self::choose(level, &view, seed)))
    }

    /// Begins what [`Self::rate_moves`] does. By default it is one slice.
    #[must_use]
    fn begin_rating(view: Self::View, seed: Seed) -> Thinking<Vec<RatedMove<Self::Move>>>
    where
        Self: 'static,
    {
        Box::new(move || Poll::Ready(Self::rate_moves(&view, seed)))
    }
}

/// A move with its expected result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedMove<M> {
    /// The move.
    pub mv: M,
    /// The expected result for the player in hundredths of the game's own unit, such as a chip or a won
    /// round; more is better.
    pub value: i32,
    /// Half the width of the 95 % interval of the value, in the same unit; 0 for an exact value.
    pub margin: i32,
    /// The value of the best move less this one's, if the game measures it in the same deals; else 0.
    pub cost: i32,
    /// How often the move does something else that the hint tells, such as taking the trick: 0 to 100 %;
    /// 0 if it tells nothing else.
    pub percent: i32,
}

/// A rated move as a word.
pub type RatedWord = RatedMove<Word>;

/// Rated moves with the types of their game. Words of another game are left out.
#[must_use]
pub fn typed_moves<G: TableGame>(rated: &[RatedWord]) -> Vec<RatedMove<G::Move>> {
    let typed = |one: &RatedWord| Some(one.with_move(G::parse_move(one.mv.as_str())?));
    rated.iter().filter_map(typed).collect()
}

impl<M> RatedMove<M> {
    /// The same figures for a move that is named in another way.
    #[must_use]
    pub fn with_move<N>(self, mv: N) -> RatedMove<N> {
        RatedMove {
            mv,
            value: self.value,
            margin: self.margin,
            cost: self.cost,
            percent: self.percent,
        }
    }

    /// A move with its value and the margin of it, and no other figure.
    #[must_use]
    pub const fn new(mv: M, value: i32, margin: i32) -> Self {
        Self {
            mv,
            value,
            margin,
            cost: 0,
            percent: 0,
        }
    }
}
