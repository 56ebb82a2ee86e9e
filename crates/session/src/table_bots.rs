//! The bots of a game at a table.

use cards::Seed;

use crate::TableGame;

/// A game with bots that choose and advise. Each gets a view, without hidden cards. By default a game
/// has no bots.
pub trait TableBots: TableGame {
    /// Whether this machine computes as the bots need it: some browsers have compiled arithmetic wrongly.
    /// By default it does.
    #[must_use]
    fn is_fit() -> bool {
        true
    }

    /// Whether bots of this level search, so that their worker is started early. By default they do.
    #[must_use]
    fn needs_search(_level: Self::Level) -> bool {
        true
    }

    /// The move of a bot that needs no search, so that the page can choose it without a worker. `None` if
    /// this level searches, or if it is not the viewer's turn.
    #[must_use]
    fn instant_move(_level: Self::Level, _view: &Self::View, _seed: Seed) -> Option<Self::Move> {
        None
    }

    /// The move of a bot. `None` if it is not the viewer's turn.
    #[must_use]
    fn choose(_level: Self::Level, _view: &Self::View, _seed: Seed) -> Option<Self::Move> {
        None
    }

    /// Rates every legal move of the viewer for a hint, the best first; none if it is not the viewer's turn.
    #[must_use]
    fn advise(_view: &Self::View, _seed: Seed) -> Vec<RatedMove<Self::Move>> {
        Vec::new()
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
}
