//! Random numbers for policies.

use cards::{Generator, below};

/// Draws a fraction uniformly, 0 ≤ x < 1.
pub fn fraction(generator: &mut Generator) -> f64 {
    f64::from(below(generator, 1 << 31)) / f64::from(1_u32 << 31)
}
