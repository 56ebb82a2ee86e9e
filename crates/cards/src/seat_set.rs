//! A set of seats as a bitset.

use core::fmt;

use crate::{Seat, SeatCount, SeatRange};

/// A set of seats: bit `n` stands for seat `n`.
///
/// ```
/// use cards::{SeatRange, SeatSet};
/// let seats = SeatRange::ANY.seat_count(4)?;
/// let others = SeatSet::all(seats).without(seats.seat(1)?);
/// assert_eq!(format!("{others:?}"), "{0, 2, 3}");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// All seats of a table.
    #[inline]
    #[must_use]
    pub const fn all(seats: SeatCount) -> Self {
        Self((1 << seats.get()) - 1)
    }

    /// The set with this seat added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.get())
    }

    /// The set with this seat removed.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.get()))
    }

    /// The seats of both sets.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.get() & 1 == 1
    }

    /// Whether every seat of `self` is in `other`.
    #[inline]
    #[must_use]
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in the set, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let all = SeatRange::ANY.most().seats();
        all.filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
