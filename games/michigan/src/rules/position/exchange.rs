//! The exchange of a hand for the dead hand (rule 3), and the auction (rule 10).

use cards::{BySeat, Seat};

use super::{Phase, Position};
use crate::rules::{Decision, Payment, Step};

impl Position {
    /// The player keeps or swaps.
    pub(super) fn exchange(
        &mut self,
        seat: Seat,
        decision: Decision,
        steps: &mut impl Extend<Step>,
    ) {
        if decision == Decision::Swap {
            return self.swap(seat, steps);
        }
        steps.extend([Step::Kept(seat)]);
        let next = self.seats().left_of(seat);
        if self.options.auction {
            self.phase = Phase::Auction {
                bidder: next,
                passed: BySeat::from_fn(self.seats(), |player| player == self.dealer),
                highest: None,
            };
        } else if next == self.dealer {
            self.begin_play();
        } else {
            self.phase = Phase::Exchange(next);
        }
    }

    /// The player bids or passes. The highest bidder pays and swaps when all others have passed.
    pub(super) fn bid(&mut self, seat: Seat, decision: Decision, steps: &mut impl Extend<Step>) {
        let Phase::Auction {
            mut passed,
            mut highest,
            ..
        } = self.phase
        else {
            return;
        };
        if let Decision::Bid(chips) = decision {
            highest = Some((seat, chips));
            steps.extend([Step::Bid(seat, chips)]);
        } else {
            passed[seat] = true;
            steps.extend([Step::Passed(seat)]);
        }
        let mut left = self.seats().turn_order(self.seats().left_of(seat));
        let next = left.find(|player| !passed[*player]);
        match (next, highest) {
            // Everybody else has passed, so the turn comes back to the highest bidder.
            (Some(next), Some((bidder, chips))) if next == bidder => {
                let price = (bidder, self.dealer, chips.into());
                self.pay(price, Payment::Auction, steps);
                self.swap(bidder, steps);
            }
            (Some(bidder), _) => {
                self.phase = Phase::Auction {
                    bidder,
                    passed,
                    highest,
                };
            }
            (None, _) => self.begin_play(),
        }
    }

    /// Swaps the player's hand for the dead hand.
    fn swap(&mut self, seat: Seat, steps: &mut impl Extend<Step>) {
        core::mem::swap(&mut self.hands[seat], &mut self.dead);
        steps.extend([Step::Swapped(seat)]);
        self.begin_play();
    }

    /// The player left of the dealer is to lead (rule 4).
    fn begin_play(&mut self) {
        self.phase = Phase::Lead {
            leader: self.seats().left_of(self.dealer),
            stopped: None,
        };
    }
}
