//! The foundations: which card they wait for, and which is safe there.

use crate::rules::{Base, Order, PileCard, Position, Rules, Suits};

use super::Regular;
use super::masks::small;

/// The state of the foundations.
pub(super) struct Up {
    /// For each suit and pack, the pile and the rank that it waits for; 0 if it is not begun.
    waiting: [[(u8, u8); 2]; 4],
    free: Option<u8>,
    pub(super) base: u8,
    /// For each suit, the number of cards on its lowest foundation.
    pub(super) lowest: [u8; 4],
}

impl Up {
    /// The foundation for a card.
    #[inline]
    pub(super) fn pile_for(&self, card: PileCard) -> Option<u8> {
        if card.is_face_down() {
            return None;
        }
        let waiting = self.waiting[card.suit()].iter();
        let found = waiting.into_iter().find(|(_, rank)| *rank == card.rank());
        let free = || self.free.filter(|_| card.rank() == self.base);
        found.map(|(pile, _)| *pile).or_else(free)
    }
}

impl Regular {
    /// The state of the foundations.
    pub(super) fn up(&self, rules: &Rules, position: &Position) -> Up {
        let base = match rules.group(self.foundations.start).base {
            Base::Rank(rank) => rank,
            _ => position.base,
        };
        let mut up = Up {
            waiting: [[(0, 0); 2]; 4],
            free: None,
            base,
            lowest: [0; 4],
        };
        let mut counts = [[13_u8; 2]; 4];
        let mut begun = [0; 4];
        for pile in self.foundations.clone() {
            let Some(top) = position.top(pile) else {
                up.free = up.free.or(Some(small(pile)));
                continue;
            };
            let (suit, length) = (top.suit(), small(position.len(pile)));
            let at = begun[suit];
            begun[suit] = (at + 1).min(1);
            let next = if length == 13 { 0 } else { top.rank() % 13 + 1 };
            up.waiting[suit][at] = (small(pile), next);
            counts[suit][at] = length;
            if at + 1 == self.packs {
                up.lowest[suit] = counts[suit][0].min(counts[suit][1]);
            }
        }
        up
    }

    /// Whether a card that fits its foundation is safe there; the same rule as that of automatic moves.
    pub(super) fn is_safe(&self, up: &Up, card: PileCard) -> bool {
        let build = self.column.build;
        let level = (card.rank() + 13 - up.base) % 13 + 1;
        if up.lowest[card.suit()] + 1 < level {
            // Its double, if that came first, might have to go there before it.
            return false;
        }
        if build.order == Order::None {
            return true;
        }
        if build.order != Order::Down || build.wraps && (level == 1 || up.lowest.contains(&0)) {
            return false;
        }
        up.lowest
            .iter()
            .enumerate()
            .all(|(suit, lowest)| match build.suits {
                Suits::Same => suit != card.suit() || lowest + 2 >= level,
                Suits::Alternate if (suit >= 2) == card.is_red() => lowest + 3 >= level,
                Suits::Any | Suits::Alternate => lowest + 2 >= level,
            })
    }
}
