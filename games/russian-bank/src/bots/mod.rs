//! The bots: a policy by simple rules, and determinized Monte Carlo search with playouts by it.

pub mod arena;
mod evaluation;
mod hidden_cards;
mod horizon;
mod level;
mod policy;
mod rules_policy;
mod useful;
mod whole_deal;

pub use evaluation::evaluate;
pub use hidden_cards::HiddenCards;
pub use horizon::Horizon;
pub use level::Level;
pub use policy::Policy;
pub use rules_policy::RulesPolicy;
pub use useful::useful;
pub use whole_deal::WholeDeal;
