//! Seating of a tournament, and comparisons by it.

use core::cmp::Ordering;

use cards::{BySeat, Seat, SeatCount};

use crate::Sample;

/// The bot in each seat. Of two bots, the first has one seat and the second all others.
/// More bots alternate round the table. Each rotation moves everybody one seat to the left.
#[must_use]
pub fn lineup(bots: usize, seats: SeatCount, rotation: u8) -> BySeat<usize> {
    BySeat::from_fn(seats, |seat| {
        let place =
            usize::from(seats.steps_between(seats.steps_left_of(Seat::FIRST, rotation), seat));
        match bots {
            2 => place.min(1),
            _ => place % bots,
        }
    })
}

/// The share of seats of other bots that each seat beats, 0 to 1: more points win, equal points
/// count half. 0 if one bot has all seats.
#[must_use]
pub fn beaten_shares(points: &BySeat<i32>, lineup: &BySeat<usize>) -> BySeat<f64> {
    let seats = points.seats();
    BySeat::from_fn(seats, |seat| {
        let mut comparisons = Sample::default();
        for other in seats.seats().filter(|other| lineup[*other] != lineup[seat]) {
            comparisons.add(match points[seat].cmp(&points[other]) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            });
        }
        comparisons.mean()
    })
}
