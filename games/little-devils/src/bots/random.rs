//! The random policy: any legal card, all equally likely.

use cards::{Card, CardSet, Generator, below};

/// Draws one of the cards uniformly; `None` from an empty set.
pub fn card(legal: CardSet, generator: &mut Generator) -> Option<Card> {
    if legal.is_empty() {
        return None;
    }
    legal.nth(below(generator, legal.len()))
}

/// Draws a fraction uniformly, 0 ≤ x < 1.
pub fn fraction(generator: &mut Generator) -> f64 {
    f64::from(below(generator, 1 << 31)) / f64::from(1_u32 << 31)
}
