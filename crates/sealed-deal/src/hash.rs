//! The hash function of a sealed deal, SHA-512, and the values derived with it.

use curve25519_dalek::{RistrettoPoint, Scalar};
use sha2::{Digest, Sha512};

/// A hash of 32 bytes: the first half of [`wide`].
pub(crate) fn hash(label: &str, parts: &[&[u8]]) -> [u8; 32] {
    let wide = wide(label, parts);
    core::array::from_fn(|at| wide[at])
}

/// A number below the group's order. The chance that it is zero is negligible.
pub(crate) fn scalar(label: &str, parts: &[&[u8]]) -> Scalar {
    Scalar::from_bytes_mod_order_wide(&wide(label, parts))
}

/// The point of a card: the one-way map of RFC 9496, section 4.3.4. Nobody knows a factor that
/// turns one card's point into another's.
pub(crate) fn card_point(card: u8) -> RistrettoPoint {
    RistrettoPoint::from_uniform_bytes(&wide("card", &[&[card]]))
}

/// SHA-512 of the label and the parts. Each is preceded by its length, so that no two lists of parts
/// are the same bytes.
fn wide(label: &str, parts: &[&[u8]]) -> [u8; 64] {
    let mut hash = Sha512::new_with_prefix(b"sealed-deal/1");
    for part in [label.as_bytes()].iter().chain(parts) {
        let length = u32::try_from(part.len()).unwrap_or(u32::MAX);
        hash.update(length.to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}
