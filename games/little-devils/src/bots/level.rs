//! Levels: the bots that a person can choose as opponents, from the weakest to the strongest.

use crate::bots::belief::{BeliefConfig, Objective, Weighting};
use crate::bots::noisy::NoisyHeuristic;
use crate::bots::policy::Policy;
use game::LevelId;

/// A playing strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level(&'static Definition);

/// The definition of a level.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Definition {
    id: &'static str,
    character: &'static str,
    /// Devils a round against three kobolds, in tenths.
    devils_against_kobolds: u16,
    policy: Policy,
}

/// All levels. A budget is a number of iterations, never a time, so that the same seed replays the
/// same match on every machine.
static LEVELS: [Definition; 6] = [
    Definition {
        id: "imp",
        character: "forgetful",
        devils_against_kobolds: 177,
        policy: Policy::NoisyHeuristic(NoisyHeuristic {
            memory: 0,
            noise: 500,
            bias: 35,
        }),
    },
    Definition {
        id: "goblin",
        character: "hasty",
        devils_against_kobolds: 152,
        policy: Policy::NoisyHeuristic(NoisyHeuristic {
            memory: 1,
            noise: 200,
            bias: 8,
        }),
    },
    Definition {
        id: "kobold",
        character: "careful",
        devils_against_kobolds: 140,
        policy: Policy::NoisyHeuristic(NoisyHeuristic {
            memory: 9,
            noise: 112,
            bias: 0,
        }),
    },
    Definition {
        id: "devil",
        character: "seasoned",
        devils_against_kobolds: 134,
        policy: Policy::Learned {
            noise: 640,
            noise_per_player: 70,
        },
    },
    Definition {
        id: "archdevil",
        character: "farsighted",
        devils_against_kobolds: 122,
        policy: Policy::BeliefSearch(BeliefConfig {
            particles: 20,
            rollouts: 20,
            weighting: Weighting::Likelihood,
            objective: Objective::Devils,
        }),
    },
    Definition {
        id: "lucifer",
        character: "all-reading",
        devils_against_kobolds: 119,
        policy: Policy::BeliefSearch(BeliefConfig {
            particles: 6_000,
            rollouts: 6_000,
            weighting: Weighting::Likelihood,
            objective: Objective::Match,
        }),
    },
];

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: &[Self] = &[
        Self(&LEVELS[0]),
        Self(&LEVELS[1]),
        Self(&LEVELS[2]),
        Self(&LEVELS[3]),
        Self(&LEVELS[4]),
        Self(&LEVELS[5]),
    ];

    /// The level for a person who has not chosen one.
    pub const DEFAULT: Self = Self(&LEVELS[2]);

    /// The level's identifier in saves, links and messages. Never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The level's character in one word: a key for translated texts.
    #[must_use]
    pub const fn character(self) -> &'static str {
        self.0.character
    }

    /// Devils that this level takes in an average round against three kobolds, in tenths; 140 is an
    /// even share. Measured by `house arena --players 4 LEVEL kobold` with a 95 % interval of a
    /// tenth of a devil (lucifer: a quarter).
    #[must_use]
    pub const fn devils_against_kobolds(self) -> u16 {
        self.0.devils_against_kobolds
    }

    /// The level with this identifier, if there is one.
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

    /// How this level chooses a card.
    #[must_use]
    pub const fn policy(self) -> Policy {
        self.0.policy
    }
}

impl Default for Level {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl From<Level> for LevelId {
    fn from(level: Level) -> Self {
        Self::new(level.id())
    }
}
