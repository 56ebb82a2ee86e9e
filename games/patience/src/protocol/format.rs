//! The patiences in the formats that every game shares.

use catalogue::{CATALOGUE, PATIENCE};
use game::{GameInfo, MatchOption};

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

/// The patiences in settings, addresses and storage names.
pub const INFO: GameInfo = GameInfo {
    options: &[AUTOMATIC, CHECK, WINNABLE, SHOW_TIME, SHOW_MOVES, POINTS],
    ..GameInfo::new(PATIENCE, &CATALOGUE)
};

const fn switch(id: &'static str) -> MatchOption {
    MatchOption {
        id,
        values: &["off", "on"],
        default: "on",
        only_for: None,
    }
}
