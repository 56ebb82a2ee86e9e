//! The bots of a game at a table.

use cards::Seed;

use crate::TableGame;

/// A game with bots that choose and advise. Each gets a view, without hidden cards.
pub trait TableBots: TableGame {
    /// Whether this machine computes as the bots need it: some browsers have compiled arithmetic wrongly.
    /// By default it does.
    #[must_use]
    fn is_fit() -> bool {
        true
    }

    /// The move of a bot that needs no search, so that the page can choose it without a worker. `None` if
    /// this level searches, or if it is not the viewer's turn.
    fn instant_move(level: Self::Level, view: &Self::View, seed: Seed) -> Option<Self::Move>;

    /// The move of a bot. `None` if it is not the viewer's turn.
    fn choose(level: Self::Level, view: &Self::View, seed: Seed) -> Option<Self::Move>;

    /// Rates every legal move of the viewer for a hint, the best first; none if it is not the viewer's turn.
    fn advise(view: &Self::View, seed: Seed) -> Vec<RatedMove<Self::Move>>;
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
}
