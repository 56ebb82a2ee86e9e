//! Positions that are lost even if every card that can move once stays free from then on.

use crate::rules::{Base, Kind, PileCard, Position, Refill, Rules, STOCK, Take, WASTE};

use super::Regular;
use super::masks::{bit, index};
use crate::solver::talon;

/// The most that can ever happen, if nothing gained is lost again. Each set of cards is a word of bits.
struct Gained {
    /// The cards that may be at home.
    home: u64,
    /// The cards that may be put onto another card, or into a space.
    placed: u64,
    /// The cards that may lie on top of a column.
    tops: u64,
    /// The cards that may be taken.
    free: u64,
    /// The first cards of the foundations.
    bases: u64,
}

/// The aces, as a set of cards.
const ACES: u64 = 0x0002_0002_0002_0002;

/// All cards, as a set.
const CARDS: u64 = 0x3ffe_3ffe_3ffe_3ffe;

impl Gained {
    fn leaves(&self, card: PileCard) -> bool {
        (self.home | self.placed) & bit(card) != 0
    }

    /// Sends home all that may be taken and fits.
    fn send_home(&mut self) {
        loop {
            let next = self.home << 1 & CARDS | self.home >> 12 & ACES;
            let home = self.home | self.free & (next | self.bases);
            if home == self.home {
                return;
            }
            self.home = home;
        }
    }
}

impl Regular {
    /// Whether this test applies to a game: its spaces are filled from the reserve, then from the waste.
    pub(in crate::solver) fn has_dead_ends(&self, rules: &Rules) -> bool {
        let is_refilled = self.column.refill == Refill::Reserve;
        rules.packs == 1
            && is_refilled
            && !self.gives_back
            && self.cells.is_empty()
            && self.reserves.len() == 1
            && rules.passes == 0
            && matches!(self.column.take, Take::Whole(_))
            && self.column.base == Base::Any
            && !self.column.space_from.has(Kind::Column)
            && talon::drawn(rules).is_some()
    }

    /// Whether the game is lost for a reason that is easy to see.
    pub(in crate::solver) fn is_dead(&self, rules: &Rules, position: &Position) -> bool {
        let base = match rules.group(self.foundations.start).base {
            Base::Rank(rank) => rank,
            _ => position.base,
        };
        let mut gained = Gained {
            home: 0,
            placed: 0,
            tops: 0,
            free: 0,
            bases: (ACES >> 1) << base,
        };
        for pile in self.foundations.clone() {
            for card in position.pile(pile) {
                gained.home |= bit(*card);
            }
        }
        let cards = u32::from(rules.cards());
        loop {
            let before = (gained.home, gained.placed, gained.tops);
            let mut spaces = 0;
            for pile in self.columns.clone() {
                spaces += u32::from(self.clears(position.pile(pile), &mut gained));
            }
            let mut is_used_up = true;
            let reserve = position.pile(self.reserves.start);
            for card in reserve.iter().rev() {
                self.gain(*card, &mut gained);
                if !gained.leaves(*card) {
                    if spaces == 0 {
                        is_used_up = false;
                        break;
                    }
                    // It stays where it is put.
                    spaces -= 1;
                    gained.tops |= bit(*card);
                } else if spaces > 0 {
                    gained.tops |= bit(*card);
                }
            }
            let may_open = is_used_up && spaces > 0;
            self.gain_talon(rules, position, may_open, &mut gained);
            gained.send_home();
            if gained.home.count_ones() == cards {
                return false;
            }
            if before == (gained.home, gained.placed, gained.tops) {
                return true;
            }
        }
    }

    /// Notes where a card can go that may be taken.
    #[inline]
    fn gain(&self, card: PileCard, gained: &mut Gained) {
        let own = bit(card);
        gained.free |= own;
        let is_next = gained.bases & own != 0 || {
            let before = if card.rank() == 1 {
                own << 12
            } else {
                own >> 1
            };
            before & gained.home != 0
        };
        if is_next {
            gained.home |= own;
        }
        if self.parents[index(card)] & gained.tops != 0 {
            gained.placed |= own;
            gained.tops |= own;
        }
    }

    /// Looks at a column. Returns whether it may become a space.
    fn clears(&self, cards: &[PileCard], gained: &mut Gained) -> bool {
        for card in cards.iter().rev() {
            gained.tops |= bit(*card);
            self.gain(*card, gained);
            if !gained.leaves(*card) {
                let bottom = cards[0];
                return self.parents[index(bottom)] & gained.tops != 0;
            }
        }
        true
    }

    /// Looks at the cards of stock and waste.
    fn gain_talon(&self, rules: &Rules, position: &Position, may_open: bool, gained: &mut Gained) {
        let (waste, stock) = (position.pile(WASTE), position.pile(STOCK));
        let (drawn, size) = (usize::from(talon::drawn(rules).unwrap_or(1)), waste.len());
        let all = size + stock.len();
        let card_at = |at: usize| {
            if at < size {
                waste[at]
            } else {
                stock[at - size]
            }
        };
        let last_kept = (0..all).rfind(|at| !gained.leaves(card_at(*at)));
        // The number of cards before this one that may have left.
        let mut left = 0;
        for at in 0..all {
            let card = card_at(at);
            let is_free = (at + 1) % drawn <= left
                || at + 1 == size
                || at >= size && (at - size + 1).is_multiple_of(drawn)
                || last_kept.is_none_or(|last| at >= last)
                || at + 1 < all && gained.leaves(card_at(at + 1));
            if is_free {
                self.gain(card, gained);
                if may_open {
                    gained.placed |= bit(card);
                    gained.tops |= bit(card);
                }
            }
            if gained.leaves(card) {
                left += 1;
            }
        }
    }
}
