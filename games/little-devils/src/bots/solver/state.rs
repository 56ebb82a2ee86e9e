//! A position as the solver plays it: the cards left, and what counts of the trick.
//!
//! Who holds a card never changes while it is in hand, so the hands at the root and the set of the
//! cards left say who holds what. A state is small and passed by value: nothing is taken back.

use crate::rules::{Position, points};
use cards::{Card, CardSet};

use super::Played;

/// What stays the same during a solve: the hands at the root.
pub(super) struct Root {
    players: u8,
    /// By seat; those past the players are empty. Eight, so that a masked index needs no check.
    hands: [CardSet; 8],
    /// By card's number: its owner's seat.
    owners: [u8; 64],
    /// By card's number.
    devils: [u8; 64],
}

/// The cards left in the hands, and what counts of the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The cards left in all hands together.
    pub(super) left: CardSet,
    /// Whose turn it is; who would lead if there are no cards left.
    pub(super) mover: u8,
    /// How many have played to the trick, 0 to players − 1.
    pub(super) played: u8,
    /// Counts only if somebody has played.
    pub(super) led: Card,
    /// The card that takes the trick as it stands; counts only if two have played.
    pub(super) taking: Card,
    /// Whose card that is.
    pub(super) taker: u8,
    /// Whether somebody failed to follow.
    pub(super) failed: bool,
    /// The devils on the trick's cards.
    pub(super) lying: u8,
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
            lying: 0,
        };
        for card in trick.sequence() {
            state = root.play(state, *card).state;
        }
        (root, state)
    }

    /// How many players there are, 3 to 6.
    pub(super) const fn players(&self) -> u8 {
        self.players
    }

    /// The cards that a seat held at the root.
    pub(super) const fn hand_at_root(&self, seat: u8) -> CardSet {
        self.hands[(seat & 7) as usize]
    }

    /// The cards that a seat still holds.
    pub(super) fn hand(&self, state: &State, seat: u8) -> CardSet {
        self.hand_at_root(seat) & state.left
    }

    /// Who held a card at the root.
    pub(super) fn owner(&self, card: Card) -> u8 {
        self.owners[at(card)]
    }

    /// The devils on a card, 0 to 5.
    pub(super) fn devils(&self, card: Card) -> u8 {
        self.devils[at(card)]
    }

    /// Who leads the trick.
    pub(super) const fn leader(&self, state: &State) -> u8 {
        self.places(state.played, state.mover)
    }

    /// How many places `to` sits to the left of `from`.
    pub(super) const fn places(&self, from: u8, to: u8) -> u8 {
        let places = to + self.players - from;
        if places < self.players {
            places
        } else {
            places - self.players
        }
    }

    /// What the player to move may play (rules 2 to 4); empty when the round is over.
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

    /// What a legal card brings about.
    pub(super) fn play(&self, state: State, card: Card) -> Played {
        let mut next = state.with(card);
        next.lying += self.devils(card);
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
        let devils = next.lying;
        next.mover = next.taker;
        next.played = 0;
        next.failed = false;
        next.lying = 0;
        Played {
            state: next,
            taker: Some(next.taker),
            devils,
        }
    }
}

impl State {
    /// Whether the trick runs upwards; counts only if two have played.
    pub(super) fn is_high(&self) -> bool {
        (self.taking > self.led) != self.failed
    }

    /// Whether `card` of the player to move would take the trick as it stands (rule 5): the led card
    /// never does, the second always, a later one if it is farther from the led card than all others
    /// on its side and its side decides.
    pub(super) fn takes(&self, card: Card) -> bool {
        if self.played < 2 {
            return self.played == 1;
        }
        let follows = (card > self.led) == self.is_high();
        if follows == self.failed {
            // Follows where somebody failed: never. Fails first: always.
            return !follows;
        }
        card.number().abs_diff(self.led.number()) > self.taking.number().abs_diff(self.led.number())
    }

    /// The state with one more card in the trick; devils and turn are not seen to.
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
