//! The trump suits of the players (rule 1).

use cards::french::Suit;
use cards::{Seat, SeatCount};

use crate::rules::SEATS;

/// A different trump suit for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trumps {
    seats: SeatCount,
    /// The suit of each seat. Seats that the table does not have have spades.
    suits: [Suit; 4],
}

impl Trumps {
    /// The suits of the seats in order, which are known to differ.
    pub(crate) fn new(seats: SeatCount, suits: &[Suit]) -> Self {
        let suit = |seat: usize| suits.get(seat).copied().unwrap_or(Suit::Spades);
        Self {
            seats,
            suits: core::array::from_fn(suit),
        }
    }

    /// The suits of the seats in order; `None` if the game is for another number of players, or if two have the same.
    pub(crate) fn read(suits: &[Suit]) -> Option<Self> {
        let seats = SEATS.all().find(|seats| seats.size() == suits.len())?;
        let mut rest = suits;
        while let [suit, others @ ..] = rest {
            (!others.contains(suit)).then_some(())?;
            rest = others;
        }
        Some(Self::new(seats, suits))
    }

    /// The number of players.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The trump suit of a player.
    ///
    /// # Panics
    /// If the seat is not one of the first four.
    #[inline]
    #[must_use]
    pub const fn suit(&self, seat: Seat) -> Suit {
        self.suits[seat.index()]
    }
}
