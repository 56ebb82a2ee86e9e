//! All kinds of play: the parts of levels, and baselines for tournaments.

use cards::Seed;
use search::{Determinize, Pimc, RandomPolicy, Search, draw_move};

use crate::bots::{RulesPolicy, WholeDeal, evaluate};
use crate::rules::{Move, View};

/// A kind of play.
#[derive(Clone, Copy, Debug)]
pub enum Policy {
    /// Any legal move.
    Random,
    /// Simple rules, with some random moves.
    Rules(RulesPolicy),
    /// Generic PIMC with random playouts: this number of determinizations, and moves up to the horizon.
    Pimc(u32, u32),
    /// PIMC whose playouts follow simple rules: determinizations, and moves up to the horizon.
    RulesPimc(u32, u32),
}

/// The rules of playouts.
const PLAYOUTS: RulesPolicy = RulesPolicy { random_in: 8 };

impl Policy {
    /// The move of a view; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn choose(self, view: &View, seed: Seed) -> Option<Move> {
        let generator = &mut seed.generator();
        let decision = WholeDeal(*view);
        let useful = || decision.legal();
        match self {
            Self::Random => draw_move(view.legal(), generator),
            Self::Rules(policy) => policy.choose_from_view(view, generator),
            _ if useful().len() == 1 => useful().into_iter().next(),
            Self::Pimc(deals, horizon) => {
                let search = Pimc::new(decision, RandomPolicy, seed)?;
                Some(search.up_to(horizon, evaluate).best_after(deals))
            }
            Self::RulesPimc(deals, horizon) => {
                let search = Pimc::new(decision, PLAYOUTS, seed)?;
                Some(search.up_to(horizon, evaluate).best_after(deals))
            }
        }
    }
}
