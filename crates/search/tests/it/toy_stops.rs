//! A toy game with hidden cards: three players, two of the cards 1 to 6 each. A card played calls for
//! the next higher one from whoever holds it. If nobody holds it, the same player leads again. The
//! first player without cards wins.

use cards::{BySeat, Card, CardSet, Generator, Seat, shuffle};
use search::{Determinize, Playout};

use crate::toy_nim::seats;

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stops {
    hands: BySeat<CardSet>,
    turn: Seat,
    /// The card called for.
    called: Option<Card>,
}

/// What the leader knows: their hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leader(pub(crate) CardSet);

pub(crate) fn cards<const N: usize>(numbers: [i64; N]) -> CardSet {
    CardSet::from_numbers(numbers).expect("cards")
}

impl Stops {
    pub(crate) fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }
}

impl Playout for Stops {
    type Move = Card;
    type Moves = CardSet;

    fn to_move(&self) -> Option<Seat> {
        let over = self.hands.as_slice().iter().any(|hand| hand.is_empty());
        (!over).then_some(self.turn)
    }

    fn legal(&self) -> CardSet {
        match (self.to_move(), self.called) {
            (None, _) => CardSet::EMPTY,
            (Some(_), Some(card)) => CardSet::from_card(card),
            (Some(seat), None) => self.hands[seat],
        }
    }

    fn play(&mut self, card: Card) {
        self.hands[self.turn] = self.hands[self.turn].without(card);
        let next = Card::new(card.number() + 1);
        let holds = |seat: &Seat| next.is_some_and(|next| self.hands[*seat].contains(next));
        let holder = seats().seats().find(holds);
        self.called = next.filter(|_| holder.is_some());
        self.turn = holder.unwrap_or(self.turn);
    }

    fn payoffs(&self) -> BySeat<i32> {
        self.hands.map(|hand| if hand.is_empty() { 2 } else { -1 })
    }
}

impl Determinize for Leader {
    type State = Stops;

    fn viewer(&self) -> Seat {
        Seat::FIRST
    }

    fn legal(&self) -> CardSet {
        self.0
    }

    fn determinize(&self, generator: &mut Generator) -> Stops {
        let mut hidden: Vec<Card> = (cards([1, 2, 3, 4, 5, 6]) - self.0).iter().collect();
        shuffle(&mut hidden, generator);
        let mut hands = BySeat::new(seats());
        hands[Seat::FIRST] = self.0;
        for (seat, cards) in seats().seats().skip(1).zip(hidden.chunks(2)) {
            hands[seat] = cards.iter().copied().collect();
        }
        Stops {
            hands,
            turn: Seat::FIRST,
            called: None,
        }
    }
}
