//! A map from seats to values, without allocation.

use core::fmt;
use core::ops::{Index, IndexMut};

use crate::{Seat, SeatCount};

/// One value for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    seats: SeatCount,
    items: [T; SeatCount::MAX],
}

impl<T: Copy + Default> BySeat<T> {
    /// The default value at every seat.
    #[inline]
    #[must_use]
    pub fn new(seats: SeatCount) -> Self {
        Self {
            seats,
            items: [T::default(); SeatCount::MAX],
        }
    }

    /// Calls `make` for each seat, in ascending order.
    #[inline]
    pub fn from_fn(seats: SeatCount, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut values = Self::new(seats);
        for seat in seats.seats() {
            values[seat] = make(seat);
        }
        values
    }

    /// The values of a table in order of its seats; `None` if there are more or fewer.
    #[must_use]
    pub fn from_slice(seats: SeatCount, values: &[T]) -> Option<Self> {
        let is_complete = values.len() == seats.size();
        is_complete.then(|| Self::from_fn(seats, |seat| values[seat.index()]))
    }

    /// Applies `change` to each value.
    #[inline]
    pub fn map<U: Copy + Default>(&self, mut change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.seats, |seat| change(self[seat]))
    }
}

impl<T> BySeat<T> {
    /// The number of seats of the table.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The values, ascending by seat.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats.size()]
    }

    /// Seats with their values, ascending by seat.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.seats.seats().zip(self.as_slice())
    }
}

/// # Panics
/// In debug builds, if the table has no such seat.
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.get() < self.seats.get(), "no such seat");
        &self.items[seat.index()]
    }
}

/// # Panics
/// In debug builds, if the table has no such seat.
impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.get() < self.seats.get(), "no such seat");
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
