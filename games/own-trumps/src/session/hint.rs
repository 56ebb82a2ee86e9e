//! Hints: the expected result of every legal decision.

use core::cmp::Reverse;

use cards::{SeatCount, Seed};
use search::{Determinize, Ismcts, Playout, Search, SearchedMove};
use session::RatedMove;

use crate::bots::hidden_hands::HiddenHands;
use crate::bots::rules_policy::RulesPolicy;
use crate::bots::solver::{Outcome, solve};
use crate::rules::{Decision, Position, View};
use crate::session::RatedDecision;

/// The positions that the solver may visit to find the best decision of two players.
const BEST_POSITIONS: u64 = 100_000;

/// The positions that the solver may visit to rate the decisions one by one, all together.
const OTHER_POSITIONS: u64 = 60_000;

/// The iterations of ISMCTS, for decisions whose result is not known exactly.
const ITERATIONS: u32 = 8_000;

/// The weight of exploration in ISMCTS: more than the bots have, so that all decisions are rated.
const EXPLORATION: f64 = 1.0;

/// A lost deal.
const LOST: i32 = 100;

/// Rates every legal decision of the viewer, the best first; none if it is not the viewer's turn.
///
/// The value is the expected payoff in hundredths of a lost deal: −100 for a deal that the viewer loses,
/// 0 for a drawn one, and 100 divided by the number of opponents for a deal that one of them loses. With
/// two players, who know all cards, it is exact if the solver finds it in time. Otherwise it is a mean
/// over the playouts of a search, which begin from hands that agree with the view.
pub(super) fn rate_moves(view: &View, seed: Seed) -> Vec<RatedDecision> {
    let mut rated = estimate(view, seed);
    if view.table.seats().get() == 2 && !rated.is_empty() {
        let hidden = HiddenHands::new(*view);
        make_exact(&mut rated, &hidden.determinize(&mut seed.generator()));
    }
    cards::sort_by_key(&mut rated, |rated| (Reverse(rated.value), rated.margin > 0));
    rated
}

/// Rates all decisions by search.
fn estimate(view: &View, seed: Seed) -> Vec<RatedDecision> {
    let policy = RulesPolicy { random_in: 4 };
    let search = Ismcts::new(HiddenHands::new(*view), policy, EXPLORATION, seed);
    let Some(mut search) = search else {
        return Vec::new();
    };
    for _ in 0..ITERATIONS {
        search.iterate();
    }
    let opponents = f64::from(view.table.seats().get() - 1);
    let mut most = LOST;
    let rate = |searched: &SearchedMove<Decision>| {
        let mut rated = rated(searched, opponents);
        // A decision that was visited less is no better: its mean is less certain.
        rated.value = rated.value.min(most);
        most = rated.value;
        rated
    };
    search.searched().iter().map(rate).collect()
}

/// The mean of a searched decision as a rated one.
fn rated(searched: &SearchedMove<Decision>, opponents: f64) -> RatedDecision {
    let lost = f64::from(LOST);
    let spread = lost + lost / opponents;
    let value = searched.mean * lost / opponents;
    // As if there were two more playouts, one lost and one not: few playouts are never certain.
    let (visits, better) = (f64::from(searched.visits), (value + lost) / spread);
    let share = (better * visits + 1.0) / (visits + 2.0);
    let deviation = spread * (share * (1.0 - share) / (visits + 2.0)).sqrt();
    // 0 is for exact values.
    let margin = whole(search::margin_95(deviation)).max(1);
    RatedMove::new(searched.mv, whole(value), margin)
}

/// Replaces the estimates of two players by what the solver finds: the result of the position, then
/// those of the single decisions.
fn make_exact(rated: &mut [RatedDecision], position: &Position) {
    let Some(analysis) = solve(position, BEST_POSITIONS) else {
        return;
    };
    let budget = OTHER_POSITIONS / rated.len() as u64;
    let known = analysis.outcome.map(value);
    for one in rated {
        let is_best = analysis.line.first() == Some(&one.mv);
        let exact = known
            .filter(|known| is_best || *known == -LOST)
            .or_else(|| exact_value(position, one.mv, budget));
        if let Some(exact) = exact {
            (one.value, one.margin) = (exact, 0);
        } else {
            one.value = one.value.min(known.unwrap_or(LOST));
        }
    }
}

/// The value of a decision of the player to move, with two players; `None` if the solver does not find
/// it within this number of positions.
fn exact_value(position: &Position, decision: Decision, budget: u64) -> Option<i32> {
    let mover = position.table().to_move()?;
    let mut after = *position;
    after.play(decision);
    if let Some(payoffs) = after.payoffs() {
        return Some(payoffs[mover] * LOST);
    }
    let value = value(solve(&after, budget)?.outcome?);
    let is_same_turn = after.table().to_move() == Some(mover);
    Some(if is_same_turn { value } else { -value })
}

/// The value of a position of two players, for the player to move.
const fn value(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Win => LOST,
        Outcome::Draw => 0,
        Outcome::Loss => -LOST,
    }
}

/// The nearest whole number, within ±[`LOST`].
#[allow(clippy::cast_possible_truncation)] // within the bounds
fn whole(value: f64) -> i32 {
    let most = f64::from(LOST);
    value.clamp(-most, most).round() as i32
}

/// The risk of losing the round with a decision, in percent.
#[must_use]
pub fn risk_percent(seats: SeatCount, rated: &RatedDecision) -> i32 {
    let opponents = i32::from(seats.get()) - 1;
    // The value is 100 / opponents if another player loses, and −100 if the viewer does.
    (100 - opponents * rated.value) / (opponents + 1)
}
