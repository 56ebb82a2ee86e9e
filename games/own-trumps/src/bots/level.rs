//! The levels offered to people: the animals that Kolobok, the round bread of the tale, meets.

use cards::Seed;
use game::LevelId;

use crate::bots::Policy;
use crate::bots::rules_policy::RulesPolicy;
use crate::rules::{Decision, View};

/// A level of strength, from weak to strong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Hasty: every second decision is random.
    Hare,
    /// Plain: plays by simple rules.
    #[default]
    Wolf,
    /// Patient: tries every decision in its head a few times.
    Bear,
    /// Cunning: looks far ahead. With two players, finds proved wins.
    Fox,
}

impl Level {
    /// All levels, from weak to strong.
    pub const ALL: [Self; 4] = [Self::Hare, Self::Wolf, Self::Bear, Self::Fox];

    /// The permanent id in saves and addresses.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hare => "hare",
            Self::Wolf => "wolf",
            Self::Bear => "bear",
            Self::Fox => "fox",
        }
    }

    /// The level with this id, if there is one.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The rules of a level that plays without search; `None` of the others.
    #[must_use]
    pub const fn instant_policy(self) -> Option<RulesPolicy> {
        match self {
            Self::Hare => Some(RulesPolicy { random_in: 2 }),
            Self::Wolf => Some(RulesPolicy { random_in: 0 }),
            Self::Bear | Self::Fox => None,
        }
    }

    /// The policy at a table of this number of players.
    #[must_use]
    pub const fn policy(self, players: u8) -> Policy {
        if let Some(policy) = self.instant_policy() {
            return Policy::Rules(policy);
        }
        match self {
            Self::Bear => Policy::RulesPimc(10, RulesPolicy { random_in: 4 }),
            Self::Fox if players == 2 => Policy::SolvedOrIsmcts {
                positions: 20_000,
                iterations: 2_000,
                policy: RulesPolicy { random_in: 4 },
            },
            _ => Policy::RulesIsmcts(2_000, RulesPolicy { random_in: 4 }),
        }
    }

    /// The decision of a view; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn choose(self, view: &View, seed: Seed) -> Option<Decision> {
        let players = view.table().seats().get();
        self.policy(players).choose(view, seed)
    }
}

impl From<Level> for LevelId {
    fn from(level: Level) -> Self {
        Self::new(level.id())
    }
}
