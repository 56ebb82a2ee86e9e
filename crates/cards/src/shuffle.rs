//! Seeded random numbers that are the same on every platform and in every version.
//!
//! The generator is xoshiro256++, seeded by `SplitMix64`. Drawing from a range and shuffling are our
//! own: libraries change theirs between versions, but a shared seed must keep its deal.

use core::fmt;
use core::str::FromStr;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of all deals and of the bots' random choices.
pub type Generator = Xoshiro256PlusPlus;

/// The seed of a match: its deals and its bots' random choices follow from it.
///
/// People write a seed as a decimal number or as any other text, which is hashed with FNV-1a.
///
/// ```
/// use cards::Seed;
/// assert_eq!("42".parse(), Ok(Seed(42)));
/// assert_eq!("christmas eve".parse::<Seed>(), " christmas eve ".parse());
/// assert!("".parse::<Seed>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(pub u64);

/// An empty text, which is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeedError;

impl Seed {
    /// Derives another seed from this one and a number.
    ///
    /// Different numbers give unrelated streams: each round of a match and each decision of a bot
    /// uses its own. [`derivations`](crate::derivations) has the numbers that a match uses.
    #[must_use]
    pub const fn derive(self, number: u64) -> Self {
        Self(mix(
            mix(self.0).wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        ))
    }

    /// The generator that starts from this seed.
    #[must_use]
    pub fn generator(self) -> Generator {
        Generator::seed_from_u64(self.0)
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(ParseSeedError);
        }
        Ok(text
            .parse()
            .map_or_else(|_| Self(fnv1a(text.as_bytes())), Self))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for ParseSeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the seed is empty")
    }
}

impl core::error::Error for ParseSeedError {}

/// Draws a uniform number from 0 to `bound` − 1, by Lemire's multiplication with rejection.
///
/// # Panics
/// In debug builds, if `bound` is 0.
pub fn below(generator: &mut Generator, bound: u32) -> u32 {
    debug_assert!(bound > 0, "nothing to draw from");
    loop {
        let wide = u64::from(generator.next_u32()) * u64::from(bound);
        let low = wide & 0xffff_ffff;
        if low >= u64::from(bound) || low >= u64::from(bound.wrapping_neg() % bound) {
            return u32::try_from(wide >> 32).unwrap_or_default();
        }
    }
}

/// Draws a uniform number from 0 to `bound` − 1 for bounds beyond 32 bits: draws the number of bits
/// that the bound needs, and again until the result is below the bound.
///
/// # Panics
/// In debug builds, if `bound` is 0.
pub fn below_wide(generator: &mut Generator, bound: u128) -> u128 {
    debug_assert!(bound > 0, "nothing to draw from");
    let mask = u128::MAX >> (bound - 1).leading_zeros().min(127);
    loop {
        let low = u128::from(generator.next_u64());
        let wide = if mask >> 64 == 0 {
            low
        } else {
            low | u128::from(generator.next_u64()) << 64
        };
        let number = wide & mask;
        if number < bound {
            return number;
        }
    }
}

/// Shuffles uniformly: Fisher–Yates, from the last place down.
///
/// Not uniform for more than 2³² − 1 items.
pub fn shuffle<T>(items: &mut [T], generator: &mut Generator) {
    for last in (1..items.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
        items.swap(last, below(generator, bound) as usize);
    }
}

/// The finalizer of `SplitMix64`: a bijection that scatters neighbouring numbers. Part of the frozen
/// seeds, so it never changes.
#[inline]
#[must_use]
pub const fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
