//! All kinds of play: the parts of levels, and baselines for tournaments.

use cards::Seed;
use search::{Determinize, Ismcts, Pimc, RandomPolicy, Search, draw_move};

use crate::bots::hidden_hands::HiddenHands;
use crate::bots::rules_policy::RulesPolicy;
use crate::bots::solver::{Analysis, Outcome, solve};
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
    /// With two players the first decision of a proved win or draw, if alpha-beta search finds one; otherwise ISMCTS
    /// whose playouts follow simple rules.
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
        let solve_within = |positions| {
            let position = decision.determinize(&mut seed.generator());
            solve(&position, positions)
        };
        Some(match self {
            Self::Random => return draw_move(legal, &mut seed.generator()),
            Self::Rules(policy) => return policy.choose_from_view(view, &mut seed.generator()),
            Self::Pimc(deals) => Pimc::new(decision, RandomPolicy, seed)?.best_after(deals),
            Self::Ismcts(iterations) => {
                let search = Ismcts::new(decision, RandomPolicy, EXPLORATION, seed)?;
                search.best_after(iterations)
            }
            Self::RulesPimc(deals, policy) => Pimc::new(decision, policy, seed)?.best_after(deals),
            Self::RulesIsmcts(iterations, policy) => {
                Ismcts::new(decision, policy, EXPLORATION, seed)?.best_after(iterations)
            }
            Self::AlphaBeta(positions) => *solve_within(positions)?.line.first()?,
            Self::SolvedOrIsmcts {
                positions,
                iterations,
                policy,
            } => {
                let is_known = |solved: &Analysis| {
                    matches!(solved.outcome, Some(Outcome::Win | Outcome::Draw))
                };
                match solve_within(positions).filter(is_known) {
                    Some(solved) => *solved.line.first()?,
                    None => return Self::RulesIsmcts(iterations, policy).choose(view, seed),
                }
            }
        })
    }
}
