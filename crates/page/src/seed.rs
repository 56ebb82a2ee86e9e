//! Fresh randomness.

use cards::Seed;

/// A seed nobody could have foreseen.
///
/// Where the browser has no source of randomness at all, the clock must do: better a match with
/// guessable cards than none.
#[must_use]
pub fn fresh() -> Seed {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Seed(u64::from_le_bytes(bytes)),
        Err(_) => Seed(js_sys::Date::now().to_bits()).branch(1),
    }
}
