//! The patiences in the formats that every game shares.

use game::catalogue::{GameInfo, PATIENCE};
use protocol::{GameFormat, MatchOption};

/// The patiences: settings, addresses and storage names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PatienceFormat;

/// Cards that are safe on their foundations go there by themselves.
pub const AUTOMATIC: MatchOption = switch("auto");

/// The time is shown.
pub const SHOW_TIME: MatchOption = switch("time");

/// The number of moves is shown.
pub const SHOW_MOVES: MatchOption = switch("moves");

/// It is said when a game can no longer be won.
pub const CHECK: MatchOption = switch("check");

/// Only deals that can be won are dealt, where that is quickly known.
pub const WINNABLE: MatchOption = switch("winnable");

/// How a game is scored: the ids of `play::Scoring`, or not at all.
pub const POINTS: MatchOption = MatchOption {
    id: "points",
    values: &["none", "standard", "vegas"],
    default: "none",
    only_for: None,
};

impl GameFormat for PatienceFormat {
    const INFO: GameInfo = PATIENCE;

    const OPTIONS: &'static [MatchOption] =
        &[AUTOMATIC, CHECK, WINNABLE, SHOW_TIME, SHOW_MOVES, POINTS];

    type Level = ();

    fn level(_id: &str) -> Option<()> {
        None
    }

    fn level_id((): ()) -> &'static str {
        ""
    }
}

const fn switch(id: &'static str) -> MatchOption {
    MatchOption {
        id,
        values: &["off", "on"],
        default: "on",
        only_for: None,
    }
}
