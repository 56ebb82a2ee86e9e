//! The legal moves that are worth thinking about.

use crate::rules::{Column, Move, Moves, Position, Source, Target};

/// The legal moves without those from column to column that lead to nothing: a move is useful if it makes a
/// space, or if a card fits on the one below. All legal moves if no other is left.
#[must_use]
pub fn useful(position: &Position) -> Moves {
    let legal = position.legal();
    let useful = legal.into_iter().filter(|mv| is_useful(position, *mv));
    let useful: Moves = useful.collect();
    if useful.is_empty() { legal } else { useful }
}

/// Whether a legal move is worth thinking about.
pub(super) fn is_useful(position: &Position, mv: Move) -> bool {
    let Move::Carry(Source::Column(from), Target::Column(to)) = mv else {
        return true;
    };
    let column = |at: u8| &position.columns[usize::from(at)];
    let Some(below) = column(from).second() else {
        return true;
    };
    let own = [Source::Reserve, Source::Drawn];
    let mut own = own.into_iter().filter_map(|own| position.card_at(own));
    // A card that is alone on its column makes a space when it moves.
    let is_alone = |column: &&Column| column.len() == 1;
    let others = position.columns.iter().filter(is_alone);
    let mut others = others.filter_map(Column::top);
    position.foundation_for(below).is_some()
        || own.any(|card| card.descends_on(below))
        || others.any(|card| card.descends_on(below) && column(to).top() != Some(card))
}
