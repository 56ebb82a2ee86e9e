//! Seats at a table: numbered clockwise, so the next seat is to the left.

use core::fmt;

/// The number of players at a table: 1 to 9. Each game declares its own [`SeatRange`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatCount(u8);

/// A seat, 0 to 8. A table has only the seats below its [`SeatCount`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

/// The numbers of players that a game can have.
///
/// ```
/// use cards::SeatRange;
/// const SEATS: SeatRange = SeatRange::new(2, 4);
/// assert_eq!(SEATS.seat_count(3)?.get(), 3);
/// let error = SEATS.seat_count(5).expect_err("too many");
/// assert_eq!(error.to_string(), "5 players: the game is for 2 to 4");
/// # Ok::<(), cards::ParseSeatCountError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRange {
    fewest: SeatCount,
    most: SeatCount,
}

/// A number of players that a game cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatCountError {
    /// The number given.
    pub players: i64,
    /// The numbers that the game can have.
    pub range: SeatRange,
}

/// A seat that the table does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatError {
    /// The number given for the seat.
    pub seat: i64,
    /// The number of seats of the table.
    pub seats: SeatCount,
}

impl SeatCount {
    /// The most players of any game.
    pub const MAX: usize = 9;

    /// The number, 1 to 9.
    #[inline]
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number, 1 to 9, as a length.
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

impl SeatRange {
    /// Every number of players that the workspace supports: 1 to 9.
    pub const ANY: Self = Self::new(1, 9);

    /// The range from `fewest` to `most` players.
    ///
    /// # Panics
    /// Unless 1 ≤ `fewest` ≤ `most` ≤ 9. In a constant, this is a compile error.
    #[must_use]
    pub const fn new(fewest: u8, most: u8) -> Self {
        assert!(
            1 <= fewest && fewest <= most && most as usize <= SeatCount::MAX,
            "a game is for 1 to 9 players"
        );
        Self {
            fewest: SeatCount(fewest),
            most: SeatCount(most),
        }
    }

    /// The fewest players.
    #[must_use]
    pub const fn fewest(self) -> SeatCount {
        self.fewest
    }

    /// The most players.
    #[must_use]
    pub const fn most(self) -> SeatCount {
        self.most
    }

    /// Every number of players in the range, ascending.
    pub fn all(self) -> impl DoubleEndedIterator<Item = SeatCount> {
        (self.fewest.0..=self.most.0).map(SeatCount)
    }

    /// Whether the range has this number of players.
    #[must_use]
    pub fn contains(self, seats: SeatCount) -> bool {
        (self.fewest..=self.most).contains(&seats)
    }

    /// Checks a number of players.
    ///
    /// # Errors
    /// The number is not in the range.
    pub fn seat_count(self, players: i64) -> Result<SeatCount, ParseSeatCountError> {
        let range = self;
        match u8::try_from(players) {
            Ok(small) if (self.fewest.0..=self.most.0).contains(&small) => Ok(SeatCount(small)),
            _ => Err(ParseSeatCountError { players, range }),
        }
    }
}

impl Seat {
    /// The first seat, which every table has. The person at the page sits here.
    pub const FIRST: Self = Self(0);

    /// The seat's number, 0 to 8.
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

impl fmt::Debug for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Writes "3 to 6", or "2" if there is only one number.
impl fmt::Display for SeatRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { fewest, most } = self;
        if fewest == most {
            return write!(f, "{fewest:?}");
        }
        write!(f, "{fewest:?} to {most:?}")
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for ParseSeatCountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { players, range } = self;
        write!(f, "{players} players: the game is for {range}")
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
