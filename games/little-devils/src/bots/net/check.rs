//! Self-check of the network: are known estimates computed correctly on this machine?
//!
//! The network is compiled to vector (SIMD) instructions, and Safari on iOS 16.4 and 16.5 computed
//! some of them wrongly. Without this check bots would play nonsense there, and nobody would know
//! why.

use crate::rules::{Round, SEATS};
use cards::{Seat, Seed};

use super::Net;
use crate::bots::playout_state::PlayoutState;

/// Rounds played by the check: takes some milliseconds, long enough for a browser to compile the
/// network's loops with its optimizing compiler.
const ROUNDS: u64 = 100;

/// The expected [`checksum`].
const EXPECTED: i32 = 2_055_376_233;

/// Whether known playouts have their known estimates on this machine.
#[must_use]
pub fn is_right() -> bool {
    checksum() == EXPECTED
}

/// Hashes the expected devils of every legal card in rounds that the network plays with itself.
#[must_use]
pub fn checksum() -> i32 {
    let seats = SEATS.fewest();
    let net = Net::for_seats(seats);
    (0..ROUNDS).fold(0, |sum, seed| {
        let round = Round::shuffled(seats, Seat::FIRST, &mut Seed(seed).generator());
        hash_round(net, PlayoutState::new(&round), sum)
    })
}

fn hash_round(net: &Net, mut state: PlayoutState, mut sum: i32) -> i32 {
    let mut accumulator = net.accumulator(&state);
    while !state.is_over() {
        let expected = accumulator.expected_devils(&state, &state.observation());
        for (_, devils) in expected.iter() {
            sum = sum.wrapping_mul(31).wrapping_add(devils);
        }
        let card = expected.best();
        accumulator.play(card);
        state.play(card);
    }
    sum
}
