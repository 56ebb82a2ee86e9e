//! Arithmetic on numbers of cards.

/// Narrows a number of cards, which is below 256.
pub(super) fn small(cards: usize) -> u8 {
    u8::try_from(cards).unwrap_or(u8::MAX)
}

/// The binomial coefficient: the number of ways to choose `few` of `all` cards.
pub(super) fn binomial(all: u8, few: u8) -> u128 {
    (0..u128::from(few)).fold(1, |ways, at| ways * (u128::from(all) - at) / (at + 1))
}
