//! Counting ways, and drawing one of very many.

use rand::Rng;

use crate::cards::Generator;

/// In how many ways `few` of `all` cards can be chosen.
#[must_use]
pub(super) fn binomial(all: u8, few: u8) -> u128 {
    (0..u128::from(few)).fold(1, |ways, at| ways * (u128::from(all) - at) / (at + 1))
}

/// A uniform number from 0 to `bound` − 1, for bounds beyond 32 bits.
///
/// # Panics
/// In debug builds, if `bound` is 0.
#[must_use]
pub(super) fn choose_uniform(generator: &mut Generator, bound: u128) -> u128 {
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
