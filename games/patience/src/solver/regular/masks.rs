//! Sets of cards as words.

use crate::rules::{Build, PileCard};

/// For each card, the cards that this order allows on it.
pub(super) fn masks(build: Build) -> [u64; 64] {
    let cards = || {
        cards::french::PlayingCardSet::ALL
            .iter()
            .map(PileCard::from)
    };
    let mut masks = [0; 64];
    for lower in cards() {
        for upper in cards().filter(|upper| build.allows(lower, *upper)) {
            masks[index(lower)] |= bit(upper);
        }
    }
    masks
}

/// For each card, the cards that have it in their sets.
pub(super) fn inverse(masks: &[u64; 64]) -> [u64; 64] {
    core::array::from_fn(|card| {
        let sets = masks.iter().enumerate();
        sets.map(|(at, set)| (set >> card & 1) << at).sum()
    })
}

#[inline]
pub(super) fn index(card: PileCard) -> usize {
    usize::from(card.byte() & 63)
}

#[inline]
pub(super) fn bit(card: PileCard) -> u64 {
    1 << (card.byte() & 63)
}

#[inline]
pub(super) fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
