//! Playout state: a round in play, made for speed.
//!
//! It plays exactly as [`Position`](crate::rules::Position) does (tests compare their perft counts).
//! It also tracks *void inference*: the cards that each player can still hold, given public failures to
//! follow.

use crate::rules::{Direction, Round, View, legal, points};
use cards::{BySeat, Card, CardSet, Seat, SeatCount};
use game::Game;

use crate::bots::observation::{Observation, TrickState};

/// A round with all hands open, and the public knowledge about each hand. `Copy`, for search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoutState {
    hands: BySeat<CardSet>,
    possible_cards: BySeat<CardSet>,
    devils: BySeat<u8>,
    in_hands: CardSet,
    trick: TrickState,
    turn: Seat,
    taker: Seat,
    players_after: u8,
    trick_devils: u8,
}

/// The devils on each card, by number: a table is faster than arithmetic.
const DEVILS: [u8; 64] = {
    let mut devils = [0; 64];
    let mut number = 1;
    while number <= Card::HIGHEST {
        if let Some(card) = Card::new(number) {
            devils[number as usize] = points::devils(card);
        }
        number += 1;
    }
    devils
};

impl PlayoutState {
    /// The state of the viewer's round, with these hands. The viewer's own hand is taken from the
    /// view.
    #[must_use]
    pub fn from_view(view: &View, hands: &BySeat<CardSet>) -> Self {
        let mut state = Self::before_first_lead(view.seats(), view.dealer());
        for trick in view.tricks().iter().chain([view.trick()]) {
            for (_, card) in trick.plays() {
                state.hands[state.turn] = state.hands[state.turn].with(card);
                state.play(card);
            }
        }
        state.set_hands(hands);
        state.hands[view.me()] = view.hand();
        state
    }

    /// A round before its first card.
    #[must_use]
    pub fn new(round: &Round) -> Self {
        let mut state = Self::before_first_lead(round.seats(), round.dealer());
        state.set_hands(round.dealt());
        state
    }

    /// A round before its first card, without hands.
    pub(super) fn before_first_lead(seats: SeatCount, dealer: Seat) -> Self {
        let deck = points::deck(seats);
        let first = seats.left_of(dealer);
        Self {
            hands: BySeat::new(seats),
            possible_cards: BySeat::from_fn(seats, |_| deck),
            devils: BySeat::new(seats),
            in_hands: deck,
            trick: TrickState::Lead,
            turn: first,
            taker: first,
            players_after: seats.get() - 1,
            trick_devils: 0,
        }
    }

    /// Replaces all hands; all else stays as it is.
    pub const fn set_hands(&mut self, hands: &BySeat<CardSet>) {
        self.hands = *hands;
    }

    /// Replaces the hand of the player to move; all else stays as it is.
    pub fn set_hand(&mut self, hand: CardSet) {
        self.hands[self.turn] = hand;
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    /// All hands.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// The cards that each player can hold, by void inference: a player who failed to follow has no
    /// card on that side of the led one (rule 3.4). Public knowledge. Includes cards already played.
    #[must_use]
    pub const fn possible_cards(&self) -> &BySeat<CardSet> {
        &self.possible_cards
    }

    /// The devils that each player has taken in this round, 0 to 87.
    #[must_use]
    pub const fn devils(&self) -> &BySeat<u8> {
        &self.devils
    }

    /// The devils on the cards of the trick, 0 to 27.
    #[must_use]
    pub const fn trick_devils(&self) -> u8 {
        self.trick_devils
    }

    /// The cards in all hands together.
    #[must_use]
    pub const fn in_hands(&self) -> CardSet {
        self.in_hands
    }

    /// The state of the trick.
    #[must_use]
    pub const fn trick(&self) -> TrickState {
        self.trick
    }

    /// The player to move; after the last trick, its taker.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The number of players that play to this trick after the player to move.
    #[must_use]
    pub const fn players_after(&self) -> u8 {
        self.players_after
    }

    /// Whether all cards have been played.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.in_hands.is_empty()
    }

    /// The legal cards of the player to move; empty when the round is over.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        let hand = self.hands[self.turn];
        match self.trick {
            TrickState::Lead => legal::legal_given(hand, None, None),
            TrickState::Second { .. } => hand,
            TrickState::Bound { led, direction, .. } => {
                legal::legal_given(hand, Some(led), Some(direction))
            }
        }
    }

    /// The decision of the player to move, without hidden information.
    #[must_use]
    pub fn observation(&self) -> Observation {
        let hand = self.hands[self.turn];
        Observation {
            hand,
            legal: self.legal(),
            unseen: self.in_hands - hand,
            trick: self.trick,
            trick_devils: self.trick_devils,
            players_after: self.players_after,
            players: self.seats().get(),
        }
    }

    /// Plays a legal card of the player to move.
    pub fn play(&mut self, card: Card) {
        let seat = self.turn;
        self.hands[seat] = self.hands[seat].without(card);
        self.in_hands = self.in_hands.without(card);
        self.trick_devils += DEVILS[usize::from(card.number())];
        self.trick = match self.trick {
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
            } => self.follow_or_fail(card, led, direction, (taking, failed)),
        };
        if self.players_after == 0 {
            self.finish_trick();
        } else {
            self.players_after -= 1;
            self.turn = self.seats().left_of(seat);
        }
    }

    /// The trick after a lead. A lead with 5 devils shows that the hand has only such cards
    /// (rule 3.2).
    fn lead(&mut self, card: Card) -> TrickState {
        if points::FIVE.contains(card) {
            self.possible_cards[self.turn] = self.possible_cards[self.turn] & points::FIVE;
        }
        TrickState::Second { led: card }
    }

    /// The trick after a third or later card: decides whether it takes the trick so far (rule 3.5),
    /// and notes a failure to follow.
    fn follow_or_fail(
        &mut self,
        card: Card,
        led: Card,
        direction: Direction,
        (taking, failed): (Card, bool),
    ) -> TrickState {
        let follows = direction.passes(card, led);
        // Within a side, the card farthest from the led one takes the trick.
        let side = if follows {
            direction
        } else {
            direction.opposite()
        };
        let farther = side.passes(card, taking);
        if !follows {
            self.possible_cards[self.turn] = direction
                .opposite()
                .side(self.possible_cards[self.turn], led);
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

    /// Gives the trick to its taker, who leads the next one (rule 3.6).
    fn finish_trick(&mut self) {
        self.devils[self.taker] += self.trick_devils;
        self.trick_devils = 0;
        self.turn = self.taker;
        self.players_after = self.seats().get() - 1;
        self.trick = TrickState::Lead;
    }
}
