//! Which card is which, when two packs have the same cards twice.

use crate::layout::CardPlace;
use crate::rules::PileCard;

/// The number of a card: its face and, with two packs, one of two copies. It stays as long as the game lasts,
/// so that the card is seen to move.
pub type CardId = usize;

/// The number of card ids.
const ALL: usize = 104;

/// The numbers of the cards `now`, in their order. Copies that lay at a place `before`, with its number, keep it as
/// far as possible.
#[must_use]
pub fn identities(before: &[(CardId, CardPlace)], now: &[CardPlace]) -> Vec<CardId> {
    let mut ids = vec![usize::MAX; now.len()];
    let mut is_taken = [false; ALL + 1];
    let same_place = |one: &CardPlace, other: &CardPlace| {
        one.card == other.card && one.pile == other.pile && one.index == other.index
    };
    let same_pile =
        |one: &CardPlace, other: &CardPlace| one.card == other.card && one.pile == other.pile;
    let same_card = |one: &CardPlace, other: &CardPlace| one.card == other.card;
    for alike in [same_place, same_pile, same_card] {
        for (id, place) in ids.iter_mut().zip(now).filter(|(id, _)| **id == usize::MAX) {
            let old = before
                .iter()
                .find(|(old, was)| !is_taken[*old % ALL] && alike(was, place));
            if let Some((old, _)) = old {
                *id = *old;
                is_taken[*old % ALL] = true;
            }
        }
    }
    for (id, place) in ids.iter_mut().zip(now).filter(|(id, _)| **id == usize::MAX) {
        let first = first_id(place.card);
        *id = if is_taken[first] { first + 1 } else { first };
        is_taken[*id] = true;
    }
    ids
}

/// The first of the two ids of a face.
fn first_id(card: PileCard) -> CardId {
    2 * (13 * card.suit() + usize::from(card.rank().saturating_sub(1)))
}
