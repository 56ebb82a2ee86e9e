//! The levels offered to people, from weak to strong: the careers of a bank.

use game::LevelId;

use crate::bots::{Policy, RulesPolicy};

/// Careless: every third move is random.
pub const APPRENTICE: LevelId = LevelId::new("apprentice");

/// Plain: plays by simple rules.
pub const CLERK: LevelId = LevelId::new("clerk");

/// Careful: tries every move in its head a few times.
pub const CASHIER: LevelId = LevelId::new("cashier");

/// Shrewd: tries every move many times.
pub const BANKER: LevelId = LevelId::new("banker");

/// How a level plays; `None` of a level of another game.
#[must_use]
pub fn policy(level: LevelId) -> Option<Policy> {
    match level {
        APPRENTICE => Some(Policy::Rules(RulesPolicy { random_in: 3 })),
        CLERK => Some(Policy::Rules(RulesPolicy { random_in: 0 })),
        CASHIER => Some(Policy::RulesPimc(6, 120)),
        BANKER => Some(Policy::RulesPimc(80, 200)),
        _ => None,
    }
}
