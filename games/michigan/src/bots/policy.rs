//! Policies: how a bot chooses.

use cards::Seed;
use search::{Ismcts, Pimc, Search, draw_move};

use crate::bots::determinizer::Determinizer;
use crate::bots::expectation::Expectation;
use crate::bots::heuristic::{self, HeuristicPolicy};
use crate::bots::observation::Observation;
use crate::rules::{Decision, Phase, View};

/// The weight of exploration in ISMCTS, in chips.
const EXPLORATION: f64 = 12.0;

/// A way to choose decisions. Budgets are numbers of iterations, so that a seed replays the same deal on
/// every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Any legal decision, all equally likely.
    Random,
    /// Makes no mistakes against the rules, but leads any suit, keeps the hand, and never bids.
    Careless,
    /// The rules of thumb.
    Heuristic,
    /// Perfect-information Monte Carlo with the rules of thumb in playouts, and this number of sampled positions.
    Pimc(u32),
    /// Information-set Monte Carlo tree search with the rules of thumb in playouts, and this number of walks down the
    /// tree.
    Ismcts(u32),
    /// The search for the expected chips, with this number of sampled positions.
    Expectation(u32),
}

impl Policy {
    /// The viewer's decision. `None` if it is not the viewer's turn.
    ///
    /// ```
    /// use cards::Seed;
    /// use game::{Game, Match as _};
    /// use michigan::bots::Policy;
    /// use michigan::rules::{Match, MatchOptions, SEATS};
    /// let round = Match::new(SEATS.fewest(), MatchOptions::default(), Seed(1)).deal();
    /// let view = round.view(round.deal().dealer);
    /// let decision = Policy::Heuristic.choose(&view, Seed(2)).expect("the dealer's turn");
    /// assert!(round.is_legal(decision));
    /// ```
    #[must_use]
    pub fn choose(self, view: &View, seed: Seed) -> Option<Decision> {
        let legal = view.legal;
        match self {
            _ if legal.len() < 2 => legal.into_iter().next(),
            Self::Random => draw_move(legal, &mut seed.generator()),
            Self::Careless | Self::Heuristic => self.choose_at_once(view, seed),
            // A view that contradicts itself cannot be sampled.
            _ => self
                .search(view, seed)
                .or_else(|| Self::Heuristic.choose_at_once(view, seed)),
        }
    }

    /// The viewer's decision by a policy that is instant. `None` of the others, or if it is not the viewer's turn.
    pub(crate) fn choose_at_once(self, view: &View, seed: Seed) -> Option<Decision> {
        let observation = Observation::from_view(view)?;
        match self {
            Self::Careless => Some(careless(&observation, seed)),
            Self::Heuristic => Some(heuristic::decision(&observation)),
            _ => None,
        }
    }

    fn search(self, view: &View, seed: Seed) -> Option<Decision> {
        let decision = Determinizer::new(view, &mut seed.derive(0).generator())?;
        let (policy, seed) = (HeuristicPolicy, seed.derive(1));
        match self {
            Self::Random | Self::Careless | Self::Heuristic => None,
            Self::Pimc(samples) => Some(Pimc::new(decision, policy, seed)?.best_after(samples)),
            Self::Ismcts(walks) => {
                Some(Ismcts::new(decision, policy, EXPLORATION, seed)?.best_after(walks))
            }
            Self::Expectation(samples) => {
                Some(Expectation::new(decision, seed)?.best_after(samples))
            }
        }
    }
}

/// The decision of a player who does not think about suits.
fn careless(observation: &Observation, seed: Seed) -> Decision {
    match observation.phase {
        Phase::Exchange(_) | Phase::Over(_) => Decision::Keep,
        Phase::Auction { .. } => Decision::Pass,
        Phase::PlayOn { next, .. } => Decision::Card(next),
        Phase::Lead { .. } => {
            let lead = heuristic::random_lead(observation, &mut seed.generator());
            lead.unwrap_or_else(|| heuristic::decision(observation))
        }
    }
}
