//! The levels offered to people, from weak to strong: the animals that Kolobok, the round bread of the tale, meets.

use game::LevelId;

use crate::bots::Policy;
use crate::bots::rules_policy::RulesPolicy;

/// Hasty: every second decision is random.
pub const HARE: LevelId = LevelId::new("hare");

/// Plain: plays by simple rules.
pub const WOLF: LevelId = LevelId::new("wolf");

/// Patient: tries every decision in its head a few times.
pub const BEAR: LevelId = LevelId::new("bear");

/// Cunning: looks far ahead. With two players, finds proved wins.
pub const FOX: LevelId = LevelId::new("fox");

/// How a level plays; `None` of a level of another game.
#[must_use]
pub fn policy(level: LevelId) -> Option<Policy> {
    let playouts = RulesPolicy { random_in: 4 };
    match level {
        HARE => Some(Policy::Rules(RulesPolicy { random_in: 2 })),
        WOLF => Some(Policy::Rules(RulesPolicy { random_in: 0 })),
        BEAR => Some(Policy::RulesPimc(10, playouts)),
        FOX => Some(Policy::SolvedOrIsmcts {
            positions: 20_000,
            iterations: 2_000,
            policy: playouts,
        }),
        _ => None,
    }
}
