//! Luck: the same deal, played by bots.

use cards::{BySeat, Seat, Seed};
use search::{Playout, RolloutPolicy, Sample, roll_out};

use crate::Estimate;
use crate::estimate::whole;

/// A finished deal: how good it was for a player, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealReview {
    /// What bots in all seats get in this player's seat, beyond the average of the table.
    pub luck: Estimate,
    /// What the player got beyond the average of the table, in hundredths of the unit.
    pub result: i32,
}

/// Lets bots play a deal `replays` times, and compares their payoffs in a seat with those at the end of the
/// round. `hundredths` is what one unit of payoff is worth.
#[must_use]
pub fn replay<S: Playout>(
    [start, end]: [S; 2],
    policy: &impl RolloutPolicy<S>,
    seat: Seat,
    hundredths: f64,
    replays: u32,
    seed: Seed,
) -> DealReview {
    let mut luck = Sample::default();
    for number in 0..replays {
        let mut generator = seed.derive(number.into()).generator();
        let end = roll_out(start, policy, &mut generator);
        luck.add(above_average(&end.payoffs(), seat));
    }
    DealReview {
        luck: Estimate::from_sample(&luck, hundredths),
        result: whole(above_average(&end.payoffs(), seat) * hundredths),
    }
}

/// What a player got beyond the average of the table.
fn above_average(payoffs: &BySeat<i32>, seat: Seat) -> f64 {
    let mut all = Sample::default();
    for payoff in payoffs.as_slice() {
        all.add((*payoff).into());
    }
    f64::from(payoffs[seat]) - all.mean()
}
