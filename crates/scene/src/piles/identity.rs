//! Which card is which, when the same card is there several times.

use cards::french::PlayingCard;
use cards::sort_by_key;

use super::places::PlacedCard;

/// The number of a card among all cards of its game, from 0, in the order of suits and ranks. It stays as long as
/// the game lasts, so that the card is seen to move, and it has the same face in every deal of the game.
pub type CardId = usize;

/// The numbers of the cards `now`, in their order. Copies that lay at a place `before`, with its number, keep it as
/// far as possible.
#[must_use]
pub fn identities(before: &[(CardId, PlacedCard)], now: &[PlacedCard]) -> Vec<CardId> {
    let mut ids = vec![usize::MAX; now.len()];
    let mut is_taken = vec![false; now.len()];
    let same_place = |one: &PlacedCard, other: &PlacedCard| {
        one.face == other.face && one.pile == other.pile && one.index == other.index
    };
    let same_pile =
        |one: &PlacedCard, other: &PlacedCard| one.face == other.face && one.pile == other.pile;
    let same_card = |one: &PlacedCard, other: &PlacedCard| one.face == other.face;
    for alike in [same_place, same_pile, same_card] {
        for (id, place) in ids.iter_mut().zip(now).filter(|(id, _)| **id == usize::MAX) {
            let old = before
                .iter()
                .find(|(old, was)| is_taken.get(*old) == Some(&false) && alike(was, place));
            if let Some((old, _)) = old {
                *id = *old;
                is_taken[*old] = true;
            }
        }
    }
    let mut faces: Vec<_> = now.iter().map(|place| order(place.face)).collect();
    sort_by_key(&mut faces, |face| *face);
    for (id, place) in ids.iter_mut().zip(now).filter(|(id, _)| **id == usize::MAX) {
        // Copies of a card have consecutive numbers, and the first free one is its next copy.
        let first = faces.partition_point(|face| *face < order(place.face));
        let free = (first..faces.len()).find(|id| !is_taken[*id]);
        *id = free.unwrap_or(first);
        is_taken[*id] = true;
    }
    ids
}

/// The order of suits and ranks, the ace first.
const fn order(card: PlayingCard) -> u8 {
    // The ranks of a pack begin with the two.
    card.suit() as u8 * 13 + (card.rank() as u8 + 1) % 13
}
