//! Lies that a client can prove.

use core::fmt;

use protocol::compact_text;

/// A lie, and who told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lie {
    /// The seat of the liar. The host sits in seat 0.
    pub seat: usize,
    /// The lie.
    pub kind: LieKind,
    /// The number of log entries before it was noticed.
    pub entries: usize,
}

/// The kinds of lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// A determinization that contradicts what was seen before.
    FalseDeterminization,
    /// The log has an impossible entry.
    BrokenLog,
    /// The host says that a guest has lied, but the evidence does not show it.
    FalseAccusation,
    /// In a sealed deal, a step that does not follow from the player's seed.
    WrongShuffle,
    /// In a sealed deal, keys that do not follow from the player's seed.
    ForgedKey,
    /// In a sealed deal, another seed than the one committed to.
    FalseSeed,
    /// A player ends a sealed round because of a card or a move that is correct.
    FalseAlarm,
}

impl LieKind {
    /// The kind as one word.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal-move",
            Self::FalseSalt => "false-salt",
            Self::ForkedLog => "forked-log",
            Self::ForgedMove => "forged-move",
            Self::WrongDeal => "wrong-deal",
            Self::FalseDeterminization => "false-stand-in",
            Self::BrokenLog => "broken-log",
            Self::FalseAccusation => "false-accusation",
            Self::WrongShuffle => "wrong-shuffle",
            Self::ForgedKey => "forged-key",
            Self::FalseSeed => "false-seed",
            Self::FalseAlarm => "false-alarm",
        }
    }
}

/// The host's seat.
pub(crate) const HOST: usize = 0;

/// A lie, and the seat of the liar.
pub(crate) type Fault = (usize, LieKind);

/// The fault of a log with an impossible entry.
pub(crate) const BROKEN: Fault = (HOST, LieKind::BrokenLog);

impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            LieKind::IllegalMove => "an illegal move",
            LieKind::FalseSalt => "a false salt",
            LieKind::ForkedLog => "a forked log",
            LieKind::ForgedMove => "a forged move",
            LieKind::WrongDeal => "a wrong deal",
            LieKind::FalseDeterminization => "a false determinization",
            LieKind::BrokenLog => "a broken log",
            LieKind::FalseAccusation => "a false accusation",
            LieKind::WrongShuffle => "a wrong shuffle",
            LieKind::ForgedKey => "a forged key",
            LieKind::FalseSeed => "a false seed",
            LieKind::FalseAlarm => "a false alarm",
        };
        write!(
            f,
            "seat {}: {kind} after {} entries",
            self.seat, self.entries
        )
    }
}

compact_text!(struct Lie { seat, kind, entries });
compact_text!(enum LieKind {
    0 IllegalMove {},
    1 FalseSalt {},
    2 ForkedLog {},
    3 ForgedMove {},
    4 WrongDeal {},
    5 FalseDeterminization {},
    6 BrokenLog {},
    7 FalseAccusation {},
    8 WrongShuffle {},
    9 ForgedKey {},
    10 FalseSeed {},
    else 11 FalseAlarm {}
});
