//! Move order: the decisions that are most likely best come first, so that the search can skip more.

use cards::Seat;
use cards::french::PlayingCard;

use crate::rules::{Decision, Position, beating};

/// How often each card of each player was best before, weighted by depth.
pub(super) struct History([[u32; PlayingCard::COUNT as usize]; 2]);

impl History {
    pub(super) const fn new() -> Self {
        Self([[0; PlayingCard::COUNT as usize]; 2])
    }

    /// Remembers a decision that made others needless.
    pub(super) fn reward(&mut self, seat: Seat, decision: Decision, depth: u8) {
        if let Decision::Card(card) = decision {
            let score = &mut self.0[seat.index()][card.index()];
            *score = (*score + u32::from(depth) * u32::from(depth)).min(1 << 20);
        }
    }

    /// The legal decisions, the most promising ones first.
    pub(super) fn order(&self, position: &Position, first: Option<Decision>) -> Vec<Decision> {
        let mut decisions: Vec<Decision> = position.legal().into_iter().collect();
        if decisions.len() > 1 {
            decisions.sort_by_cached_key(|decision| {
                (Some(*decision) != first, self.rank(position, *decision))
            });
        }
        decisions
    }

    /// The place of a decision in the order: small numbers come first.
    fn rank(&self, position: &Position, decision: Decision) -> i64 {
        let table = position.table();
        let (Decision::Card(card), Some(seat)) = (decision, table.to_move()) else {
            return i64::MAX;
        };
        let other = table.seats().left_of(seat);
        let beats = !table.is_second && !table.pile.is_empty();
        let is_trump = card.suit() == table.trump(seat);
        let is_beaten =
            !beats && !beating(position.hands()[other], card, table.trump(other)).is_empty();
        let base = i64::from(is_beaten) * 40 + i64::from(is_trump) * 20 + card.rank() as i64;
        base * 16 - i64::from(self.0[seat.index()][card.index()])
    }
}
