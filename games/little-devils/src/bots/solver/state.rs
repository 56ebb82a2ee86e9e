//! Position of the solver: the set of cards left, and the current trick.
//!
//! A card never changes its owner before it is played. So the hands at the root and the set of
//! cards left give all hands. A state is small and passed by value; no move is ever undone.

use crate::rules::{Position, points};
use cards::{Card, CardSet};

use super::Played;

/// The constants of a solve: the hands at the root.
pub(super) struct Root {
    players: u8,
    /// By seat; empty for seats without a player. Eight, so that a masked index needs no bounds
    /// check.
    hands: [CardSet; 8],
    /// The owner's seat, by card number.
    owners: [u8; 64],
    /// The devils, by card number.
    devils: [u8; 64],
}

/// The cards left, and the current trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The cards left in all hands together.
    pub(super) left: CardSet,
    /// The seat to move; when no cards are left, the last taker.
    pub(super) mover: u8,
    /// The number of cards in the trick, 0 to players − 1.
    pub(super) played: u8,
    /// The led card; valid if `played` is 1 or more.
    pub(super) led: Card,
    /// The card that takes the trick so far; valid if `played` is 2 or more.
    pub(super) taking: Card,
    /// The seat of the taking card.
    pub(super) taker: u8,
    /// Whether somebody failed to follow.
    pub(super) failed: bool,
    /// The devils on the cards of the trick.
    pub(super) trick_devils: u8,
}

impl Root {
    /// The root and the state of a position.
    pub(super) fn new(position: &Position) -> (Self, State) {
        let mut root = Self {
            players: position.seats().get(),
            hands: [CardSet::EMPTY; 8],
            owners: [0; 64],
            devils: [0; 64],
        };
        for (seat, hand) in position.hands().iter() {
            root.hands[seat.index()] = *hand;
            for card in *hand {
                root.owners[at(card)] = seat.get();
            }
        }
        for card in CardSet::ALL {
            root.devils[at(card)] = points::devils(card);
        }
        let trick = position.trick();
        let all = root
            .hands
            .iter()
            .fold(trick.cards(), |all, hand| all | *hand);
        let mut state = State {
            left: all,
            mover: trick.leader().get(),
            played: 0,
            led: Card::LOWEST,
            taking: Card::LOWEST,
            taker: 0,
            failed: false,
            trick_devils: 0,
        };
        for card in trick.sequence() {
            state = root.play(state, *card).state;
        }
        (root, state)
    }

    /// The number of players, 3 to 6.
    pub(super) const fn players(&self) -> u8 {
        self.players
    }

    /// The cards of a seat at the root.
    pub(super) const fn hand_at_root(&self, seat: u8) -> CardSet {
        self.hands[(seat & 7) as usize]
    }

    /// The cards left of a seat.
    pub(super) fn hand(&self, state: &State, seat: u8) -> CardSet {
        self.hand_at_root(seat) & state.left
    }

    /// The owner of a card at the root.
    pub(super) fn owner(&self, card: Card) -> u8 {
        self.owners[at(card)]
    }

    /// The devils on a card, 0 to 5.
    pub(super) fn devils(&self, card: Card) -> u8 {
        self.devils[at(card)]
    }

    /// The leader of the trick.
    pub(super) const fn leader(&self, state: &State) -> u8 {
        self.steps_between(state.played, state.mover)
    }

    /// The number of steps to the left from seat `from` to seat `to`.
    pub(super) const fn steps_between(&self, from: u8, to: u8) -> u8 {
        let steps_between = to + self.players - from;
        if steps_between < self.players {
            steps_between
        } else {
            steps_between - self.players
        }
    }

    /// The legal cards of the player to move (rules 3.2 to 3.4); empty when the round is over.
    pub(super) fn legal(&self, state: &State) -> CardSet {
        let hand = self.hand(state, state.mover);
        let preferred = match state.played {
            0 => hand - points::FIVE,
            1 => hand,
            _ if state.is_high() => hand.above(state.led),
            _ => hand.below(state.led),
        };
        if preferred.is_empty() {
            hand
        } else {
            preferred
        }
    }

    /// Plays a legal card.
    pub(super) fn play(&self, state: State, card: Card) -> Played {
        let mut next = state.with(card);
        next.trick_devils += self.devils(card);
        if next.played < self.players {
            next.mover = if state.mover + 1 == self.players {
                0
            } else {
                state.mover + 1
            };
            return Played {
                state: next,
                taker: None,
                devils: 0,
            };
        }
        let devils = next.trick_devils;
        next.mover = next.taker;
        next.played = 0;
        next.failed = false;
        next.trick_devils = 0;
        Played {
            state: next,
            taker: Some(next.taker),
            devils,
        }
    }
}

impl State {
    /// Whether the trick is a high trick; valid if `played` is 2 or more.
    pub(super) fn is_high(&self) -> bool {
        (self.taking > self.led) != self.failed
    }

    /// Whether `card` of the player to move would take the trick so far (rule 3.5). The led card
    /// never does, the second always. A later one does if it is on the side that decides and
    /// farthest there from the led card.
    pub(super) fn takes(&self, card: Card) -> bool {
        if self.played < 2 {
            return self.played == 1;
        }
        let follows = (card > self.led) == self.is_high();
        if follows == self.failed {
            // A follower after a failure never takes the trick; the first failure always does.
            return !follows;
        }
        card.number().abs_diff(self.led.number()) > self.taking.number().abs_diff(self.led.number())
    }

    /// The state with one more card in the trick. Leaves devils and turn to the caller.
    fn with(mut self, card: Card) -> Self {
        if self.played == 0 {
            self.led = card;
        } else if self.takes(card) {
            self.failed |= self.played > 1 && (card > self.led) != self.is_high();
            self.taking = card;
            self.taker = self.mover;
        }
        self.left = self.left.without(card);
        self.played += 1;
        self
    }
}

fn at(card: Card) -> usize {
    usize::from(card.number() & 63)
}
