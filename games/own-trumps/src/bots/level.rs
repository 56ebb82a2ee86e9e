//! The levels offered to people: the animals that Kolobok, the round bread of the tale, meets.

use cards::Seed;

use crate::bots::Strategy;
use crate::bots::rules_policy::RulesPolicy;
use crate::rules::{Decision, View};

/// A level of strength, from weak to strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Hasty: every second decision is random.
    Hare,
    /// Plain: plays by simple rules.
    Wolf,
    /// Patient: tries every decision in its head a few times.
    Bear,
    /// Cunning: looks far ahead. With two players, finds proved wins.
    Fox,
}

impl Level {
    /// All levels, from weak to strong.
    pub const ALL: [Self; 4] = [Self::Hare, Self::Wolf, Self::Bear, Self::Fox];

    /// The strategy at a table of this number of players.
    #[must_use]
    pub const fn strategy(self, players: u8) -> Strategy {
        match self {
            Self::Hare => Strategy::Rules(RulesPolicy { random_in: 2 }),
            Self::Wolf => Strategy::Rules(RulesPolicy { random_in: 0 }),
            Self::Bear => Strategy::RulesPimc(10, RulesPolicy { random_in: 4 }),
            Self::Fox if players == 2 => Strategy::SolvedOrIsmcts {
                positions: 20_000,
                iterations: 2_000,
                policy: RulesPolicy { random_in: 4 },
            },
            Self::Fox => Strategy::RulesIsmcts(2_000, RulesPolicy { random_in: 4 }),
        }
    }

    /// The decision of a view; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn choose(self, view: &View, seed: Seed) -> Option<Decision> {
        let players = view.table().seats().get();
        self.strategy(players).choose(view, seed)
    }
}
