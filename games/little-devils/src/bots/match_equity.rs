//! Match equity: the probability of winning a match, given the totals.
//!
//! After the end it is exact. Before, a formula estimates it that was fitted to simulated matches of
//! the learned policy: the lead over the others counts more, the fewer rounds are left. The numbers
//! are in docs/strength.md.

use crate::rules::TARGET;
use cards::{BySeat, Seat};

/// Devils that a player takes in an average round.
const DEVILS_A_ROUND: f64 = 14.0;
/// The lead in devils that makes a player e times as likely to win, one round before the end.
const SCALE: f64 = 5.0;

/// The probability, 0 to 1, that the player at `seat` wins a match with these totals after a round.
/// Players with equal totals share the win (rule 5.2).
///
/// ```
/// use little_devils::bots::match_equity::win_probability;
/// use cards::{BySeat, Seat};
/// use little_devils::rules::SEATS;
/// let totals = |all: [u16; 3]| BySeat::from_fn(SEATS.fewest(), |seat| all[seat.index()]);
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
    let rounds_left = f64::from(TARGET - most) / DEVILS_A_ROUND + 1.0;
    let scale = SCALE * rounds_left.sqrt();
    let weight = |total: u16| exp_of_minus(f64::from(total - fewest) / scale);
    let all: f64 = totals.as_slice().iter().map(|total| weight(*total)).sum();
    weight(totals[seat]) / all
}

/// Approximates e to the power of −`x`, for `x` ≥ 0. Uses no library function, so that the result is
/// the same on every platform.
pub(super) fn exp_of_minus(x: f64) -> f64 {
    // (1 − x/256)^256, by eight squarings.
    let mut power = (1.0 - x / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}
