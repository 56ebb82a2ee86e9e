//! The review of a decision and of a deal, in percentage points of the chance to win the deal.

use analysis::{CandidateMoves, Comparison};
use cards::{Seat, Seed};
use search::Determinize;
use session::{DealReview, DecisionReview};

use crate::bots::{RulesPolicy, WholeDeal};
use crate::rules::{Move, Position, View};
use crate::session::hint::PLAYS_ON;

/// The states that a decision is measured in: a margin of eight percentage points at most, mostly.
const STATES: u32 = 300;

/// The times that bots play a deal.
const REPLAYS: u32 = 1_000;

/// The bot that the player is compared with: simple rules.
const BASELINE: RulesPolicy = RulesPolicy { random_in: 0 };

/// A unit of payoff in hundredths of a percentage point: a won deal has 1, a lost one −1.
const HUNDREDTHS: f64 = 5_000.0;

/// Reviews a decision by the chance to win the deal; a drawn deal counts half. Simple rules play on. `None` if
/// the viewer could not move so.
pub(super) fn review(view: &View, taken: Move, seed: Seed) -> Option<DecisionReview<Move>> {
    view.legal().contains(taken).then_some(())?;
    let decision = WholeDeal(*view);
    let comparison = Comparison {
        decision: &decision,
        policy: &PLAYS_ON,
        hundredths: HUNDREDTHS,
        seed,
    };
    let moves = CandidateMoves {
        taken,
        baseline: BASELINE.choose_from_view(view, &mut seed.generator())?,
        candidates: decision.legal().into_iter().collect(),
    };
    Some(comparison.review(&moves, STATES))
}

/// Reviews the luck of a player in a deal, from its first position and its last. `None` if the deal is not over.
pub(super) fn review_deal(positions: &[Position; 2], seat: Seat, seed: Seed) -> Option<DealReview> {
    let replay = || analysis::replay(*positions, &PLAYS_ON, seat, HUNDREDTHS, REPLAYS, seed);
    positions[1].payoffs().map(|_| replay())
}
