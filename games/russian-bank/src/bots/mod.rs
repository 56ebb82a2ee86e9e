//! The bots: a policy by simple rules, and determinized Monte Carlo search with playouts by it.

mod evaluation;
pub mod levels;
mod policy;
mod rules_policy;
mod useful;
mod whole_deal;

pub use evaluation::evaluate;
pub use policy::Policy;
pub use rules_policy::RulesPolicy;
pub use useful::useful;
pub use whole_deal::WholeDeal;
