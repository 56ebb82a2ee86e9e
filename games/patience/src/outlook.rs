//! The outlook of a game: it goes on, is won, stuck or lost. Hints, notices, buttons and questions all ask here, so that
//! they agree.

use crate::play::{Hint, Play, Reason, open_hint};
use crate::review::Review;
use crate::solver::Verdict;

/// What is known of the position on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outlook {
    /// The game goes on.
    #[default]
    Open,
    /// The game is won.
    Won,
    /// No move helps any more, as far as can be seen on the table.
    Stuck(WayBack),
    /// With all cards known, the game can no longer be won.
    Lost(WayBack),
}

/// The way back to a position from which a lost game could still be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayBack {
    /// To the last position that is known to be good, by the number of turns before it.
    To(usize),
    /// There is none: the deal cannot be won.
    Nowhere,
    /// Nobody knows so far.
    Unknown,
}

impl Outlook {
    /// The outlook of a game whose turns are known to the review ([`Review::follow`]). The verdict of the solver counts
    /// only if the player wants to be told (`checks`), but a game that it can win is never called stuck.
    #[must_use]
    pub fn new(play: &Play, review: &Review, checks: bool) -> Self {
        if play.is_won() {
            return Self::Won;
        }
        let back = || match review.last_winnable() {
            Some(turns) => WayBack::To(turns),
            None if review.first_lost() == Some(0) => WayBack::Nowhere,
            None => WayBack::Unknown,
        };
        match review.verdict(play.turns()) {
            Some(Verdict::Won) => Self::Open,
            _ if open_hint(play).is_none() => Self::Stuck(back()),
            Some(Verdict::Lost) if checks => Self::Lost(back()),
            _ => Self::Open,
        }
    }

    /// Whether the game goes on and may still be won.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Open)
    }

    /// The way back of a game that is stuck or lost.
    #[must_use]
    pub const fn way_back(self) -> Option<WayBack> {
        match self {
            Self::Stuck(back) | Self::Lost(back) => Some(back),
            Self::Open | Self::Won => None,
        }
    }
}

/// The move of a hint: of a way to win, if one is known and the player wants to be told (`checks`), or else the best one
/// from the open cards. `None` if no move helps any more, or the game is won.
#[must_use]
pub fn hint(play: &Play, review: &Review, checks: bool) -> Option<Hint> {
    if !Outlook::new(play, review, checks).is_open() {
        return None;
    }
    let winning = || {
        let mv = review.next_move(play.turns())?;
        let reason = Reason::Wins;
        Some(Hint { mv, reason })
    };
    let known = if checks { winning() } else { None };
    known.or_else(|| open_hint(play)).or_else(winning)
}
