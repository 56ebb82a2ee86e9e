//! The goal of a game, and the cards that count for it.

use super::PileCard;
use super::declaration::{Goal, Rules};
use super::group::{Base, Kind};
use super::position::Position;

/// The number of places in a row of [`Goal::Rows`].
pub(super) const ROW: usize = 14;

/// Whether the goal is reached.
#[must_use]
pub fn is_won(rules: &Rules, position: &Position) -> bool {
    match rules.goal {
        Goal::AllCards | Goal::Thirteens => gone(rules, position) == usize::from(rules.cards()),
        Goal::Diagonals(cards) => gone(rules, position) >= usize::from(cards),
        Goal::Rows => ordered_cards(rules, position) == usize::from(rules.cards()),
    }
}

/// The number of cards on the foundations, without those that only rest there.
pub(crate) fn gone(rules: &Rules, position: &Position) -> usize {
    let foundations = rules.piles_of(Kind::Foundation);
    let counted = foundations.filter(|pile| !is_resting(rules, position, *pile));
    counted.map(|pile| position.len(pile)).sum()
}

/// Whether a card only rests on a foundation that is reserved for another one.
pub(crate) fn is_resting(rules: &Rules, position: &Position, pile: usize) -> bool {
    let first = position.pile(pile).first();
    first.is_some_and(|first| would_rest(rules, pile, *first))
}

/// Whether a pile is reserved for another first card than this one.
pub(crate) fn would_rest(rules: &Rules, pile: usize, card: PileCard) -> bool {
    match rules.group(pile).base {
        Base::Reserved(cards) => cards
            .get(place_in_group(rules, pile))
            .is_some_and(|reserved| *reserved != card),
        _ => false,
    }
}

/// The place of a pile among those of its group, from 0.
pub(super) fn place_in_group(rules: &Rules, pile: usize) -> usize {
    pile - rules.range(rules.shape.group_of[pile].into()).start
}

/// The number of cards that follow their ace in order, in all rows.
fn ordered_cards(rules: &Rules, position: &Position) -> usize {
    let columns: Vec<usize> = rules.piles_of(Kind::Column).collect();
    columns.chunks(ROW).map(|row| ordered(position, row)).sum()
}

/// The number of cards at the start of a row that are a suit from the ace up.
pub(super) fn ordered(position: &Position, row: &[usize]) -> usize {
    let first = position.top(row[0]);
    let follows = |(pile, rank): &(&usize, u8)| {
        let card = position.top(**pile);
        card.is_some_and(|card| {
            card.rank() == *rank && first.is_some_and(|first| first.suit() == card.suit())
        })
    };
    row.iter().zip(1..).take_while(follows).count()
}
