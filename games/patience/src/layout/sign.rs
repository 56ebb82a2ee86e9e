//! The sign on the place of an empty pile.

use crate::rules::{Base, Kind, Move, PileCard, Position, Rules, check};

/// What the place of an empty pile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The waste can be turned over, to be the stock again.
    TurnOver,
    /// Only cards of this rank begin the pile.
    Rank(u8),
    /// This card alone has its place there.
    Card(PileCard),
}

/// The sign on the place of a pile, for the time when it is empty; `None` if any card or no card may lie there.
#[must_use]
pub fn sign(rules: &Rules, position: &Position, pile: usize) -> Option<Sign> {
    let group = rules.group(pile);
    if group.kind == Kind::Stock {
        return check(rules, position, Move::Draw)
            .is_ok()
            .then_some(Sign::TurnOver);
    }
    match group.base {
        Base::Rank(rank) | Base::OnePerSuit(rank) => Some(Sign::Rank(rank)),
        Base::OfDeal if position.base > 0 => Some(Sign::Rank(position.base)),
        Base::Reserved(cards) => {
            let first = rules.range(rules.shape.group_of[pile].into()).start;
            cards.get(pile - first).copied().map(Sign::Card)
        }
        _ => None,
    }
}
