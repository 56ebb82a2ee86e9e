//! What a match's totals are worth: the chance of winning it.
//!
//! A match that is over is won or not. One that goes on is judged by a formula that was fitted to
//! simulated matches of the learned policy: the fewer devils than the others and the fewer rounds to
//! come, the surer; the numbers stand in docs/strength.md.

use crate::rules::TARGET;
use cards::{BySeat, Seat};

/// Devils that a player takes in a round, about.
const ROUND: f64 = 14.0;
/// How many devils fewer make a player e times as likely to win, one round before the end.
const SWAY: f64 = 5.0;

/// The chance, 0 to 1, that the player at `seat` wins a match with these totals after a round; ties
/// share the win.
///
/// ```
/// use little_devils::bots::match_equity::win_probability;
/// use cards::{BySeat, Seat, SeatCount};
/// let totals = |all: [u16; 3]| BySeat::from_fn(SeatCount::MIN, |seat| all[seat.index()]);
/// assert!((win_probability(&totals([100, 40, 60]), Seat::FIRST)).abs() < 1e-9);
/// assert!((win_probability(&totals([40, 40, 101]), Seat::FIRST) - 0.5).abs() < 1e-9);
/// assert!(win_probability(&totals([40, 90, 60]), Seat::FIRST) > 0.9);
/// ```
#[must_use]
pub fn win_probability(totals: &BySeat<u16>, seat: Seat) -> f64 {
    let (fewest, most) = totals
        .as_slice()
        .iter()
        .fold((u16::MAX, 0), |(fewest, most), total| {
            (fewest.min(*total), most.max(*total))
        });
    if most >= TARGET {
        let winners = totals.as_slice().iter().filter(|total| **total == fewest);
        let share = 1.0 / winners.map(|_| 1.0).sum::<f64>();
        return if totals[seat] == fewest { share } else { 0.0 };
    }
    let rounds = f64::from(TARGET - most) / ROUND + 1.0;
    let sway = SWAY * rounds.sqrt();
    let weight = |total: u16| decay(f64::from(total - fewest) / sway);
    let all: f64 = totals.as_slice().iter().map(|total| weight(*total)).sum();
    weight(totals[seat]) / all
}

/// About e to the power of −`x`, the same on every platform: for `x` of 0 or more.
pub(super) fn decay(x: f64) -> f64 {
    // (1 − x/256)^256, by eight squarings.
    let mut power = (1.0 - x / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}
