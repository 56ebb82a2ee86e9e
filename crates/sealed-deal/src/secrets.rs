//! All secrets of a player in one deal. They follow from a seed, so that opening the seed opens all.

use cards::Seat;
use curve25519_dalek::Scalar;

use crate::hash::{hash, scalar};
use crate::plan::Plan;

/// The secrets of a seat.
#[derive(Clone)]
pub(crate) struct Secrets {
    round: [u8; 32],
    seat: u8,
    seed: [u8; 32],
}

impl Secrets {
    pub(crate) const fn new(plan: &Plan, seat: Seat, seed: [u8; 32]) -> Self {
        Self {
            round: *plan.id(),
            seat: seat.get(),
            seed,
        }
    }

    /// The seed itself.
    pub(crate) const fn seed(&self) -> [u8; 32] {
        self.seed
    }

    /// The hash that binds the player to the seed.
    pub(crate) fn commitment(&self) -> [u8; 32] {
        hash("commitment", &[&self.own(0)])
    }

    /// The number that the player multiplies the whole deck by.
    pub(crate) fn mask(&self) -> Scalar {
        scalar("mask", &[&self.own(0)])
    }

    /// The seed of this player's keys for a hand; `None` are the cards of nobody.
    pub(crate) fn hand_seed(&self, hand: Option<Seat>) -> [u8; 32] {
        let hand = hand.map_or(u8::MAX, Seat::get);
        hash("hand", &[&self.own(hand)])
    }

    /// This player's key for a position.
    pub(crate) fn key(&self, plan: &Plan, position: u8) -> Scalar {
        key(&self.hand_seed(plan.owner(position)), position)
    }

    /// The player's shuffle of `count` cards: for each new place the old one. Fisher–Yates.
    ///
    /// Drawn from a hash, not from the generator of open deals: when a hand is played, the other
    /// players can learn parts of this shuffle, and must not be able to compute the rest from them.
    pub(crate) fn order(&self, count: u8) -> Vec<u8> {
        let mut order: Vec<u8> = (0..count).collect();
        for last in (1..count).rev() {
            let other = self.below(last);
            order.swap(usize::from(last), usize::from(other));
        }
        order
    }

    /// What every secret is derived from, with a number that tells apart those of one kind.
    fn own(&self, number: u8) -> Vec<u8> {
        [&self.round[..], &self.seed, &[self.seat, number]].concat()
    }

    /// A uniform number from 0 to `last`, one for each `last`: draws 64 bits, and again beyond the
    /// last multiple of the bound.
    fn below(&self, last: u8) -> u8 {
        let bound = u64::from(last) + 1;
        let mut draw = 0_u32;
        loop {
            let bits = hash("order", &[&self.own(last), &draw.to_be_bytes()]);
            let bits = bits.iter().take(8);
            let number = bits.fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
            if number < u64::MAX - u64::MAX % bound {
                return u8::try_from(number % bound).unwrap_or_default();
            }
            draw += 1;
        }
    }
}

/// The hash that binds a seat to the seed of its keys for a hand. With the seat in it, nobody can
/// repeat the hash of another seat and later that seat's keys.
pub(crate) fn hand_commitment(
    plan: &Plan,
    (seat, hand): (Seat, Seat),
    hand_seed: &[u8; 32],
) -> [u8; 32] {
    let seats = [seat.get(), hand.get()];
    hash("hand commitment", &[plan.id(), &seats, hand_seed])
}

/// The key for a position of the hand that the seed of keys belongs to.
pub(crate) fn key(hand_seed: &[u8; 32], position: u8) -> Scalar {
    scalar("key", &[hand_seed, &[position]])
}
