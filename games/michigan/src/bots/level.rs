//! Levels: the bots that a person can choose as opponents, from the weakest to the strongest.

use crate::bots::policy::Policy;
use game::LevelId;

/// A playing strength. The three levels are the three difficulties of a quick match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Level {
    /// Leads any suit and keeps every hand: easy.
    Deckhand,
    /// Plays by rules of thumb: medium.
    #[default]
    Steward,
    /// Searches for the expected chips: hard.
    Captain,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: [Self; 3] = [Self::Deckhand, Self::Steward, Self::Captain];

    /// The level for a person who has not chosen one.
    pub const DEFAULT: Self = Self::Steward;

    /// The level's identifier in saves, links and messages. Never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Deckhand => "deckhand",
            Self::Steward => "steward",
            Self::Captain => "captain",
        }
    }

    /// The level's character in one word: a key for translated texts.
    #[must_use]
    pub const fn character(self) -> &'static str {
        match self {
            Self::Deckhand => "carefree",
            Self::Steward => "thrifty",
            Self::Captain => "calculating",
        }
    }

    /// The level with this identifier, if there is one.
    ///
    /// ```
    /// use michigan::bots::Level;
    /// assert_eq!(Level::from_id("captain"), Some(Level::Captain));
    /// assert_eq!(Level::from_id("admiral"), None);
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// How this level decides.
    #[must_use]
    pub const fn policy(self) -> Policy {
        match self {
            Self::Deckhand => Policy::Careless,
            Self::Steward => Policy::Heuristic,
            Self::Captain => Policy::Expectation { samples: 1_000 },
        }
    }
}

impl From<Level> for LevelId {
    fn from(level: Level) -> Self {
        Self::new(level.id())
    }
}
