//! The policy that knows nothing: any legal card, each as likely as the others.

use cards::{Card, CardSet, Generator, below};

/// One of the cards, uniformly; nothing of an empty set.
pub fn card(legal: CardSet, generator: &mut Generator) -> Option<Card> {
    if legal.is_empty() {
        return None;
    }
    legal.nth(below(generator, legal.len()))
}

/// A uniform fraction from 0 to just below 1.
pub fn fraction(generator: &mut Generator) -> f64 {
    f64::from(below(generator, 1 << 31)) / f64::from(1_u32 << 31)
}
