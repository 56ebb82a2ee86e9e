//! A search that goes on from the most promising position. It finds wins of games that are too large for
//! the depth-first search, Spider for one, and proves nothing.
//!
//! The search goes in stages, and each ends with cards from the stock: otherwise positions with fewer cards
//! on the table would always look better. The best of each stage begin the next one.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::rules::{Move, Position, Rules, is_won, play};

use super::candidates::Candidates;
use super::hash::Hasher;
use super::merit::merit;
use super::step::Step;
use super::table::Table;
use cards::mix;

/// How many positions a search keeps in view. A broader one finds more, and takes more time and memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Breadth {
    /// The number of positions from which a stage goes on, at most.
    stage: u32,
    /// The number of positions with which a stage begins, at most.
    begin: usize,
    /// The number of positions to go on from, at most. If there are more, the worse half is forgotten.
    open: usize,
}

/// Takes some 20 MB at most.
pub(super) const NARROW: Breadth = Breadth {
    stage: 6_000,
    begin: 300,
    open: 100_000,
};

/// Takes some 1 GB at most, as measured. That is for the native program: the budgets of the page end before.
pub(super) const BROAD: Breadth = Breadth {
    stage: 60_000,
    begin: 3_000,
    open: 600_000,
};

/// Goes on from this number of positions after each card of the stock: much the same moves lead to many of them.
pub(super) const fn beam(begin: u32) -> Breadth {
    Breadth {
        stage: begin * 8,
        begin: begin as usize,
        open: begin as usize * 8,
    }
}

/// A search in progress.
#[derive(Clone, Debug)]
pub(super) struct BestFirst {
    breadth: Breadth,
    /// How each position was reached: the number of the one before, and the step. The first has no step.
    reached: Vec<(u32, Option<Step>)>,
    /// The positions to go on from, the best first.
    open: BinaryHeap<Open>,
    /// The positions with which the next stage begins.
    next: Vec<Open>,
    table: Table,
    /// The number of positions from which this stage may still go on.
    left: u32,
}

/// What a look at a position has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// The search goes on. This many positions were new.
    On(u64),
    /// A win, with its moves.
    Won(Vec<Move>),
    /// There is nothing left to try.
    End,
}

/// A position to go on from.
#[derive(Clone, Debug)]
struct Open {
    merit: i32,
    number: u32,
    position: Box<Position>,
}

impl BestFirst {
    /// A search from a position.
    pub(super) fn new(rules: &Rules, start: &Position, breadth: Breadth) -> Self {
        let first = Open {
            merit: merit(rules, start),
            number: 0,
            position: Box::new(*start),
        };
        Self {
            breadth,
            reached: vec![(0, None)],
            open: BinaryHeap::from([first]),
            next: Vec::new(),
            table: Table::new(),
            left: breadth.stage,
        }
    }

    /// Goes on from the most promising position.
    pub(super) fn look(&mut self, rules: &Rules, candidates: &Candidates, hasher: &Hasher) -> Look {
        let is_last = self.next.is_empty();
        let stage_has_more = (self.left > 0 || is_last) && !self.open.is_empty();
        if !stage_has_more && !self.begin_stage() {
            return Look::End;
        }
        let Some(from) = self.open.pop() else {
            return Look::End;
        };
        self.left = self.left.saturating_sub(1);
        let mut steps = Vec::new();
        candidates.find_in_stage(rules, &from.position, &mut steps);
        let mut new = 0;
        for step in steps {
            let mut position = from.position.clone();
            for mv in step.moves() {
                play(rules, &mut position, mv, &mut |_| ());
            }
            let key = hasher.hash(rules, &position);
            // Where a draw is a move, it leads to another position.
            let (drawn, progress) = if candidates.draws_in_stages(rules) {
                (key.progress, 0)
            } else {
                (key.waste, key.progress)
            };
            if !self.table.insert(key.hash ^ mix(drawn << 8), progress) {
                continue;
            }
            new += 1;
            let number = u32::try_from(self.reached.len()).unwrap_or(u32::MAX);
            self.reached.push((from.number, Some(step)));
            if is_won(rules, &position) {
                return Look::Won(self.line(number));
            }
            let open = Open {
                merit: merit(rules, &position),
                number,
                position,
            };
            if matches!(step.mv, Move::Draw | Move::Gather) {
                self.next.push(open);
            } else {
                self.open.push(open);
            }
        }
        if self.open.len() > self.breadth.open {
            let mut best = core::mem::take(&mut self.open).into_sorted_vec();
            self.open = best.split_off(best.len() / 2).into();
        }
        Look::On(new)
    }

    /// Begins the next stage. Returns whether there is one.
    fn begin_stage(&mut self) -> bool {
        self.next.sort_by(|a, b| b.cmp(a));
        self.next.truncate(self.breadth.begin);
        self.open = core::mem::take(&mut self.next).into();
        self.left = self.breadth.stage;
        !self.open.is_empty()
    }

    /// The moves to a position.
    fn line(&self, number: u32) -> Vec<Move> {
        let mut steps = Vec::new();
        let mut at = number;
        while let Some((before, Some(step))) = self.reached.get(at as usize) {
            steps.push(*step);
            at = *before;
        }
        steps.into_iter().rev().flat_map(Step::moves).collect()
    }
}

impl Open {
    /// The better position is greater; of two equal ones, the earlier.
    fn key(&self) -> (i32, Reverse<u32>) {
        (self.merit, Reverse(self.number))
    }
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Open {}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}
