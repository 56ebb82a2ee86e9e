//! Luck: the same deal, played by bots.

use cards::{BySeat, Seat, Seed};
use search::{Playout, RolloutPolicy, Sample, roll_out};
use session::{DealReview, Estimate};

/// Lets bots play a deal `replays` times, and compares their payoffs in a seat with those at the end of the
/// round. `hundredths` is what one unit of payoff is worth. `None` if the round is not over.
#[must_use]
pub fn replay<S: Playout>(
    [start, end]: [S; 2],
    policy: &impl RolloutPolicy<S>,
    seat: Seat,
    hundredths: f64,
    replays: u32,
    seed: Seed,
) -> Option<DealReview> {
    if end.to_move().is_some() {
        return None;
    }
    let mut luck = Sample::default();
    for number in 0..replays {
        let mut generator = seed.derive(number.into()).generator();
        let end = roll_out(start, policy, &mut generator);
        luck.add(above_average(&end.payoffs(), seat));
    }
    let result = above_average(&end.payoffs(), seat) * hundredths;
    Some(DealReview {
        luck: estimate(&luck, hundredths),
        result: Estimate::rounded(result, 0.0).value,
    })
}

/// The mean of a sample. `hundredths` is what one unit of the sample is worth.
pub(crate) fn estimate(sample: &Sample, hundredths: f64) -> Estimate {
    Estimate::rounded(sample.mean() * hundredths, sample.margin() * hundredths)
}

/// What a player got beyond the average of the table.
fn above_average(payoffs: &BySeat<i32>, seat: Seat) -> f64 {
    let mut all = Sample::default();
    for payoff in payoffs.as_slice() {
        all.add((*payoff).into());
    }
    f64::from(payoffs[seat]) - all.mean()
}
