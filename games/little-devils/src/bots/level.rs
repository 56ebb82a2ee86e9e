//! The table of levels: one row each, from the weakest to the strongest.

use super::strategy::Strategy;
use crate::bots::belief::{BeliefConfig, Objective, Weighting};
use crate::bots::noisy::NoisyHeuristic;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level(&'static Row);

/// One row of the table.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Row {
    id: &'static str,
    character: &'static str,
    /// Tenths of a devil a deal against three kobolds.
    against_kobolds: u16,
    strategy: Strategy,
}

/// The rows. A level's budget is a number of iterations, never a time: the same seed replays the
/// same match everywhere.
static ROWS: [Row; 6] = [
    Row {
        id: "imp",
        character: "forgetful",
        against_kobolds: 177,
        strategy: Strategy::NoisyHeuristic(NoisyHeuristic {
            memory: 0,
            blur: 500,
            haste: 35,
        }),
    },
    Row {
        id: "goblin",
        character: "hasty",
        against_kobolds: 152,
        strategy: Strategy::NoisyHeuristic(NoisyHeuristic {
            memory: 1,
            blur: 200,
            haste: 8,
        }),
    },
    Row {
        id: "kobold",
        character: "careful",
        against_kobolds: 140,
        strategy: Strategy::NoisyHeuristic(NoisyHeuristic {
            memory: 9,
            blur: 112,
            haste: 0,
        }),
    },
    Row {
        id: "devil",
        character: "seasoned",
        against_kobolds: 134,
        strategy: Strategy::Learned {
            blur: 640,
            growth: 70,
        },
    },
    Row {
        id: "archdevil",
        character: "farsighted",
        against_kobolds: 122,
        strategy: Strategy::BeliefSearch(BeliefConfig {
            pool: 20,
            rollouts: 20,
            belief: Weighting::Likely,
            aim: Objective::Devils,
        }),
    },
    Row {
        id: "lucifer",
        character: "all-reading",
        against_kobolds: 119,
        strategy: Strategy::BeliefSearch(BeliefConfig {
            pool: 6_000,
            rollouts: 6_000,
            belief: Weighting::Likely,
            aim: Objective::Match,
        }),
    },
];

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: &[Self] = &[
        Self(&ROWS[0]),
        Self(&ROWS[1]),
        Self(&ROWS[2]),
        Self(&ROWS[3]),
        Self(&ROWS[4]),
        Self(&ROWS[5]),
    ];

    /// The level offered to who has not chosen.
    pub const DEFAULT: Self = Self(&ROWS[2]);

    /// The level's name in saves, links and messages; it never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// What sets the level apart, in a word that texts may be keyed by.
    #[must_use]
    pub const fn character(self) -> &'static str {
        self.0.character
    }

    /// How many tenths of a devil a deal it takes, on average, at a table of four with three
    /// kobolds; 140 is an even share. Measured with `devils arena --players 4 LEVEL kobold` in all
    /// rotations of so many deals that a tenth of a devil is sure (lucifer: a quarter).
    #[must_use]
    pub const fn devils_against_kobolds(self) -> u16 {
        self.0.against_kobolds
    }

    /// The level with this id, if there is one.
    ///
    /// ```
    /// use little_devils::bots::Level;
    /// assert!(Level::ALL.iter().all(|level| Level::from_id(level.id()) == Some(*level)));
    /// assert_eq!(Level::from_id("angel"), None);
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|level| level.id() == id)
    }

    /// How it comes to its card.
    #[must_use]
    pub const fn strategy(self) -> Strategy {
        self.0.strategy
    }
}
