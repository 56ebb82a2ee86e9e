//! Policies: how a bot chooses.

use cards::{Generator, Seed, below};
use search::draw_move;

use crate::bots::heuristic::{self, lowest_leads};
use crate::bots::observation::Observation;
use crate::rules::{Decision, Phase, View};

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
    /// Perfect-information Monte Carlo with the rules of thumb in playouts.
    Pimc {
        /// Sampled positions.
        determinizations: u32,
    },
    /// Information-set Monte Carlo tree search with the rules of thumb in playouts.
    Ismcts {
        /// Walks down the tree.
        iterations: u32,
    },
    /// The search for the expected chips.
    Expectation {
        /// Sampled positions.
        samples: u32,
    },
}

/// The decision of a player who does not think about suits.
pub(super) fn careless(observation: &Observation, seed: Seed) -> Decision {
    match observation.phase {
        Phase::Exchange(_) | Phase::Over(_) => Decision::Keep,
        Phase::Auction { .. } => Decision::Pass,
        Phase::PlayOn { next, .. } => Decision::Card(next),
        Phase::Lead { .. } => {
            let lead = random_lead(observation, &mut seed.generator());
            lead.unwrap_or_else(|| heuristic::decision(observation))
        }
    }
}

/// Any legal decision. `None` if it is not the viewer's turn.
pub(super) fn random(view: &View, seed: Seed) -> Option<Decision> {
    draw_move(view.legal(), &mut seed.generator())
}

/// One of the lowest cards that may be led; `None` if there is no card to lead.
pub(super) fn random_lead(seen: &Observation, generator: &mut Generator) -> Option<Decision> {
    let leads = u32::try_from(lowest_leads(seen).count()).unwrap_or(1);
    let drawn = below(generator, leads.max(1));
    lowest_leads(seen).nth(drawn as usize).map(Decision::Card)
}
