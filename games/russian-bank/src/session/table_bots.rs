//! The bots of Russian Bank at a table, hints and reviews.

use core::cmp::Reverse;

use analysis::{CandidateMoves, Comparison};
use cards::{Seat, Seed};
use game::LevelId;
use search::Determinize;
use session::{DealReview, DecisionReview, TableBots};

use crate::bots::{Policy, RulesPolicy, WholeDeal, levels};
use crate::rules::{Move, Round, View};
use crate::session::RatedMove;

/// The deals in which a hint tries every move.
const DEALS: u32 = 200;

/// The states that the review of a decision measures it in: a margin of eight percentage points at most, mostly.
const STATES: u32 = 300;

/// The times that bots play a deal for its review.
const REPLAYS: u32 = 1_000;

/// The bots that play on: simple rules, now and then a random move.
const PLAYS_ON: RulesPolicy = RulesPolicy { random_in: 8 };

/// The bot that the player is compared with: simple rules.
const BASELINE: RulesPolicy = RulesPolicy { random_in: 0 };

/// A unit of payoff in hundredths of a percentage point of the chance to win: a won deal has 1, a lost one −1.
const HUNDREDTHS: f64 = 5_000.0;

impl TableBots for Round {
    fn needs_search(level: LevelId) -> bool {
        !matches!(levels::policy(level), Some(Policy::Rules(_)))
    }

    fn instant_move(level: LevelId, view: &View, seed: Seed) -> Option<Move> {
        match levels::policy(level)? {
            Policy::Rules(policy) => policy.choose_from_view(view, &mut seed.generator()),
            _ => None,
        }
    }

    fn choose(level: LevelId, view: &View, seed: Seed) -> Option<Move> {
        levels::policy(level)?.choose(view, seed)
    }

    /// The value is the mean payoff in hundredths: −100 for a lost deal, 100 for one that is won. The mean is over
    /// deals that agree with what the viewer knows, which are played to their end.
    fn rate_moves(view: &View, seed: Seed) -> Vec<RatedMove> {
        let decision = WholeDeal(*view);
        let generator = &mut seed.generator();
        let rated = analysis::rate(&decision, &PLAYS_ON, view.legal(), DEALS, generator);
        let rate = |(mv, payoffs): (Move, search::Sample)| {
            // 0 is for exact values.
            let margin = hundredths(payoffs.margin()).max(1);
            RatedMove::new(mv, hundredths(payoffs.mean()), margin)
        };
        let mut rated: Vec<RatedMove> = rated.into_iter().map(rate).collect();
        cards::sort_by_key(&mut rated, |rated| Reverse(rated.value));
        rated
    }

    /// In percentage points of the chance to win the deal; a drawn deal counts half. Simple rules play on.
    fn review(view: &View, taken: Move, seed: Seed) -> Option<DecisionReview<Move>> {
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

    /// In percentage points of the chance to win the deal.
    fn review_deal(start: &Self, end: &Self, seat: Seat, seed: Seed) -> Option<DealReview> {
        let positions = [start, end].map(|round| *round.position());
        analysis::replay(positions, &PLAYS_ON, seat, HUNDREDTHS, REPLAYS, seed)
    }
}

/// The chance of winning the deal with a move of this value, in percent. A drawn deal counts half.
#[must_use]
pub const fn chance_percent(value: i32) -> i32 {
    i32::midpoint(100, value)
}

#[allow(clippy::cast_possible_truncation)] // within the bounds
fn hundredths(value: f64) -> i32 {
    (100.0 * value.clamp(-1.0, 1.0)).round() as i32
}
