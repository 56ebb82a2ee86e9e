//! What the outcome of a round costs a player.

use crate::rules::View;
use cards::{BySeat, Seat};

use crate::bots::match_equity::win_probability;
use crate::bots::belief::Objective;

/// A player's goal in one round of a match.
#[derive(Clone, Copy, Debug)]
pub(super) enum Utility {
    /// Few devils.
    Devils(Seat),
    /// A good chance to win a match that came to this round with these totals.
    Match(Seat, BySeat<u16>),
}

/// Somebody's total from which the standings count: below it, fewer devils are the best way to win.
const LATE: u16 = 50;
/// What a certain loss of the match costs.
const LOSS: f64 = 65536.0;
/// Devils that a player takes in a round, and how many more or fewer are nothing unusual.
const USUAL: u8 = 14;
const SWING: u8 = 7;
/// What a devil costs besides: when the match is decided, one plays on as usual.
const DEVIL: f64 = 16.0;

impl Utility {
    pub(super) fn of(view: &View, aim: Objective) -> Self {
        let late = view.totals().as_slice().iter().any(|total| *total >= LATE);
        match aim {
            Objective::Match if late => Self::Match(view.me(), *view.totals()),
            _ => Self::Devils(view.me()),
        }
    }

    /// What a devil more costs, about: for the match, over the devils of a usual round.
    pub(super) fn devil(&self) -> u64 {
        match self {
            Self::Devils(_) => 1,
            Self::Match(me, before) => {
                let ended = |own| {
                    let mut devils = BySeat::from_fn(before.seats(), |_| USUAL);
                    devils[*me] = own;
                    self.cost(devils)
                };
                (ended(USUAL + SWING) - ended(USUAL - SWING)) / u64::from(2 * SWING)
            }
        }
    }

    /// The cost of a round that ends with these devils; only costs of one goal compare.
    pub(super) fn cost(&self, devils: BySeat<u8>) -> u64 {
        match self {
            Self::Devils(me) => u64::from(devils[*me]),
            Self::Match(me, before) => {
                let after = BySeat::from_fn(before.seats(), |seat| {
                    before[seat].saturating_add(devils[seat].into())
                });
                let cost = (1.0 - win_probability(&after, *me)) * LOSS + f64::from(devils[*me]) * DEVIL;
                whole(cost)
            }
        }
    }
}

/// The cost as a whole number; it is between 0 and some 70,000.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // far below 2^63, never negative
fn whole(cost: f64) -> u64 {
    cost as u64
}
