//! One sentence for each step of a deal.

use cards::Seat;
use cards::french::PlayingCard;
use words::Arg;

use super::Narrator;
use crate::rules::{Payment, Step, StopReason};

impl Narrator<'_> {
    /// The sentence for a step. `None` for the payments for a wrong lead, which the sentence before them
    /// has told. If players watch themselves, a stop never tells whether a card was held back.
    #[must_use]
    pub fn step(&self, step: Step, watch: bool) -> Option<String> {
        let words = self.words();
        Some(match step {
            Step::Kept(seat) => words.keeps(self.who(seat)),
            Step::Swapped(seat) => words.swaps(self.who(seat)),
            Step::Passed(seat) => words.passes(self.who(seat)),
            Step::Bid(seat, chips) => words.bids(self.who(seat), chips),
            Step::CardPlayed { seat, card, is_led } => self.plays(seat, card, is_led),
            Step::BoodleTaken { seat, card, chips } => {
                words.takes_chips(self.who(seat), chips, words.card_object(card))
            }
            Step::WrongLead { seat, card } => {
                words.wrong_lead(self.who(seat), words.card_subject(card))
            }
            Step::HoldAnnounced { seat, card } => {
                words.held_back(self.who(seat), words.card_object(card))
            }
            Step::Stopped { card, reason, .. } => self.stopped(card, reason, watch),
            Step::LeadPassed(seat) => words.lead_passes(self.who(seat)),
            Step::Paid {
                from,
                to,
                chips,
                payment,
            } => self.pays((from, to), chips, payment)?,
            Step::Ended(Some(winner)) => words.deal_won(self.who(winner)),
            Step::Ended(None) => words.deal_drawn().into(),
        })
    }

    fn plays(&self, seat: Seat, card: PlayingCard, is_led: bool) -> String {
        let (who, card) = (self.who(seat), self.words().card_object(card));
        if is_led {
            self.words().leads(who, card)
        } else {
            self.words().plays(who, card)
        }
    }

    /// Why a suit stops after a card.
    fn stopped(&self, card: PlayingCard, reason: StopReason, watch: bool) -> String {
        let words = self.words();
        let Some(next) = card.next() else {
            return words.stopped_ace(words.card_subject(card));
        };
        match reason {
            StopReason::PlayedBefore => words.stopped_played(words.card_subject(next)),
            StopReason::Dead if !watch => words.stopped_dead(words.card_subject(next)),
            _ => words.stopped_unknown(words.card_subject(next)),
        }
    }

    fn pays(&self, (from, to): (Seat, Seat), chips: i32, payment: Payment) -> Option<String> {
        let why = match payment {
            Payment::Auction => "auction",
            Payment::CardsLeft => "cards",
            Payment::HeldBack => "held",
            Payment::WrongLead => return None,
        };
        let (from, to, why) = (self.who(from), self.who(to), Arg::Case(why, ""));
        Some(self.words().pays(from, to, chips, why))
    }
}
