//! Utility: how bad the outcome of a round is for a player, as a loss. The search minimizes it.

use crate::rules::View;
use cards::{BySeat, Seat};

use crate::bots::belief::Objective;
use crate::bots::match_equity::win_probability;

/// The loss function of one player in one round. Losses of different utilities do not compare.
#[derive(Clone, Copy, Debug)]
pub(super) enum Utility {
    /// The player's devils in this round.
    Devils(Seat),
    /// The probability of losing a match that came to this round with these totals.
    Match(Seat, BySeat<u16>),
}

/// The match counts as late from this total on. Before, few devils are the best way to win.
const LATE_TOTAL: u16 = 50;
/// The loss if the match is certainly lost. A power of 2, large enough that a thousandth of a win
/// probability still counts in whole numbers.
const MATCH_LOST: f64 = 65536.0;
/// Devils that a player takes in an average round, and a typical deviation from it.
const AVERAGE_DEVILS: u8 = 14;
const TYPICAL_DEVIATION: u8 = 7;
/// The loss for each devil in a match: small, so that it decides only where the win probability does
/// not.
const TIE_BREAK: f64 = 16.0;

impl Utility {
    /// The utility of the viewer.
    pub(super) fn new(view: &View, objective: Objective) -> Self {
        let is_late = view
            .totals()
            .as_slice()
            .iter()
            .any(|total| *total >= LATE_TOTAL);
        match objective {
            Objective::Match if is_late => Self::Match(view.me(), *view.totals()),
            _ => Self::Devils(view.me()),
        }
    }

    /// The loss for one more devil. For a match, the mean slope around an average round.
    pub(super) fn loss_of_a_devil(&self) -> u64 {
        match self {
            Self::Devils(_) => 1,
            Self::Match(me, before) => {
                let loss_with = |own| {
                    let mut devils = BySeat::from_fn(before.seats(), |_| AVERAGE_DEVILS);
                    devils[*me] = own;
                    self.loss(devils)
                };
                let high = loss_with(AVERAGE_DEVILS + TYPICAL_DEVIATION);
                let low = loss_with(AVERAGE_DEVILS - TYPICAL_DEVIATION);
                (high - low) / u64::from(2 * TYPICAL_DEVIATION)
            }
        }
    }

    /// The loss for a round in which the players take these devils.
    pub(super) fn loss(&self, devils: BySeat<u8>) -> u64 {
        match self {
            Self::Devils(me) => u64::from(devils[*me]),
            Self::Match(me, before) => {
                let after = BySeat::from_fn(before.seats(), |seat| {
                    before[seat].saturating_add(devils[seat].into())
                });
                let loss = (1.0 - win_probability(&after, *me)) * MATCH_LOST;
                truncate(loss + f64::from(devils[*me]) * TIE_BREAK)
            }
        }
    }
}

/// The whole part of a loss, which is between 0 and some 70,000.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // see above: it fits
fn truncate(loss: f64) -> u64 {
    loss as u64
}
