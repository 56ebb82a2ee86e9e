//! Known playouts: does this machine compute as it should?
//!
//! The network is made of short vectors, and Safari on iOS 16.4 and 16.5 computed some of them wrongly.
//! Bots would play nonsense there, and nobody would know why.

use crate::rules::Round;
use cards::{Seat, SeatCount, Seed};

use super::Net;
use crate::bots::playout_state::PlayoutState;

/// As many rounds are played: some milliseconds, long enough for a browser to compile the network's
/// loops as it will run them.
const ROUNDS: u64 = 100;

/// What they must come to.
const EXPECTED: i32 = 2_055_376_233;

/// Whether known playouts have their known costs here.
#[must_use]
pub fn is_right() -> bool {
    sum() == EXPECTED
}

/// What the network says of every legal card in some rounds that it plays with itself, in one number.
#[must_use]
pub fn sum() -> i32 {
    let seats = SeatCount::MIN;
    let net = Net::for_seats(seats);
    (0..ROUNDS).fold(0, |sum, seed| {
        let deal = Round::shuffled(seats, Seat::FIRST, &mut Seed(seed).generator());
        round(net, PlayoutState::new(&deal), sum)
    })
}

fn round(net: &Net, mut state: PlayoutState, mut sum: i32) -> i32 {
    let mut accumulator = net.accumulator(&state);
    while !state.is_over() {
        let costs = accumulator.costs(&state, &state.observation());
        for (_, cost) in costs.iter() {
            sum = sum.wrapping_mul(31).wrapping_add(cost);
        }
        let card = costs.cheapest();
        accumulator.play(card);
        state.play(card);
    }
    sum
}
