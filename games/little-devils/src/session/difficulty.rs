//! The difficulty of a quick match.

use crate::bots::Level;

use session::Choice;

/// The strength of all opponents. The full set-up form offers other levels, and mixtures.
///
/// The weakest, the middle and the strongest level. The steps are about equal: by docs/strength.md
/// an imp takes 4.8 devils more per round than a kobold, and a kobold 4.4 more than Lucifer. Lucifer
/// computes for less than a fifth of a second, so the hard game is not slower.
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
    /// The level of every opponent.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::Easy => Level::ALL[0],
            Self::Medium => Level::DEFAULT,
            Self::Hard => Level::ALL[Level::ALL.len() - 1],
        }
    }
}
