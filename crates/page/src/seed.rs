//! Random seeds.

use cards::Seed;

/// A random seed.
///
/// A browser without a source of randomness falls back to the clock: a match with guessable cards is
/// better than none.
#[must_use]
pub fn fresh() -> Seed {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Seed(u64::from_le_bytes(bytes)),
        Err(_) => Seed(js_sys::Date::now().to_bits()).derive(1),
    }
}
