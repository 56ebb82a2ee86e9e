//! Duties: moves that come before all others (rules 6 and 9).

use crate::rules::{Move, Moves, PackCard, Position, Source, Target};

/// A duty: while a player has it, nothing else may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// This card goes to a foundation.
    Foundation(PackCard),
    /// The card on this one must be moved, because this one goes to a foundation and there is a space.
    Release(PackCard),
}

/// The duty of the player to move with the moves that fulfil it; `None` if there is none. Of several cards
/// the first is named.
pub(super) fn duty(position: &Position) -> Option<(Duty, Moves)> {
    foundation(position).or_else(|| release(position))
}

/// Cards that go to a foundation go there first.
fn foundation(position: &Position) -> Option<(Duty, Moves)> {
    let mut moves = Moves::default();
    let mut named = None;
    for from in Source::all() {
        let card = position.card_at(from);
        if let Some(card) = card.filter(|card| position.foundation_for(*card).is_some()) {
            moves.insert(Move::Carry(from, Target::Foundation));
            named = named.or(Some(card));
        }
    }
    named.map(|card| (Duty::Foundation(card), moves))
}

/// With a space, the card on one that goes to a foundation is moved.
fn release(position: &Position) -> Option<(Duty, Moves)> {
    position.spaces().next()?;
    let mut moves = Moves::default();
    let mut named = None;
    for (column, pile) in (0..).zip(&position.columns) {
        let (Some(top), Some(under)) = (pile.top(), pile.second()) else {
            continue;
        };
        if position.foundation_for(under).is_none() {
            continue;
        }
        named = named.or(Some(under));
        for to in (0..8).filter(|to| *to != column) {
            let is_space = position.columns[usize::from(to)].is_empty();
            if is_space || position.fits_column(top, to) {
                moves.insert(Move::Carry(Source::Column(column), Target::Column(to)));
            }
        }
    }
    named.map(|card| (Duty::Release(card), moves))
}
