//! Seating of a tournament.

use cards::{BySeat, Seat, SeatCount};

/// The entrant in each seat. Of two entrants, the first has one seat and the second all others.
/// More entrants alternate round the table. Each rotation moves everybody one seat to the left.
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
