//! Leads, the cards that follow, boodle cards and stops (rules 4 to 6, 9a and 9b).

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet, Suit};

use super::{Phase, Position};
use crate::rules::{Payment, Step, StopReason, boodle_card};

impl Position {
    /// The player leads a card, and pays if it is not the lowest of its suit.
    pub(super) fn lead(&mut self, seat: Seat, card: PlayingCard, steps: &mut impl Extend<Step>) {
        let is_lowest = self.hands[seat].suited(card.suit()).lowest() == Some(card);
        if is_lowest {
            return self.play_cards(seat, card, true, steps);
        }
        self.put_down(seat, card, true, steps);
        self.barred[seat] = true;
        steps.extend([Step::WrongLead { seat, card }]);
        for to in self.seats().seats() {
            self.pay((seat, to, 1), Payment::WrongLead, steps);
        }
        if let Some((holder, next)) = self.follow(seat, card, steps) {
            self.play_cards(holder, next, false, steps);
        }
    }

    /// The player plays a card, and all cards that follow by themselves are played.
    pub(super) fn play_cards(
        &mut self,
        seat: Seat,
        card: PlayingCard,
        is_led: bool,
        steps: &mut impl Extend<Step>,
    ) {
        self.put_down(seat, card, is_led, steps);
        let mut last = (seat, card);
        while let Some((seat, card)) = self.follow(last.0, last.1, steps) {
            self.put_down(seat, card, false, steps);
            last = (seat, card);
        }
    }

    /// The holder of the next card holds it back: a stop after the last player's card (rule 9b).
    pub(super) fn hold(
        &mut self,
        holder: Seat,
        (last, next): (Seat, PlayingCard),
        steps: &mut impl Extend<Step>,
    ) {
        self.barred[holder] = true;
        self.held[holder] = self.held[holder].with(next);
        let below = self.played.suited(next.suit()) - self.played.above(next);
        // There is one: the card after which the holder was asked.
        let card = below.highest().unwrap_or(next);
        self.stop((last, card), StopReason::HeldBack, steps);
    }

    /// Moves a card from the hand to the table. The player takes the chips on a boodle card.
    fn put_down(
        &mut self,
        seat: Seat,
        card: PlayingCard,
        is_led: bool,
        steps: &mut impl Extend<Step>,
    ) {
        self.hands[seat] = self.hands[seat].without(card);
        self.played = self.played.with(card);
        steps.extend([Step::CardPlayed { seat, card, is_led }]);
        if self.held[seat].contains(card) {
            steps.extend([Step::HoldAnnounced { seat, card }]);
        }
        let suit = card.suit();
        if card == boodle_card(suit) && !self.barred[seat] {
            let chips = core::mem::take(&mut self.layout[suit]);
            self.won[seat] += chips;
            steps.extend([Step::BoodleTaken { seat, card, chips }]);
        }
    }

    /// What follows a card. Returns the next card and its holder if it is played by itself. Otherwise
    /// the deal is over, the suit stops, or the holder is asked.
    fn follow(
        &mut self,
        last: Seat,
        card: PlayingCard,
        steps: &mut impl Extend<Step>,
    ) -> Option<(Seat, PlayingCard)> {
        if self.end_if_over(steps) {
            return None;
        }
        let reason = match card.next() {
            None => StopReason::Ace,
            Some(next) if self.played.contains(next) => StopReason::PlayedBefore,
            Some(next) => {
                let mut holders = self.hands.iter().filter(|(_, hand)| hand.contains(next));
                match holders.next() {
                    None => StopReason::Dead,
                    Some((holder, _)) if self.options.watch => {
                        self.phase = Phase::PlayOn { holder, next, last };
                        return None;
                    }
                    Some((holder, _)) => return Some((holder, next)),
                }
            }
        };
        self.stop((last, card), reason, steps);
        None
    }

    /// The suit stops after a card, and the deal is over or the next player leads.
    fn stop(
        &mut self,
        (seat, card): (Seat, PlayingCard),
        reason: StopReason,
        steps: &mut impl Extend<Step>,
    ) {
        steps.extend([Step::Stopped { seat, card, reason }]);
        if self.end_if_over(steps) {
            return;
        }
        let leader = self.next_leader(seat, card.suit());
        if leader != seat {
            steps.extend([Step::LeadPassed(leader)]);
        }
        self.phase = Phase::Lead {
            leader,
            stopped: Some(card.suit()),
        };
    }

    /// The player who leads after a stop: the first from `last` to the left who has another suit, or
    /// else the first who has cards (rules 5 and 9c).
    fn next_leader(&self, last: Seat, suit: Suit) -> Seat {
        let mut order = self.seats().turn_order(last);
        let has_other =
            |seat: &Seat| !(self.hands[*seat] - PlayingCardSet::of_suit(suit)).is_empty();
        let other = order.clone().find(has_other);
        let leader = other.or_else(|| order.find(|seat| !self.hands[*seat].is_empty()));
        leader.unwrap_or(last)
    }
}
