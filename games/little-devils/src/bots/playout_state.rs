//! A round in play, kept for speed: what playouts need of it, worked out card by card.
//!
//! It plays exactly as [`Position`] does (tests compare their perft counts), and remembers besides
//! what everybody has learnt of each hand from failures to follow.

use crate::rules::{Direction, Round, View, legal, points};
use cards::{BySeat, Card, CardSet, Seat, SeatCount};
use game::Game;

use crate::bots::observation::{Observation, TrickState};

/// All hands open, the trick as far as it matters, and what is publicly known. `Copy`, for search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoutState {
    hands: BySeat<CardSet>,
    /// The cards that each player may still hold for all that failures to follow have shown.
    windows: BySeat<CardSet>,
    devils: BySeat<u8>,
    out: CardSet,
    stage: TrickState,
    turn: Seat,
    taker: Seat,
    later: u8,
    stake: u8,
}

/// The devils on each card, by number: no arithmetic in playouts.
const DEVILS: [u8; 64] = {
    let mut table = [0; 64];
    let mut number = 1;
    while number <= Card::HIGHEST {
        if let Some(card) = Card::new(number) {
            table[number as usize] = points::devils(card);
        }
        number += 1;
    }
    table
};

impl PlayoutState {
    /// The table as it stands for the viewer, with these cards in the players' hands; the viewer's
    /// own hand is taken from the view.
    #[must_use]
    pub fn of(view: &View, hands: &BySeat<CardSet>) -> Self {
        let mut table = Self::before_first_lead(view.seats(), view.dealer());
        for trick in view.tricks().iter().chain([view.trick()]) {
            for (_, card) in trick.plays() {
                table.hands[table.turn] = table.hands[table.turn].with(card);
                table.play(card);
            }
        }
        table.deal(hands);
        table.hands[view.me()] = view.hand();
        table
    }

    /// A round before its first card.
    #[must_use]
    pub fn new(deal: &Round) -> Self {
        let mut table = Self::before_first_lead(deal.seats(), deal.dealer());
        table.deal(deal.dealt());
        table
    }

    /// A round before its first card, with no hands.
    pub(super) fn before_first_lead(seats: SeatCount, dealer: Seat) -> Self {
        let deck = points::deck(seats);
        let first = seats.left_of(dealer);
        Self {
            hands: BySeat::new(seats),
            windows: BySeat::from_fn(seats, |_| deck),
            devils: BySeat::new(seats),
            out: deck,
            stage: TrickState::Lead,
            turn: first,
            taker: first,
            later: seats.get() - 1,
            stake: 0,
        }
    }

    /// Puts other cards into the hands; all else stays as it is.
    pub const fn deal(&mut self, hands: &BySeat<CardSet>) {
        self.hands = *hands;
    }

    /// Puts a hand before the player to move; all else stays as it is.
    pub fn give(&mut self, hand: CardSet) {
        self.hands[self.turn] = hand;
    }

    /// How many players there are.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    /// The hands, all open.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// The cards that each player may hold for all that failures to follow have shown everybody.
    #[must_use]
    pub const fn windows(&self) -> &BySeat<CardSet> {
        &self.windows
    }

    /// The devils each player has taken in this round, 0 to 87.
    #[must_use]
    pub const fn devils(&self) -> &BySeat<u8> {
        &self.devils
    }

    /// The devils that lie in the trick, 0 to 27.
    #[must_use]
    pub const fn stake(&self) -> u8 {
        self.stake
    }

    /// The cards in all hands together.
    #[must_use]
    pub const fn out(&self) -> CardSet {
        self.out
    }

    /// How far the trick has come.
    #[must_use]
    pub const fn stage(&self) -> TrickState {
        self.stage
    }

    /// Whose turn it is; after the last trick, the seat that took it.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// How many players play to this trick after the one whose turn it is.
    #[must_use]
    pub const fn later(&self) -> u8 {
        self.later
    }

    /// Whether all cards have been played.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.out.is_empty()
    }

    /// What the player to move may play; empty when the round is over.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        let hand = self.hands[self.turn];
        match self.stage {
            TrickState::Lead => legal::legal_given(hand, None, None),
            TrickState::Second { .. } => hand,
            TrickState::Bound { led, direction, .. } => {
                legal::legal_given(hand, Some(led), Some(direction))
            }
        }
    }

    /// The decision of the player to move, without anything hidden from them.
    #[must_use]
    pub fn glance(&self) -> Observation {
        let hand = self.hands[self.turn];
        Observation {
            hand,
            legal: self.legal(),
            unseen: self.out - hand,
            trick: self.stage,
            devils: self.stake,
            later: self.later,
            players: self.seats().get(),
        }
    }

    /// Plays a legal card of the player to move.
    pub fn play(&mut self, card: Card) {
        let seat = self.turn;
        self.hands[seat] = self.hands[seat].without(card);
        self.out = self.out.without(card);
        self.stake += DEVILS[usize::from(card.number())];
        self.stage = match self.stage {
            TrickState::Lead => self.lead(card),
            TrickState::Second { led } => {
                self.taker = seat;
                let direction = if card > led {
                    Direction::High
                } else {
                    Direction::Low
                };
                TrickState::Bound {
                    led,
                    direction,
                    taking: card,
                    failed: false,
                }
            }
            TrickState::Bound {
                led,
                direction,
                taking,
                failed,
            } => self.join(card, led, direction, (taking, failed)),
        };
        if self.later == 0 {
            self.take();
        } else {
            self.later -= 1;
            self.turn = self.seats().left_of(seat);
        }
    }

    /// The stage after a lead; one with 5 devils shows that only such cards were left (rule 2).
    fn lead(&mut self, card: Card) -> TrickState {
        if points::FIVE.contains(card) {
            self.windows[self.turn] = self.windows[self.turn] & points::FIVE;
        }
        TrickState::Second { led: card }
    }

    /// The stage after a third or later card: whether it takes the trick so far (rule 5), and what
    /// it shows of its player's hand.
    fn join(
        &mut self,
        card: Card,
        led: Card,
        direction: Direction,
        (taking, failed): (Card, bool),
    ) -> TrickState {
        let follows = direction.passes(card, led);
        // Of those who count, the card farthest from the led one takes the trick.
        let played = if follows {
            direction
        } else {
            direction.opposite()
        };
        let farther = played.passes(card, taking);
        if !follows {
            self.windows[self.turn] = direction.opposite().side(self.windows[self.turn], led);
        }
        let takes = match (failed, follows) {
            (true, true) => false,
            (false, false) => true,
            _ => farther,
        };
        if takes {
            self.taker = self.turn;
        }
        TrickState::Bound {
            led,
            direction,
            taking: if takes { card } else { taking },
            failed: failed || !follows,
        }
    }

    fn take(&mut self) {
        self.devils[self.taker] += self.stake;
        self.stake = 0;
        self.turn = self.taker;
        self.later = self.seats().get() - 1;
        self.stage = TrickState::Lead;
    }
}
