//! How fast the table moves.

use crate::{Choice, Pause};

/// How fast the table moves: one setting that scales every pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Speed {
    /// Twice the normal pauses.
    Slow,
    /// About the pace of a table of friends.
    #[default]
    Normal,
    /// Half the normal pauses, for people who know the game.
    Fast,
    /// Without any pause.
    Instant,
}

impl Choice for Speed {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Slow, "slow"),
        (Self::Normal, "normal"),
        (Self::Fast, "fast"),
        (Self::Instant, "instant"),
    ];
}

impl Speed {
    /// How long a pause takes, in milliseconds.
    #[must_use]
    pub const fn milliseconds(self, pause: Pause) -> u32 {
        let normal = match pause {
            Pause::Card => 600,
            Pause::Forced => 900,
            Pause::Trick => 1300,
            Pause::Clock(time) => return time,
        };
        match self {
            Self::Slow => normal * 2,
            Self::Normal => normal,
            Self::Fast => normal / 2,
            Self::Instant => 0,
        }
    }
}
