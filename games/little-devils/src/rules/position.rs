//! All hands and the trick on the table: as much as the rules need to go on, and no past.

use cards::{BySeat, Card, CardSet, Seat, SeatCount};

use super::{HAND_SIZE, IllegalPlay, Trick, legal, points};

/// A round at one moment, all cards open. Small and `Copy`: made for search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    hands: BySeat<CardSet>,
    trick: Trick,
    devils: BySeat<u8>,
}

/// What a card that completes a trick brings about (rule 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Who takes the trick and leads the next one.
    pub taker: Seat,
    /// The complete trick.
    pub trick: Trick,
    /// The devils on its cards, 0 to 27.
    pub devils: u8,
}

impl Position {
    /// A position made of parts that fit together: hands without a common card, nor one with the
    /// trick, and of equal size but for those who have played to the trick, one card less.
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

    /// The trick on the table, never complete.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The devils each player has taken in this round so far, 0 to 87.
    #[must_use]
    pub const fn devils(&self) -> &BySeat<u8> {
        &self.devils
    }

    /// Whose turn it is; nobody's when the round is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        let seat = self.trick.to_play()?;
        (!self.hands[seat].is_empty()).then_some(seat)
    }

    /// What the player to move may play; empty when the round is over.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        self.trick.to_play().map_or(CardSet::EMPTY, |seat| {
            legal::legal(self.hands[seat], &self.trick)
        })
    }

    /// Why the player to move may not play `card`.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, card: Card) -> Result<(), IllegalPlay> {
        let seat = self.to_move().ok_or(IllegalPlay::Over)?;
        legal::check(self.hands[seat], &self.trick, card)
    }

    /// Plays a card known to be legal; tells what happened if it completed the trick.
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
