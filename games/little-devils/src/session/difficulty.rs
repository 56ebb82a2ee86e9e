//! The one choice of who just wants to play: how strong the opponents are.

use crate::bots::Level;

use session::Choice;

/// How strong all opponents are. Whoever wants other levels, or a mixture, sets up the match in full.
///
/// The weakest level, the middle one and the strongest: by docs/strength.md an imp takes 4.8 devils
/// a deal more than a kobold, and a kobold 4.4 more than Lucifer, so the steps are about equal. Lucifer
/// thinks for less than a fifth of a second, so nobody waits longer for the hard game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Difficulty {
    /// Against imps.
    Easy,
    /// Against kobolds.
    #[default]
    Medium,
    /// Against Lucifer in every seat.
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
    /// How every opponent plays.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::Easy => Level::ALL[0],
            Self::Medium => Level::DEFAULT,
            Self::Hard => Level::ALL[Level::ALL.len() - 1],
        }
    }

    /// The difficulty at which everybody plays at this level, if there is one.
    #[must_use]
    pub fn from_level(level: Level) -> Option<Self> {
        let mut all = Self::ALL.iter().map(|(difficulty, _)| *difficulty);
        all.find(|difficulty| difficulty.level() == level)
    }
}
