//! Moves of several pieces.

use cards::below;
use game::conformance::ensure;
use scene::{Piece, Press, Selection, TableScene, Word};

use crate::starts::SEED;
use crate::{Check, Failure};

/// The number of sets up to which all are compared; of more, this many random ones.
const SETS: u64 = 5_000;

/// Compares the sets of pieces that a selection accepts with the legal moves. Returns the other legal moves.
pub(crate) fn selections(scene: &TableScene, legal: Vec<Word>) -> Result<Vec<Word>, Failure> {
    let pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
    let marked = pieces.filter(|piece| piece.press == Press::Mark);
    let mut marked: Vec<u16> = marked.map(|piece: &Piece| piece.key).collect();
    let parts = scene
        .selection
        .iter()
        .flat_map(|selection| &selection.parts);
    let mut parts: Vec<u16> = parts.map(|(key, _)| *key).collect();
    marked.sort_unstable();
    parts.sort_unstable();
    ensure(Check::Selections, marked == parts, || {
        format!("the pieces {marked:?} can be marked, and the selection has {parts:?}")
    })?;
    let Some(selection) = &scene.selection else {
        return Ok(legal);
    };
    let is_own = |word: &Word| word.as_str().starts_with(&selection.prefix);
    let (own, other): (Vec<Word>, Vec<Word>) = legal.into_iter().partition(is_own);
    for set in sets(selection) {
        let word = selection.joined(&set);
        let is_accepted = selection.word(&set).is_some();
        let is_legal = own.contains(&word);
        ensure(Check::Selections, is_accepted == is_legal, || {
            format!("{word:?}: accepted {is_accepted}, legal {is_legal}")
        })?;
    }
    let missing = own.iter().find(|word| !is_possible(selection, word));
    ensure(Check::Selections, missing.is_none(), || {
        format!("{missing:?} is legal, and its pieces are not accepted")
    })?;
    Ok(other)
}

/// All sets of the pieces, or random ones.
fn sets(selection: &Selection) -> Vec<Vec<u16>> {
    let keys: Vec<u16> = selection.parts.iter().map(|(key, _)| *key).collect();
    let subset = |bits: u64| -> Vec<u16> {
        let chosen = keys.iter().enumerate();
        let chosen = chosen.filter(|(at, _)| bits >> at & 1 == 1);
        chosen.map(|(_, key)| *key).collect()
    };
    let all = 1_u64.checked_shl(u32::try_from(keys.len()).unwrap_or(u32::MAX));
    if let Some(all) = all.filter(|all| *all <= SETS) {
        return (0..all).map(subset).collect();
    }
    let mut generator = SEED.generator();
    let mut bits = |_| {
        // Small sets as often as large ones.
        let most = below(&mut generator, 8) + 1;
        let all = keys.iter().map(|_| below(&mut generator, 8) < most);
        all.fold(0, |bits, is_in| bits << 1 | u64::from(is_in))
    };
    (0..SETS).map(|set| subset(bits(set))).collect()
}

/// Whether the pieces that a word names are accepted.
fn is_possible(selection: &Selection, word: &Word) -> bool {
    let named = &word.as_str()[selection.prefix.len()..];
    let parts: Vec<&str> = named.split('+').filter(|part| !part.is_empty()).collect();
    let keys = selection.parts.iter();
    let keys = keys.filter(|(_, part)| parts.contains(&part.as_str()));
    let keys: Vec<u16> = keys.map(|(key, _)| *key).collect();
    keys.len() == parts.len() && selection.word(&keys).as_ref() == Some(word)
}
