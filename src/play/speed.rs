//! How fast the table moves.

use super::Pause;

/// How fast the table moves: one setting that scales every pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Speed {
    /// To look at everything twice.
    Slow,
    /// As at a table with friends.
    #[default]
    Normal,
    /// For who knows the game.
    Fast,
    /// Without any pause.
    Instant,
}

impl Speed {
    /// Every speed, from the slowest.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// The speed's name in addresses and settings.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Instant => "instant",
        }
    }

    /// The speed with this name, if there is one.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.id() == id)
    }

    /// How long a pause takes, in milliseconds.
    #[must_use]
    pub const fn milliseconds(self, pause: Pause) -> u32 {
        let normal = match pause {
            Pause::Card => 600,
            Pause::Trick => 1300,
        };
        match self {
            Self::Slow => normal * 2,
            Self::Normal => normal,
            Self::Fast => normal / 2,
            Self::Instant => 0,
        }
    }
}
