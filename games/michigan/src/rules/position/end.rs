//! The end of a deal and its payments (rules 7, 9b and 9c).

use cards::Seat;
use cards::french::Suit;

use super::{Phase, Position};
use crate::rules::{Payment, Step};

impl Position {
    /// Ends the deal and pays, if a player without cards has not held back, or if somebody has no cards
    /// and everybody has held back. Returns whether the deal is over.
    pub(super) fn end_if_over(&mut self, steps: &mut impl Extend<Step>) -> bool {
        if self.hands.as_slice().iter().all(|hand| !hand.is_empty()) {
            return false;
        }
        let may_win = |seat: &Seat| self.held[*seat].is_empty() && self.hands[*seat].is_empty();
        let winner = self.seats().seats().find(may_win);
        if winner.is_none() && self.held.as_slice().iter().any(|held| held.is_empty()) {
            return false;
        }
        self.phase = Phase::Over(winner);
        if let Some(to) = winner {
            self.pay_for_cards(to, steps);
        }
        if self.options.watch {
            self.announce_holds(steps);
            self.pay_for_holds(steps);
        }
        steps.extend([Step::Ended(winner)]);
        true
    }

    /// Everybody pays the winner for the cards left (rule 7).
    fn pay_for_cards(&mut self, to: Seat, steps: &mut impl Extend<Step>) {
        for from in self.seats().seats() {
            let chips = i32::try_from(self.hands[from].len()).unwrap_or_default();
            self.pay((from, to, chips), Payment::CardsLeft, steps);
        }
    }

    /// Announces the cards that were held back and never played.
    fn announce_holds(&self, steps: &mut impl Extend<Step>) {
        for (seat, held) in self.held.iter() {
            let unplayed = (*held & self.hands[seat]).iter();
            steps.extend(unplayed.map(|card| Step::HoldAnnounced { seat, card }));
        }
    }

    /// For each suit held back with chips on its boodle card, the offender pays as many chips to the
    /// player who holds that card (rule 9b).
    fn pay_for_holds(&mut self, steps: &mut impl Extend<Step>) {
        for from in self.seats().seats() {
            for suit in Suit::ALL {
                if self.held[from].suited(suit).is_empty() {
                    continue;
                }
                if let (chips, Some(to)) = self.boodle_holder(suit) {
                    self.pay((from, to, chips), Payment::HeldBack, steps);
                }
            }
        }
    }
}
