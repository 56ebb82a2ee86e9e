//! A seed to which everybody contributes: all commit to a salt, then all reveal it.

use cards::Seed;
use session::{Commitment, Salt};
use sha2::{Digest, Sha256};

/// The promise: a commitment of the person in a seat to a salt for a round. Round 0 is the draw before the match.
#[must_use]
pub fn promise(round: usize, seat: usize, salt: Salt) -> Commitment {
    Commitment::new(place(round, seat), salt)
}

/// Whether a salt is the one that was promised.
#[must_use]
pub fn keeps_promise(promised: Commitment, round: usize, seat: usize, salt: Salt) -> bool {
    promised.is_opened_by(place(round, seat), salt)
}

/// The seed of a round: the first eight bytes of the SHA-256 of the round's number and all salts, by seat.
/// A seat that does not contribute has no salt.
#[must_use]
pub fn joint_seed(round: usize, salts: &[Option<Salt>]) -> Seed {
    let mut hash = Sha256::new().chain_update((round as u64).to_be_bytes());
    for salt in salts {
        hash.update([u8::from(salt.is_some())]);
        hash.update(salt.map_or([0; 16], |salt| salt.0));
    }
    let hash: [u8; 32] = hash.finalize().into();
    first_eight(&hash)
}

/// The seed with these first eight bytes, the highest first.
pub(crate) fn first_eight(bytes: &[u8]) -> Seed {
    Seed(
        bytes
            .first_chunk()
            .map_or(0, |eight| u64::from_be_bytes(*eight)),
    )
}

/// A number that differs for each seat of each round, so nobody can repeat another person's promise.
const fn place(round: usize, seat: usize) -> Seed {
    Seed((round as u64) << 8 | seat as u64)
}
