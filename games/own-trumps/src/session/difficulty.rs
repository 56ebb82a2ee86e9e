//! The difficulty of a quick match.

use session::Choice;

use crate::bots::Level;

/// The strength of all opponents. The full set-up form offers other levels, and mixtures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Difficulty {
    /// Against hares.
    Easy,
    /// Against wolves.
    #[default]
    Medium,
    /// Against foxes.
    Hard,
}

impl Choice for Difficulty {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Easy, "easy"),
        (Self::Medium, "medium"),
        (Self::Hard, "hard"),
    ];
}

impl Difficulty {
    /// The level of every opponent.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::Easy => Level::Hare,
            Self::Medium => Level::Wolf,
            Self::Hard => Level::Fox,
        }
    }

    /// The difficulty with this level; `None` if there is none.
    #[must_use]
    pub fn from_level(level: Level) -> Option<Self> {
        let mut all = Self::ALL.iter().map(|(difficulty, _)| *difficulty);
        all.find(|difficulty| difficulty.level() == level)
    }
}
