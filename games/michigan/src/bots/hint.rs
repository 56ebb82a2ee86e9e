//! Hints: the expected chips of each decision.

use cards::Seed;
use search::{Determinize, Sample};

use crate::bots::determinizer::Determinizer;
use crate::bots::expectation::{candidates, chips_after};
use crate::rules::{Decision, View};

/// Rounds played to their end for one hint: well below a second in a browser.
const PLAYOUTS: usize = 30_000;

/// The most sampled positions: more would not change the hint.
const MAX_SAMPLES: usize = 4_000;

/// Rates the viewer's decisions by the chips won in this deal, antes included, the best first. All are
/// played out in the same sampled positions. Of the bids only the least one is rated. Empty if it is not
/// the viewer's turn.
#[must_use]
pub fn rate_moves(view: &View, seed: Seed) -> Vec<(Decision, Sample)> {
    let rate = |decision| (decision, Sample::default());
    let mut rated: Vec<(Decision, Sample)> = candidates(view.legal()).map(rate).collect();
    let Some(determinizer) = Determinizer::new(view, &mut seed.derive(0).generator()) else {
        return Vec::new();
    };
    let mut generator = seed.derive(1).generator();
    for _ in 0..MAX_SAMPLES.min(PLAYOUTS / rated.len().max(1)) {
        let start = determinizer.determinize(&mut generator);
        for (decision, chips) in &mut rated {
            chips.add(chips_after(start, *decision, view.seat(), &mut generator));
        }
    }
    rated.sort_by(|one, other| other.1.mean().total_cmp(&one.1.mean()));
    rated
}
