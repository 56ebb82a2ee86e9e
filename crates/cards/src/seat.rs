//! Seats at a table: numbered clockwise, so the next seat is to the left.

use core::fmt;

/// The number of players at a table: 3 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatCount(u8);

/// A seat, 0 to 5. A table has only the seats below its [`SeatCount`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

/// A number of players other than 3 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatCountError(pub i64);

/// A seat that the table does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatError {
    /// The number given for the seat.
    pub seat: i64,
    /// The number of seats of the table.
    pub seats: SeatCount,
}

impl SeatCount {
    /// The fewest players.
    pub const MIN: Self = Self(3);
    /// The most players.
    pub const MAX: Self = Self(6);

    /// Every possible number of players, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }

    /// The number, 3 to 6.
    #[inline]
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number, 3 to 6, as a length.
    #[inline]
    #[must_use]
    pub const fn size(self) -> usize {
        self.0 as usize
    }

    /// The seats of the table, ascending.
    #[inline]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// The seat with this number.
    ///
    /// # Errors
    /// The table has no such seat.
    #[inline]
    pub fn seat(self, seat: i64) -> Result<Seat, ParseSeatError> {
        match u8::try_from(seat) {
            Ok(small) if small < self.0 => Ok(Seat(small)),
            _ => Err(ParseSeatError { seat, seats: self }),
        }
    }

    /// The seat to the left of `seat`: (seat + 1) mod players.
    #[inline]
    #[must_use]
    pub const fn left_of(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        if next >= self.0 { Seat(0) } else { Seat(next) }
    }

    /// The seat `steps` places to the left of `seat`.
    #[inline]
    #[must_use]
    pub const fn steps_left_of(self, seat: Seat, steps: u8) -> Seat {
        Seat((seat.0 + steps % self.0) % self.0)
    }

    /// The number of places from `from` to the left until `seat`, 0 to players − 1.
    #[inline]
    #[must_use]
    pub const fn steps_between(self, from: Seat, seat: Seat) -> u8 {
        (seat.0 + self.0 - from.0) % self.0
    }

    /// All seats in turn order, beginning with `first`.
    #[inline]
    pub fn turn_order(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |steps| self.steps_left_of(first, steps))
    }
}

impl Seat {
    /// The first seat, which every table has. The person at the page sits here.
    pub const FIRST: Self = Self(0);

    /// The seat's number, 0 to 5.
    #[inline]
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The seat's number as an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<i64> for SeatCount {
    type Error = ParseSeatCountError;

    fn try_from(players: i64) -> Result<Self, ParseSeatCountError> {
        match u8::try_from(players) {
            Ok(small @ 3..=6) => Ok(Self(small)),
            _ => Err(ParseSeatCountError(players)),
        }
    }
}

impl fmt::Debug for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for ParseSeatCountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players: the game is for 3 to 6", self.0)
    }
}

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no seat {} with {:?} players",
            self.seat, self.seats
        )
    }
}

impl core::error::Error for ParseSeatCountError {}
impl core::error::Error for ParseSeatError {}
