//! The review of a decision and of a deal, in chips.

use analysis::{CandidateMoves, Comparison};
use cards::{Generator, Seat, Seed, below};
use search::RolloutPolicy;
use session::{DealReview, DecisionReview};

use crate::bots::determinizer::Determinizer;
use crate::bots::expectation::candidates;
use crate::bots::heuristic::{self, HeuristicPolicy};
use crate::bots::observation::Observation;
use crate::bots::policy::random_lead;
use crate::rules::{Decision, Phase, Position, View};

/// The states that a decision is measured in.
const STATES: u32 = 4_000;

/// The times that bots play a deal.
const REPLAYS: u32 = 1_000;

/// One lead of this many is a random one when bots play a deal.
const RANDOM_IN: u32 = 4;

/// Hundredths of a chip.
const HUNDREDTHS: f64 = 100.0;

/// Reviews a decision by the chips won in the deal. The rules of thumb play on, and are the bot that the
/// player is compared with. Of the bids only the least one and the one made are compared. `None` if the
/// viewer could not decide so, or if the view contradicts itself.
#[must_use]
pub fn review(view: &View, taken: Decision, seed: Seed) -> Option<DecisionReview<Decision>> {
    let legal = view.legal();
    if !legal.contains(taken) {
        return None;
    }
    let decision = Determinizer::new(view, &mut seed.derive(2).generator())?;
    let comparison = Comparison {
        decision: &decision,
        policy: &HeuristicPolicy,
        hundredths: HUNDREDTHS,
        seed,
    };
    let moves = CandidateMoves {
        taken,
        baseline: heuristic::decision(&Observation::from_view(view)?),
        candidates: candidates(legal).collect(),
    };
    Some(comparison.review(&moves, STATES))
}

/// Reviews the luck of a player in a deal, from its first position and its last.
#[must_use]
pub fn review_deal(positions: [Position; 2], seat: Seat, seed: Seed) -> Option<DealReview> {
    let is_over = matches!(positions[1].phase(), Phase::Over(_));
    let replay = || analysis::replay(positions, &VariedPolicy, seat, HUNDREDTHS, REPLAYS, seed);
    is_over.then(replay)
}

/// The rules of thumb with some random leads, so that a deal is not always played in the same way.
#[derive(Clone, Copy, Debug)]
struct VariedPolicy;

impl RolloutPolicy<Position> for VariedPolicy {
    fn choose(&self, position: &Position, generator: &mut Generator) -> Option<Decision> {
        let seen = Observation::from_position(position)?;
        let is_lead = matches!(seen.phase, Phase::Lead { .. });
        let is_random = is_lead && below(generator, RANDOM_IN) == 0;
        let drawn = is_random.then(|| random_lead(&seen, generator)).flatten();
        Some(drawn.unwrap_or_else(|| heuristic::decision(&seen)))
    }
}
