//! All kinds of play: the parts of levels, and baselines for tournaments.

use cards::Seed;
use search::{BudgetedSearch, Determinize, Pimc, RandomPolicy, draw_move};

use crate::bots::{HiddenCards, RulesPolicy};
use crate::rules::{Move, View};

/// A kind of play.
#[derive(Clone, Copy, Debug)]
pub enum Policy {
    /// Any legal move.
    Random,
    /// Simple rules, with some random moves.
    Rules(RulesPolicy),
    /// Generic PIMC with random playouts: this number of determinizations, and moves up to the horizon.
    Pimc(u32, u16),
    /// PIMC whose playouts follow simple rules: determinizations, and moves up to the horizon.
    RulesPimc(u32, u16),
}

/// The rules of playouts.
const PLAYOUTS: RulesPolicy = RulesPolicy { random_in: 8 };

impl Policy {
    /// The move of a view; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn choose(self, view: &View, seed: Seed) -> Option<Move> {
        let mut generator = seed.generator();
        match self {
            Self::Random => draw_move(view.legal(), &mut generator),
            Self::Rules(policy) => policy.choose_from_view(view, &mut generator),
            Self::Pimc(deals, horizon) => {
                let decision = HiddenCards::new(*view, horizon);
                let only = only_move(&decision);
                only.or_else(|| Some(finish(Pimc::new(decision, RandomPolicy, seed)?, deals)))
            }
            Self::RulesPimc(deals, horizon) => {
                let decision = HiddenCards::new(*view, horizon);
                let only = only_move(&decision);
                only.or_else(|| Some(finish(Pimc::new(decision, PLAYOUTS, seed)?, deals)))
            }
        }
    }
}

/// The move that needs no thought because there is no other.
fn only_move(decision: &HiddenCards) -> Option<Move> {
    let moves = decision.legal();
    moves.into_iter().next().filter(|_| moves.len() == 1)
}

fn finish<S: search::Search<Move = Move>>(search: S, budget: u32) -> Move {
    BudgetedSearch::new(search, budget).finish()
}
