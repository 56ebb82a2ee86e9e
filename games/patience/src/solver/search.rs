//! The search.

use cards::mix;

use crate::rules::{Gather, Kind, Move, Position, Rules, STOCK, Stock, is_won, play};

use super::attempts::{Attempt, attempts};
use super::best_first::{BestFirst, Look};
use super::candidates::Candidates;
use super::golf::{Golf, Stage};
use super::hash::Hasher;
use super::step::{Step, reorder};
use super::table::Table;

/// A search that runs in slices.
#[derive(Clone, Debug)]
pub struct Solver<'a> {
    rules: &'a Rules,
    candidates: Candidates,
    hasher: Hasher,
    table: Table,
    frames: Vec<Frame>,
    steps: Vec<Step>,
    best_first: Option<BestFirst>,
    /// The only search of games of its kind.
    golf: Option<Golf>,
    /// The win that it has found.
    found: Vec<Move>,
    nodes: u64,
    verdict: Option<Verdict>,
    /// Without reductions.
    all: bool,
    start: Position,
    attempts: &'static [Attempt],
    /// The number of the attempt, from 0.
    attempt: usize,
    /// The number of positions at which the attempt is given up.
    attempt_end: u64,
}

/// Whether a game can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can be won.
    Won,
    /// It cannot be won.
    Lost,
    /// The budget did not suffice.
    Unknown,
}

/// The answer of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The verdict.
    pub verdict: Verdict,
    /// A line of play that wins; empty if there is none, or none is known.
    pub line: Vec<Move>,
    /// The number of positions visited.
    pub nodes: u64,
}

/// A position on the way, and the moves that are left to try.
#[derive(Clone, Copy, Debug)]
struct Frame {
    position: Position,
    /// The place behind this position's last move to try.
    first_step: usize,
    /// The move that has led here.
    step: Option<Step>,
}

/// Solves a position, visiting at most about this number of positions.
#[must_use]
pub fn solve(rules: &Rules, position: &Position, budget: u64) -> Solution {
    let mut solver = Solver::new(rules, position);
    let verdict = solver.run(budget);
    Solution {
        verdict: verdict.unwrap_or(Verdict::Unknown),
        line: solver.line(),
        nodes: solver.nodes(),
    }
}

impl<'a> Solver<'a> {
    /// A search from a position.
    #[must_use]
    pub fn new(rules: &'a Rules, position: &Position) -> Self {
        Self::with(rules, position, false)
    }

    /// A search that tries every legal move and takes no positions for the same: slow, and as simple as a search
    /// can be. Tests compare the two.
    #[must_use]
    pub fn without_reductions(rules: &'a Rules, position: &Position) -> Self {
        Self::with(rules, position, true)
    }

    fn with(rules: &'a Rules, position: &Position, all: bool) -> Self {
        let candidates = Candidates::new(rules, all);
        let mut solver = Self {
            rules,
            hasher: Hasher::new(rules, candidates.keeps_runs(), all),
            candidates,
            all,
            table: Table::new(),
            frames: Vec::new(),
            steps: Vec::new(),
            best_first: None,
            golf: Golf::new(rules, position).filter(|_| !all),
            found: Vec::new(),
            nodes: 0,
            verdict: None,
            start: *position,
            attempts: attempts(rules),
            attempt: 0,
            attempt_end: if all {
                u64::MAX
            } else {
                attempts(rules)[0].positions
            },
        };
        solver.enter(*position, None);
        solver
    }

    /// Visits at most `nodes` more positions. Returns the verdict once it is found.
    pub fn run(&mut self, nodes: u64) -> Option<Verdict> {
        let end = self.nodes.saturating_add(nodes);
        while self.verdict.is_none() && self.nodes < end {
            if self.golf.is_some() {
                self.stage();
                continue;
            }
            if self.nodes >= self.attempt_end {
                self.next_attempt();
            }
            if self.best_first.is_some() {
                self.look();
                continue;
            }
            let Some(frame) = self.frames.last() else {
                if !self.all && columns_differ(self.rules, &self.start) {
                    self.try_everything();
                    continue;
                }
                self.verdict = Some(Verdict::Lost);
                break;
            };
            if self.steps.len() == frame.first_step {
                self.frames.pop();
                continue;
            }
            let mut position = frame.position;
            if let Some(step) = self.steps.pop() {
                for mv in step.moves() {
                    play(self.rules, &mut position, mv, &mut |_| ());
                }
                self.enter(position, Some(step));
            }
        }
        self.verdict
    }

    /// The number of positions visited so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The moves to the end, if the verdict is [`Verdict::Won`]; otherwise none.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        if self.verdict != Some(Verdict::Won) {
            return Vec::new();
        }
        if !self.found.is_empty() {
            return self.found.clone();
        }
        let steps = self.frames.iter().filter_map(|frame| frame.step);
        steps.flat_map(Step::moves).collect()
    }

    /// Starts again with another order of moves.
    fn next_attempt(&mut self) {
        self.attempt = (self.attempt + 1).min(self.attempts.len() - 1);
        let attempt = &self.attempts[self.attempt];
        self.attempt_end = self.nodes.saturating_add(attempt.positions);
        self.table = Table::new();
        self.frames.clear();
        self.steps.clear();
        self.best_first = attempt
            .best_first
            .map(|breadth| BestFirst::new(self.rules, &self.start, breadth));
        if self.best_first.is_none() {
            self.enter(self.start, None);
        }
    }

    /// Starts again without reductions: a win was not found with them.
    fn try_everything(&mut self) {
        self.all = true;
        self.candidates = Candidates::new(self.rules, true);
        self.hasher = Hasher::new(self.rules, false, true);
        self.attempt = self.attempts.len() - 1;
        self.attempt_end = u64::MAX;
        self.table = Table::new();
        self.enter(self.start, None);
    }

    /// Searches all that can be reached before the next card is drawn.
    fn stage(&mut self) {
        match self.golf.as_mut().map(Golf::stage) {
            Some(Stage::On(nodes)) => self.nodes += nodes,
            Some(Stage::Won(line)) => {
                self.verdict = Some(Verdict::Won);
                self.found = line;
            }
            Some(Stage::Lost) | None => self.verdict = Some(Verdict::Lost),
        }
    }

    /// Goes on from the most promising position.
    fn look(&mut self) {
        let Some(search) = &mut self.best_first else {
            return;
        };
        match search.look(self.rules, &self.candidates, &self.hasher) {
            Look::On(new) => self.nodes += new,
            Look::Won(line) => {
                self.verdict = Some(Verdict::Won);
                self.found = line;
            }
            Look::End => self.attempt_end = self.nodes,
        }
    }

    /// Looks at a position for the first time.
    fn enter(&mut self, position: Position, step: Option<Step>) {
        let onto = self.onto(step);
        let key = self.hasher.hash(self.rules, &position);
        let card = position.top(onto.into()).filter(|_| onto > 0);
        let hash = key.hash ^ mix(card.map_or(0, |card| card.byte().into()));
        if !self.table.insert(hash ^ mix(key.waste << 8), key.progress) {
            return;
        }
        // With any number of passes, all that can be reached with an empty waste can be reached with any.
        if key.waste > 0 && self.rules.passes == 0 && !self.all {
            self.table.insert(hash ^ mix(0), 0);
        }
        self.nodes += 1;
        if self.candidates.is_dead(self.rules, &position) {
            return;
        }
        self.frames.push(Frame {
            position,
            first_step: self.steps.len(),
            step,
        });
        if is_won(self.rules, &position) {
            self.verdict = Some(Verdict::Won);
            return;
        }
        let first = self.steps.len();
        let steps = &mut self.steps;
        self.candidates.find(self.rules, &position, onto, steps);
        if self.attempt > 0 && self.attempt < self.attempts.len() - 1 {
            reorder(&mut self.steps[first..], hash ^ self.attempt as u64);
        }
    }

    /// The pile that the next card must go to: a foundation has given a card back only to carry it. Otherwise
    /// 0, the waste.
    fn onto(&self, step: Option<Step>) -> u8 {
        match step.map(|step| step.mv) {
            Some(Move::Cards { from, to, .. })
                if !self.all
                    && self.rules.group(from.into()).kind == Kind::Foundation
                    && self.rules.group(to.into()).kind == Kind::Column =>
            {
                to
            }
            _ => 0,
        }
    }
}

/// Whether columns with other places are not the same, because they get or give cards one after the other. The
/// reductions take no notice of that.
fn columns_differ(rules: &Rules, position: &Position) -> bool {
    let gets_rows = matches!(rules.stock, Stock::Rows { .. }) && !position.is_empty(STOCK);
    let is_packed = matches!(rules.gather, Gather::Packets(_));
    gets_rows || is_packed && position.gathered < rules.gather.times()
}
