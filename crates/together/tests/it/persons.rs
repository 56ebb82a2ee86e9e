//! The people at a table: each has a secret and a side of sealed deals.

use cards::Seed;
use together::{Dealer, LocalDealer, Secret};

/// Makes a person's side of sealed deals, by the number of the person.
pub(crate) type Desks = dyn Fn(usize) -> Box<dyn Dealer>;

/// Everybody's own side of sealed deals, all of them honest.
pub(crate) fn honest(_: usize) -> Box<dyn Dealer> {
    Box::new(LocalDealer::default())
}

/// The secret of the person in a seat.
pub(crate) fn secret(seed: Seed, seat: u64) -> Secret {
    let words = [0, 1, 2, 3].map(|word| seed.derive(10 * seat + word).0.to_be_bytes());
    let mut bytes = [0; 32];
    for (at, byte) in words.iter().flatten().enumerate() {
        bytes[at] = *byte;
    }
    Secret(bytes)
}
