//! Moves of cards that lie in columns.

use crate::rules::{Kind, Move, PileCard, Position, Take};

use super::masks::{bit, index, small};
use super::up::Up;
use super::{CLEARS, Regular, Spaces};
use crate::solver::step::{FORCED, Step};

impl Regular {
    /// Moves from column to column and to cells. Returns the bottom cards of everything that can be moved.
    pub(super) fn column_moves(
        &self,
        position: &Position,
        up: &Up,
        spaces: &Spaces,
        out: &mut Vec<Step>,
    ) -> u64 {
        let mut movable = 0;
        for from in self.columns.clone() {
            let cards = position.pile(from);
            let Some(mut start) = cards.len().checked_sub(1) else {
                continue;
            };
            while start > 0 && self.runs[index(cards[start - 1])] & bit(cards[start]) != 0 {
                if cards[start - 1].is_face_down() {
                    break;
                }
                start -= 1;
            }
            for at in (start..cards.len()).rev() {
                let count = small(cards.len() - at);
                if matches!(self.column.take, Take::Whole(_)) && count > 1 && at > 0 {
                    continue;
                }
                let (card, below) = (cards[at], at.checked_sub(1).map(|below| cards[below]));
                let splits = at > start;
                if at > 0 || card.rank() < 13 {
                    movable |= bit(card);
                }
                let freed = below.and_then(|below| up.pile_for(below));
                if self.keeps_runs && splits && freed.is_none() {
                    continue;
                }
                for to in self.columns.clone() {
                    let Some(target) = position.top(to) else {
                        continue;
                    };
                    if to == from || self.children[index(target)] & bit(card) == 0 {
                        continue;
                    }
                    let mv = Move::cards(from, to, count);
                    let score = self.column_score(cards, at, splits, freed.is_some(), target);
                    let mut step = Step::plain(score, mv);
                    if let (true, Some(to), Some(below)) = (self.keeps_runs && splits, freed, below)
                    {
                        step.then = to;
                        let reversible = self.gives_back && at > start + 1;
                        step.score = if reversible || self.is_safe(up, below) {
                            FORCED
                        } else {
                            90
                        };
                    }
                    out.push(step);
                }
                let to_space = spaces.column.filter(|_| at > 0);
                if let Some(to) = to_space.filter(|_| self.opens(card, count, Kind::Column)) {
                    let down = below.is_some_and(PileCard::is_face_down);
                    let score = if down {
                        95
                    } else if splits {
                        -30
                    } else {
                        10
                    };
                    out.push(Step::plain(score, Move::cards(from, to, count)));
                }
            }
            if let Some(to) = spaces.cell {
                out.push(Step::plain(
                    -60 - i16::from(cards.len() == 1) * 20,
                    Move::cards(from, to, 1),
                ));
            }
        }
        movable
    }

    fn column_score(
        &self,
        cards: &[PileCard],
        at: usize,
        splits: bool,
        frees: bool,
        target: PileCard,
    ) -> i16 {
        let Some(below) = at.checked_sub(1).map(|below| cards[below]) else {
            return if self.keeps_runs { CLEARS } else { 120 };
        };
        if below.is_face_down() {
            let downs = cards.iter().filter(|card| card.is_face_down()).count();
            return 100 + i16::from(small(downs));
        }
        let in_suit = target.suit() == cards[at].suit();
        let bonus = if frees { 50 } else { 0 };
        bonus
            + match (in_suit, splits) {
                (true, false) => 80,
                (true, true) => 40,
                (false, false) => 60,
                (false, true) => 0,
            }
    }
}
