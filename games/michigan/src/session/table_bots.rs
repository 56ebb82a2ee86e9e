//! The bots of Michigan at a table, hints and reviews.

use analysis::{CandidateMoves, Comparison};
use cards::{Seat, Seed};
use game::LevelId;
use session::{DealReview, DecisionReview, RatedMove, TableBots};

use crate::bots::{Determinizer, HeuristicPolicy, Policy, VariedPolicy, candidates, levels};
use crate::rules::{Decision, Round, View};

/// Rounds played to their end for one hint: well below a second in a browser.
const PLAYOUTS: u32 = 30_000;

/// The most sampled positions of a hint: more would not change the hint.
const MAX_SAMPLES: u32 = 4_000;

/// The states that the review of a decision measures it in.
const STATES: u32 = 4_000;

/// The times that bots play a deal for its review.
const REPLAYS: u32 = 1_000;

/// Hundredths of a chip.
const HUNDREDTHS: f64 = 100.0;

impl TableBots for Round {
    fn needs_search(level: LevelId) -> bool {
        !matches!(level, levels::DECKHAND | levels::STEWARD)
    }

    fn instant_move(level: LevelId, view: &View, seed: Seed) -> Option<Decision> {
        levels::policy(level)?.choose_at_once(view, seed)
    }

    fn choose(level: LevelId, view: &View, seed: Seed) -> Option<Decision> {
        levels::policy(level)?.choose(view, seed)
    }

    /// The expected chips of this deal, antes included, in hundredths, in the same sampled positions. Of the bids only
    /// the least one is rated: a higher one costs more.
    fn rate_moves(view: &View, seed: Seed) -> Vec<RatedMove<Decision>> {
        let Some(decision) = Determinizer::new(view, &mut seed.derive(0).generator()) else {
            return Vec::new();
        };
        let candidates: Vec<Decision> = candidates(view.legal).collect();
        let states =
            MAX_SAMPLES.min(PLAYOUTS / u32::try_from(candidates.len()).unwrap_or(1).max(1));
        let generator = &mut seed.derive(1).generator();
        let mut rated = analysis::rate(&decision, &HeuristicPolicy, candidates, states, generator);
        rated.sort_by(|(_, one), (_, other)| other.mean().total_cmp(&one.mean()));
        let rate = |(mv, chips): (Decision, search::Sample)| {
            RatedMove::new(mv, hundredths(chips.mean()), hundredths(chips.margin()))
        };
        rated.into_iter().map(rate).collect()
    }

    /// In chips. The rules of thumb play on, and are the bot that the player is compared with. Of the bids only the
    /// least one and the one made are compared. `None` also if the view contradicts itself.
    fn review(view: &View, taken: Decision, seed: Seed) -> Option<DecisionReview<Decision>> {
        let legal = view.legal;
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
            baseline: Policy::Heuristic.choose_at_once(view, seed)?,
            candidates: candidates(legal).collect(),
        };
        Some(comparison.review(&moves, STATES))
    }

    /// In chips.
    fn review_deal(start: &Self, end: &Self, seat: Seat, seed: Seed) -> Option<DealReview> {
        let positions = [start, end].map(|round| *round.position());
        analysis::replay(positions, &VariedPolicy, seat, HUNDREDTHS, REPLAYS, seed)
    }
}

/// Sums of chips are far below the limits, so the cast is exact.
#[allow(clippy::cast_possible_truncation)]
fn hundredths(chips: f64) -> i32 {
    (chips * HUNDREDTHS).round() as i32
}
