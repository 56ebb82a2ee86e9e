//! The cards of stock and waste that can be reached by drawing.

use crate::rules::{Move, PileCard, Position, Rules, STOCK, Stock, WASTE};

use super::step::Step;
use super::table::MAX_PROGRESS;

/// A card that can be on top of the waste.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reach {
    /// The number of draws, turning the waste over included.
    pub(super) draws: u8,
    /// The number of cards in the waste then.
    pub(super) waste: u8,
    /// Whether the waste is turned over on the way.
    pub(super) turns: bool,
}

impl Reach {
    /// The move of the card to a pile. The later it comes, the lower the score.
    pub(super) fn step(self, score: i16, to: usize) -> Step {
        let late = if self.turns { 20 } else { 0 };
        let score = score - i16::from(self.draws) - late;
        Step::drawn(score, self.draws, Move::cards(WASTE, to, 1))
    }
}

/// The number of cards that a draw turns onto the one waste; `None` in games of another kind.
pub(super) const fn drawn(rules: &Rules) -> Option<u8> {
    match rules.stock {
        Stock::Draw(cards) => Some(cards),
        _ => None,
    }
}

/// Whether it is a game of one pack whose stock is gone through once, card by card.
pub(super) fn comes_once(rules: &Rules) -> bool {
    rules.packs == 1 && rules.stock == Stock::Draw(1) && rules.passes == 1
}

/// All sizes of the waste with a top card that can be reached, those with the fewest draws first. A size is
/// listed once: to reach it later in the game is never better.
pub(super) fn reach(rules: &Rules, position: &Position, mut visit: impl FnMut(Reach)) {
    let Some(cards) = drawn(rules) else {
        return;
    };
    let [waste, stock] = [WASTE, STOCK].map(|pile| u8::try_from(position.len(pile)).unwrap_or(0));
    let all = waste + stock;
    let (mut size, mut draws) = (waste, 0);
    if size > 0 {
        visit(Reach {
            draws,
            waste: size,
            turns: false,
        });
    }
    while size < all {
        size = all.min(size + cards);
        draws += 1;
        visit(Reach {
            draws,
            waste: size,
            turns: false,
        });
    }
    if rules.passes != 0 && position.passes + 1 >= rules.passes {
        return;
    }
    draws += 1;
    size = 0;
    while size < all {
        size = all.min(size + cards);
        draws += 1;
        let is_known = size >= waste && (size - waste).is_multiple_of(cards) || size == all;
        if !is_known {
            visit(Reach {
                draws,
                waste: size,
                turns: true,
            });
        }
    }
}

/// How far the stock was turned, where single cards are turned and passes are counted: with the same cards, a position
/// with less progress gives all that one with more gives. `None` for other games.
pub(super) fn progress(rules: &Rules, position: &Position) -> Option<u64> {
    let counts = rules.stock == Stock::Draw(1)
        && rules.passes > 0
        && u64::from(rules.passes) * (u64::from(rules.cards()) + 1) <= MAX_PROGRESS;
    let cards = position.len(WASTE) + position.len(STOCK);
    counts.then(|| u64::from(position.passes) * (cards as u64 + 1) + position.len(WASTE) as u64)
}

/// The top card of a waste of this size.
pub(super) fn card_at(position: &Position, waste: u8) -> PileCard {
    let (turned, next) = (position.pile(WASTE), position.pile(STOCK));
    let at = usize::from(waste).saturating_sub(1);
    let card = turned.get(at).or_else(|| next.get(at - turned.len()));
    card.copied().unwrap_or_default()
}

/// The size of the waste as far as it matters: with any number of passes, all sizes from which the same cards
/// can be reached are the same.
pub(super) fn canonical(rules: &Rules, position: &Position) -> u64 {
    let waste = position.len(WASTE);
    let Some(cards) = drawn(rules) else {
        return waste as u64;
    };
    if rules.passes == 0 && (waste.is_multiple_of(usize::from(cards)) || position.is_empty(STOCK)) {
        return 0;
    }
    waste as u64
}
