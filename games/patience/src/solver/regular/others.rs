//! Moves of cards from cells, reserves, stock and foundations.

use crate::rules::{Kind, Move, Position, Rules, WASTE};

use super::masks::{bit, index};
use super::up::Up;
use super::{Regular, Spaces};
use crate::solver::step::{FORCED, Step};
use crate::solver::talon;

impl Regular {
    /// Moves of the cards in cells and reserves to columns.
    pub(super) fn single_moves(&self, position: &Position, spaces: &Spaces, out: &mut Vec<Step>) {
        for (piles, kind) in [(&self.cells, Kind::Cell), (&self.reserves, Kind::Reserve)] {
            for from in piles.clone() {
                let Some(card) = position.top(from) else {
                    continue;
                };
                for to in self.columns.clone() {
                    let top = position.top(to);
                    if top.is_some_and(|top| self.children[index(top)] & bit(card) != 0) {
                        out.push(Step::plain(110, Move::cards(from, to, 1)));
                    }
                }
                if let Some(to) = spaces.column.filter(|_| self.opens(card, 1, kind)) {
                    out.push(Step::plain(5, Move::cards(from, to, 1)));
                }
            }
        }
    }

    /// Moves of cards of the stock. Returns the cards that can be reached.
    pub(super) fn talon_moves(
        &self,
        rules: &Rules,
        position: &Position,
        up: &Up,
        spaces: &Spaces,
        out: &mut Vec<Step>,
    ) -> u64 {
        let mut reached = 0;
        let mut forced = None;
        // Whoever turns the stock beyond a safe card loses nothing by playing it on the way.
        let mut passes_safe = false;
        let waits =
            self.column.reserve_first && self.reserves.clone().any(|pile| !position.is_empty(pile));
        talon::reach(rules, position, |reach| {
            let card = talon::card_at(position, reach.waste);
            reached |= bit(card);
            if passes_safe {
                return;
            }
            let mut push = |score: i16, to: usize| out.push(reach.step(score, to));
            if let Some(to) = up.pile_for(card) {
                push(180, to.into());
                if self.single_draws && self.is_safe(up, card) {
                    if rules.passes == 0 || reach.draws == 0 {
                        forced = Some((reach.draws, to));
                    }
                    passes_safe = true;
                }
            }
            for to in self.columns.clone() {
                let top = position.top(to);
                if top.is_some_and(|top| self.children[index(top)] & bit(card) != 0) {
                    push(70, to);
                }
            }
            if let Some(to) = spaces
                .column
                .filter(|_| !waits && self.opens(card, 1, Kind::Waste))
            {
                push(20, to);
            }
            if let Some(to) = spaces.cell {
                push(-90, to);
            }
        });
        if let Some((draws, to)) = forced {
            let mv = Move::cards(WASTE, to.into(), 1);
            out.push(Step::drawn(FORCED, draws, mv));
        }
        reached
    }

    /// Cards that foundations give back, if they can carry another card at once.
    pub(super) fn returns(&self, position: &Position, movable: u64, out: &mut Vec<Step>) {
        let back = self
            .foundations
            .clone()
            .filter_map(|pile| position.top(pile));
        let carried = back.fold(movable, |cards, card| cards | bit(card));
        for from in self.foundations.clone() {
            let Some(card) = position.top(from).filter(|card| card.rank() > 1) else {
                continue;
            };
            if self.children[index(card)] & carried == 0 {
                continue;
            }
            for to in self.columns.clone() {
                let top = position.top(to);
                if top.is_some_and(|top| self.children[index(top)] & bit(card) != 0) {
                    out.push(Step::plain(-50, Move::cards(from, to, 1)));
                }
            }
        }
    }
}
