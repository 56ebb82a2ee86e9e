//! Who sits where in a tournament.

use cards::{BySeat, Seat, SeatCount};

/// Which entrant sits where: with two entrants, the first in one seat and the second in all
/// others; with more, one after another round the table. Each rotation moves everybody one seat to
/// the left.
#[must_use]
pub fn lineup(entrants: usize, seats: SeatCount, rotation: u8) -> BySeat<usize> {
    BySeat::from_fn(seats, |seat| {
        let place =
            usize::from(seats.steps_between(seats.steps_left_of(Seat::FIRST, rotation), seat));
        match entrants {
            2 => place.min(1),
            _ => place % entrants,
        }
    })
}
