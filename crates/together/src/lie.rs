//! Lies that a client can prove.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A lie, and who told it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Lie {
    /// The seat of the liar. The host sits in seat 0.
    pub seat: usize,
    /// The lie.
    pub kind: LieKind,
    /// The number of log entries before it was noticed.
    pub entries: usize,
}

/// The kinds of lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LieKind {
    /// A move that the rules do not allow.
    IllegalMove,
    /// A salt that is not the promised one.
    FalseSalt,
    /// Two different logs, both signed by the host; or a log that somebody else's signature does not fit.
    ForkedLog,
    /// A move that its player has not signed, or has signed for another log.
    ForgedMove,
    /// Cards that do not follow from the joint seed.
    WrongDeal,
    /// A stand-in that contradicts what was seen before.
    FalseStandIn,
    /// The log says what cannot be.
    BrokenLog,
    /// The host says that a guest has lied, but the evidence does not show it.
    FalseAccusation,
}

impl LieKind {
    /// The kind as one word, as in JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal-move",
            Self::FalseSalt => "false-salt",
            Self::ForkedLog => "forked-log",
            Self::ForgedMove => "forged-move",
            Self::WrongDeal => "wrong-deal",
            Self::FalseStandIn => "false-stand-in",
            Self::BrokenLog => "broken-log",
            Self::FalseAccusation => "false-accusation",
        }
    }
}

impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            LieKind::IllegalMove => "an illegal move",
            LieKind::FalseSalt => "a false salt",
            LieKind::ForkedLog => "a forked log",
            LieKind::ForgedMove => "a forged move",
            LieKind::WrongDeal => "a wrong deal",
            LieKind::FalseStandIn => "a false stand-in",
            LieKind::BrokenLog => "a broken log",
            LieKind::FalseAccusation => "a false accusation",
        };
        write!(
            f,
            "seat {}: {kind} after {} entries",
            self.seat, self.entries
        )
    }
}
