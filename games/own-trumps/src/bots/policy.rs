//! All kinds of play: the parts of levels, and baselines for tournaments.

use cards::Seed;
use search::{BudgetedSearch, Determinize, Ismcts, Pimc, RandomPolicy, Search, draw_move};

use crate::bots::hidden_hands::HiddenHands;
use crate::bots::rules_policy::RulesPolicy;
use crate::bots::solver::{Outcome, solve};
use crate::rules::{Decision, View};

/// The weight of exploration in ISMCTS.
const EXPLORATION: f64 = 0.7;

/// A kind of play.
#[derive(Clone, Copy, Debug)]
pub enum Policy {
    /// Any legal decision.
    Random,
    /// Simple rules, with some random decisions.
    Rules(RulesPolicy),
    /// Generic PIMC with random playouts, and this number of determinizations.
    Pimc(u32),
    /// Generic ISMCTS with random playouts, and this number of iterations.
    Ismcts(u32),
    /// PIMC whose playouts follow simple rules.
    RulesPimc(u32, RulesPolicy),
    /// ISMCTS whose playouts follow simple rules.
    RulesIsmcts(u32, RulesPolicy),
    /// Alpha-beta search of this number of positions. Only for two players.
    AlphaBeta(u64),
    /// The first decision of a proved win or draw, if alpha-beta search finds one; otherwise ISMCTS whose
    /// playouts follow simple rules. Only for two players.
    SolvedOrIsmcts {
        /// The positions that alpha-beta search may visit.
        positions: u64,
        /// The iterations of ISMCTS.
        iterations: u32,
        /// The rules of its playouts.
        policy: RulesPolicy,
    },
}

impl Policy {
    /// The decision of a view; `None` if it is not the viewer's turn, or if the policy is not for this
    /// number of players.
    #[must_use]
    pub fn choose(self, view: &View, seed: Seed) -> Option<Decision> {
        let legal = view.legal();
        if legal.len() < 2 {
            return legal.into_iter().next();
        }
        let decision = HiddenHands::new(*view);
        let mut generator = seed.generator();
        let chosen = match self {
            Self::Random => return draw_move(legal, &mut generator),
            Self::Rules(policy) => return policy.choose_from_view(view, &mut generator),
            Self::Pimc(budget) => finish(Pimc::new(decision, RandomPolicy, seed)?, budget),
            Self::Ismcts(budget) => {
                let search = Ismcts::new(decision, RandomPolicy, EXPLORATION, seed);
                finish(search?, budget)
            }
            Self::RulesPimc(budget, policy) => finish(Pimc::new(decision, policy, seed)?, budget),
            Self::RulesIsmcts(budget, policy) => {
                finish(Ismcts::new(decision, policy, EXPLORATION, seed)?, budget)
            }
            Self::AlphaBeta(budget) => {
                let analysis = solve(&decision.determinize(&mut generator), budget);
                return analysis.ok()?.line.first().copied();
            }
            Self::SolvedOrIsmcts {
                positions,
                iterations,
                policy,
            } => {
                let analysis = solve(&decision.determinize(&mut generator), positions).ok()?;
                if matches!(analysis.outcome, Some(Outcome::Win | Outcome::Draw)) {
                    return analysis.line.first().copied();
                }
                return Self::RulesIsmcts(iterations, policy).choose(view, seed);
            }
        };
        Some(chosen)
    }
}

fn finish<S: Search<Move = Decision>>(search: S, budget: u32) -> Decision {
    BudgetedSearch::new(search, budget).finish()
}
