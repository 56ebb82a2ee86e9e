//! The levels offered to people: the careers of a bank.

use cards::Seed;
use game::LevelId;

use crate::bots::{Policy, RulesPolicy};
use crate::rules::{Move, View};

/// A level of strength, from weak to strong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Careless: every third move is random.
    Apprentice,
    /// Plain: plays by simple rules.
    #[default]
    Clerk,
    /// Careful: tries every move in its head a few times.
    Cashier,
    /// Shrewd: tries every move many times.
    Banker,
}

impl Level {
    /// All levels, from weak to strong.
    pub const ALL: [Self; 4] = [Self::Apprentice, Self::Clerk, Self::Cashier, Self::Banker];

    /// The permanent id in saves and addresses.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Clerk => "clerk",
            Self::Cashier => "cashier",
            Self::Banker => "banker",
        }
    }

    /// The level of an id; `None` of any other text.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The policy of a level that does not search; `None` of the others.
    #[must_use]
    pub const fn instant_policy(self) -> Option<RulesPolicy> {
        match self.policy() {
            Policy::Rules(policy) => Some(policy),
            _ => None,
        }
    }

    /// How the level plays.
    #[must_use]
    pub const fn policy(self) -> Policy {
        match self {
            Self::Apprentice => Policy::Rules(RulesPolicy { random_in: 3 }),
            Self::Clerk => Policy::Rules(RulesPolicy { random_in: 0 }),
            Self::Cashier => Policy::RulesPimc(6, 120),
            Self::Banker => Policy::RulesPimc(80, 200),
        }
    }

    /// The move of a view; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn choose(self, view: &View, seed: Seed) -> Option<Move> {
        self.policy().choose(view, seed)
    }
}

impl From<Level> for LevelId {
    fn from(level: Level) -> Self {
        Self::new(level.id())
    }
}
