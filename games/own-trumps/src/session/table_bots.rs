//! The bots of Own Trumps at a table, hints and reviews.

use analysis::{CandidateMoves, Comparison};
use cards::{Seat, SeatCount, Seed};
use game::{Game, LevelId};
use session::{DealReview, DecisionReview, Estimate, ExactResult, RatedMove, TableBots};

use crate::bots::hidden_hands::HiddenHands;
use crate::bots::rules_policy::RulesPolicy;
use crate::bots::{Policy, levels};
use crate::rules::{Decision, Round, View};
use crate::session::{RatedDecision, hint, risk_percent};

/// The states that the review of a decision measures it in: a margin of two percentage points at most, mostly.
const STATES: u32 = 2_000;

/// The times that bots play a deal.
const REPLAYS: u32 = 2_000;

/// The bot that plays on: simple rules, now and then a random decision.
const PLAYS_ON: RulesPolicy = RulesPolicy { random_in: 4 };

/// The bot that the player is compared with: simple rules.
const BASELINE: RulesPolicy = RulesPolicy { random_in: 0 };

impl TableBots for Round {
    fn needs_search(level: LevelId) -> bool {
        !matches!(levels::policy(level), Some(Policy::Rules(_)))
    }

    fn instant_move(level: LevelId, view: &View, seed: Seed) -> Option<Decision> {
        match levels::policy(level)? {
            Policy::Rules(policy) => policy.choose_from_view(view, &mut seed.generator()),
            _ => None,
        }
    }

    fn choose(level: LevelId, view: &View, seed: Seed) -> Option<Decision> {
        levels::policy(level)?.choose(view, seed)
    }

    fn rate_moves(view: &View, seed: Seed) -> Vec<RatedMove<Decision>> {
        hint::rate_moves(view, seed)
    }

    /// In percentage points of the risk of losing.
    ///
    /// The best decision is that of the hint, whose search looks ahead. With two players, whose cards are
    /// known to both, results that the solver knows are exact.
    fn review(view: &View, taken: Decision, seed: Seed) -> Option<DecisionReview<Decision>> {
        let rated = Round::rate_moves(view, seed);
        let made = rated.iter().find(|rated| rated.mv == taken)?;
        let best = rated.first()?;
        let hidden = HiddenHands::new(*view);
        let seats = view.table.seats();
        let comparison = Comparison {
            decision: &hidden,
            policy: &PLAYS_ON,
            hundredths: hundredths(seats),
            seed,
        };
        let moves = CandidateMoves {
            taken,
            baseline: BASELINE.choose_from_view(view, &mut seed.generator())?,
            candidates: vec![best.mv],
        };
        let review = comparison.review(&moves, STATES);
        Some(match [best, made].map(exact) {
            [Some(best_result), Some(made_result)] => DecisionReview {
                best: if best_result == made_result {
                    taken
                } else {
                    best.mv
                },
                cost: Estimate::exact(
                    100 * (risk_percent(seats, made) - risk_percent(seats, best)),
                ),
                exact: Some([best_result, made_result]),
                ..review
            },
            _ => review,
        })
    }

    /// In percentage points of the risk of losing.
    fn review_deal(start: &Self, end: &Self, seat: Seat, seed: Seed) -> Option<DealReview> {
        let positions = [start, end].map(|round| *round.position());
        let hundredths = hundredths(start.seats());
        analysis::replay(positions, &PLAYS_ON, seat, hundredths, REPLAYS, seed)
    }
}

/// What a unit of payoff is worth in hundredths of a percentage point: the loser has a payoff of one less
/// the number of players, all others have 1.
fn hundredths(seats: SeatCount) -> f64 {
    10_000.0 / f64::from(seats.get())
}

/// The result of best play, if the solver has found it.
fn exact(rated: &RatedDecision) -> Option<ExactResult> {
    (rated.margin == 0).then_some(match rated.value.signum() {
        1 => ExactResult::Win,
        0 => ExactResult::Draw,
        _ => ExactResult::Loss,
    })
}
