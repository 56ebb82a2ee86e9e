//! The policy that knows nothing: any legal card, each as likely as the others.

use crate::cards::{Card, CardSet, Generator, below};

/// One of the cards, uniformly; nothing of an empty set.
pub fn card(legal: CardSet, generator: &mut Generator) -> Option<Card> {
    if legal.is_empty() {
        return None;
    }
    legal.nth(below(generator, legal.len()))
}
