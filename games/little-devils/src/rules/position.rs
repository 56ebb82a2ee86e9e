//! A position: all hands and the trick on the table, without the past.

use cards::{BySeat, Card, CardSet, Seat, SeatCount};

use crate::rules::{HAND_SIZE, IllegalPlay, Trick, legal, points};

/// A round at one moment, with all hands. Small and `Copy`, for search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    hands: BySeat<CardSet>,
    trick: Trick,
    devils: BySeat<u8>,
}

/// A trick that has just been taken (rules 3.5 and 3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The player who takes the trick and leads the next one.
    pub taker: Seat,
    /// The complete trick.
    pub trick: Trick,
    /// The devils on its cards, 0 to 27.
    pub devils: u8,
}

impl Position {
    /// Makes a position of parts that fit together: no card occurs twice in hands and trick, and all
    /// hands have the same size, one card less for players who have played to the trick.
    ///
    /// # Panics
    /// In debug builds, if the parts do not fit together.
    #[must_use]
    pub fn new(hands: BySeat<CardSet>, trick: Trick, devils: BySeat<u8>) -> Self {
        debug_assert!(fit(&hands, &trick), "the parts of a position fit together");
        Self {
            hands,
            trick,
            devils,
        }
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    /// Every player's hand.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// The trick on the table, never complete.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// Each player's devils in this round so far, 0 to 87.
    #[must_use]
    pub const fn devils(&self) -> &BySeat<u8> {
        &self.devils
    }

    /// The player to move; `None` when the round is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        let seat = self.trick.to_play()?;
        (!self.hands[seat].is_empty()).then_some(seat)
    }

    /// The legal cards of the player to move; empty when the round is over.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        self.trick.to_play().map_or(CardSet::EMPTY, |seat| {
            legal::legal(self.hands[seat], &self.trick)
        })
    }

    /// Checks whether the player to move may play `card`.
    ///
    /// # Errors
    /// The reason why the card may not be played.
    pub fn check(&self, card: Card) -> Result<(), IllegalPlay> {
        let seat = self.to_move().ok_or(IllegalPlay::Over)?;
        legal::check(self.hands[seat], &self.trick, card)
    }

    /// Plays a card that is known to be legal. Returns the trick if the card completed it.
    ///
    /// # Panics
    /// In debug builds, if the card is not legal.
    pub fn play_unchecked(&mut self, card: Card) -> Option<Taken> {
        debug_assert_eq!(self.check(card), Ok(()));
        let seat = self.trick.to_play()?;
        self.hands[seat] = self.hands[seat].without(card);
        self.trick.push(card);
        if self.trick.is_complete() {
            self.take_trick()
        } else {
            None
        }
    }

    fn take_trick(&mut self) -> Option<Taken> {
        let trick = self.trick;
        let taker = trick.taker()?;
        let devils = points::devils_of(trick.cards());
        self.devils[taker] += devils;
        self.trick = Trick::new(self.seats(), taker);
        Some(Taken {
            taker,
            trick,
            devils,
        })
    }
}

fn fit(hands: &BySeat<CardSet>, trick: &Trick) -> bool {
    let mut seen = trick.cards();
    let full = trick.to_play().map_or(0, |seat| hands[seat].len());
    hands.iter().all(|(seat, hand)| {
        let apart = (*hand & seen).is_empty();
        seen = seen | *hand;
        apart && hand.len() + u32::from(trick.card_of(seat).is_some()) == full
    }) && !trick.is_complete()
        && full as usize <= HAND_SIZE
}
