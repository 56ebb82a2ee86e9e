//! Hints: the expected result of every legal move.

use core::cmp::Reverse;

use cards::Seed;
use search::{Playout, Sample, roll_out};

use crate::bots::RulesPolicy;
use crate::rules::{Move, View};
use crate::session::RatedMove;

/// The deals in which every move is tried.
const DEALS: u32 = 200;

/// The bots that play on: simple rules, now and then a random move.
pub(super) const PLAYS_ON: RulesPolicy = RulesPolicy { random_in: 8 };

/// Rates every legal move of the viewer, the best first; none if it is not the viewer's turn.
///
/// The value is the mean payoff in hundredths: −100 for a lost deal, 100 for one that is won. The mean is over
/// deals that agree with what the viewer knows, which are played to their end.
pub(super) fn rate_moves(view: &View, seed: Seed) -> Vec<RatedMove> {
    let moves: Vec<Move> = view.legal().into_iter().collect();
    let mut samples = vec![Sample::default(); moves.len()];
    let mut generator = seed.generator();
    for _ in 0..DEALS {
        let start = view.determinize(&mut generator);
        for (mv, sample) in moves.iter().zip(&mut samples) {
            let mut state = start;
            state.advance(*mv);
            let end = roll_out(state, &PLAYS_ON, &mut generator);
            sample.add(Playout::payoffs(&end)[view.me()].into());
        }
    }
    let rate = |(mv, sample): (Move, Sample)| {
        // 0 is for exact values.
        let margin = hundredths(sample.margin()).max(1);
        RatedMove::new(mv, hundredths(sample.mean()), margin)
    };
    let mut rated: Vec<RatedMove> = moves.into_iter().zip(samples).map(rate).collect();
    rated.sort_by_key(|rated| Reverse(rated.value));
    rated
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
