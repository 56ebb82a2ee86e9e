//! The plan of a deal: the number of cards, and the size of each hand.

use core::fmt;

use cards::{Seat, SeatCount, SeatRange};

use crate::hash::hash;

/// The numbers of players that a sealed deal is for.
const SEATS: SeatRange = SeatRange::new(2, 6);

/// The most cards of a deck.
const MAX_CARDS: u8 = 54;

/// Everything that all players know before a deal: the seats, the size of each hand, and the round's name.
///
/// The places in the shuffled deck are called positions. The first seat gets the first positions, and so
/// on; the positions left over go to nobody and stay closed until the end.
///
/// ```
/// use sealed_deal::Plan;
/// let plan = Plan::new(b"match 7, round 1", 36, &[9, 9, 9])?;
/// assert_eq!(plan.owner(9).map(|seat| seat.get()), Some(1));
/// assert_eq!(plan.owner(27), None);
/// # Ok::<(), sealed_deal::PlanError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    seats: SeatCount,
    cards: u8,
    /// The end of each seat's positions.
    ends: Vec<u8>,
    id: [u8; 32],
}

/// A plan that no sealed deal can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// Not 2 to 6 players.
    Players,
    /// Not 2 to 54 cards.
    Cards,
    /// The hands need more cards than there are.
    Hands,
}

impl Plan {
    /// The plan for a deck of `cards` cards, and a hand of `hands[seat]` cards for each seat.
    ///
    /// `round` must differ for each deal of each match, also when a round is dealt again: it keeps
    /// messages of one deal out of another.
    ///
    /// # Errors
    /// There are not 2 to 6 hands, not 2 to 54 cards, or too few cards for the hands.
    pub fn new(round: &[u8], cards: u8, hands: &[u8]) -> Result<Self, PlanError> {
        let players = i64::try_from(hands.len()).map_err(|_| PlanError::Players)?;
        let seats = SEATS.seat_count(players).map_err(|_| PlanError::Players)?;
        if !(2..=MAX_CARDS).contains(&cards) {
            return Err(PlanError::Cards);
        }
        let mut ends = Vec::new();
        let mut end = 0_u8;
        for size in hands {
            end = end.checked_add(*size).ok_or(PlanError::Hands)?;
            ends.push(end);
        }
        if end > cards {
            return Err(PlanError::Hands);
        }
        let id = hash("round", &[&[cards], hands, round]);
        Ok(Self {
            seats,
            cards,
            ends,
            id,
        })
    }

    /// The number of players, 2 to 6.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The number of cards, 2 to 54. Cards and positions have the numbers below it.
    #[must_use]
    pub const fn cards(&self) -> u8 {
        self.cards
    }

    /// The seat that gets the card at a position, if anybody does.
    #[must_use]
    pub fn owner(&self, position: u8) -> Option<Seat> {
        let mut seats = self.seats.seats();
        seats.find(|seat| position < self.ends[seat.index()])
    }

    /// The positions of a seat's hand, ascending.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let begin = match seat.index() {
            0 => 0,
            index => self.ends[index - 1],
        };
        begin..self.ends[seat.index()]
    }

    /// The hash of the whole plan.
    pub(crate) const fn id(&self) -> &[u8; 32] {
        &self.id
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Players => "a sealed deal is for 2 to 6 players",
            Self::Cards => "a sealed deal has 2 to 54 cards",
            Self::Hands => "there are too few cards for the hands",
        })
    }
}

impl core::error::Error for PlanError {}
