//! Alpha-beta search with iterative deepening.

use cards::Seat;

use crate::bots::evaluation::evaluate;
use crate::bots::solver::keys::Node;
use crate::bots::solver::order::History;
use crate::bots::solver::transposition::{Bound, Entry, Transpositions};
use crate::bots::solver::{Analysis, Outcome};
use crate::rules::{Decision, Position};

/// The value of a round that is won now. One that is won later is worth one less for each decision.
const WON: i16 = 30_000;

/// Values from here on are proved wins, unless they are upper bounds.
const PROVED: i16 = 20_000;

/// Values up to here are proved losses.
const PROVED_LOSS: i16 = -PROVED;

/// The longest line, in decisions.
const LONGEST: usize = 400;

/// No repetition: a place after every place on the line.
const NONE: usize = usize::MAX;

/// A search in progress.
pub(super) struct AlphaBeta {
    transpositions: Transpositions,
    history: History,
    /// The keys of the positions from the root on.
    line: Vec<u64>,
    nodes: u64,
    budget: u64,
}

/// The value of a position for its player to move, and what it depends on.
#[derive(Clone, Copy)]
struct Found {
    value: i16,
    /// Whether it depends on evaluated positions.
    is_estimate: bool,
    /// The first place on the line that a repetition leads back to.
    repeats: usize,
}

/// The search ran out of its budget.
struct OutOfBudget;

impl AlphaBeta {
    pub(super) fn new(budget: u64) -> Self {
        Self {
            transpositions: Transpositions::new(budget),
            history: History::new(),
            line: Vec::new(),
            nodes: 0,
            budget,
        }
    }

    /// Deepens until the result is exact or the budget is spent, and follows the best line.
    pub(super) fn analyze(mut self, position: &Position) -> Analysis {
        let (mut outcome, mut line) = (None, Vec::new());
        let mut node = Node::new(position.without_past());
        let mut seen = vec![node.key];
        while node.position.table().ending.is_none() && line.len() < LONGEST {
            let (result, best) = self.deepen(&node);
            if line.is_empty() {
                outcome = result;
            }
            // Without a proof, only the first decision is worth its time.
            let is_done = !line.is_empty() && result.is_none();
            let Some(best) = best.filter(|_| !is_done) else {
                break;
            };
            line.push(best);
            node = node.after(best);
            if outcome.is_none() || seen.contains(&node.key) {
                break;
            }
            seen.push(node.key);
        }
        let nodes = self.nodes;
        Analysis {
            outcome,
            line,
            nodes,
        }
    }

    /// Searches deeper and deeper. Returns the exact result, if it is found, and the best decision.
    fn deepen(&mut self, root: &Node) -> (Option<Outcome>, Option<Decision>) {
        let mut best = self.history.order(&root.position, None).first().copied();
        for depth in 1..u8::MAX {
            self.line.clear();
            let Ok(found) = self.search(root, depth, -WON, WON) else {
                break;
            };
            let entry = self.transpositions.get(root.key);
            best = entry.and_then(|entry| entry.best).or(best);
            let outcome = match found.value {
                PROVED.. => Some(Outcome::Win),
                ..=PROVED_LOSS => Some(Outcome::Loss),
                _ if !found.is_estimate => Some(Outcome::Draw),
                _ => None,
            };
            if outcome.is_some() {
                return (outcome, best);
            }
        }
        (None, best)
    }

    /// The value for the player to move. The round is not over.
    fn search(
        &mut self,
        node: &Node,
        depth: u8,
        mut alpha: i16,
        beta: i16,
    ) -> Result<Found, OutOfBudget> {
        self.nodes += 1;
        if self.nodes > self.budget {
            return Err(OutOfBudget);
        }
        if let Some(repeats) = self.line.iter().position(|key| *key == node.key) {
            return Ok(Found {
                value: 0,
                is_estimate: false,
                repeats,
            });
        }
        let ply = self.line.len();
        let Some(seat) = node
            .position
            .table()
            .to_move()
            .filter(|_| depth > 0 && ply < LONGEST)
        else {
            let turn = node.position.table().to_move().unwrap_or(Seat::FIRST);
            return Ok(Found::estimate(evaluate(&node.position, turn)));
        };
        let known = self.transpositions.get(node.key).copied();
        if let Some(found) = known.and_then(|entry| entry.cut(depth, ply, alpha, beta)) {
            return Ok(found);
        }
        let decisions = self
            .history
            .order(&node.position, known.and_then(|entry| entry.best));
        // A forced decision costs no depth.
        let next_depth = depth - u8::from(decisions.len() > 1);
        let first_alpha = alpha;
        let mut best = Found {
            value: -WON,
            is_estimate: false,
            repeats: NONE,
        };
        let mut best_decision = None;
        self.line.push(node.key);
        for decision in decisions {
            let child = node.after(decision);
            let found = self.child(
                &child,
                seat,
                next_depth,
                (alpha, beta),
                best_decision.is_some(),
            )?;
            best.is_estimate |= found.is_estimate;
            best.repeats = best.repeats.min(found.repeats);
            if best_decision.is_none() || found.value > best.value {
                best.value = found.value;
                best_decision = Some(decision);
            }
            alpha = alpha.max(best.value);
            if alpha >= beta {
                self.history.reward(seat, decision, depth);
                break;
            }
        }
        self.line.pop();
        if best.repeats >= ply {
            best.repeats = NONE;
        }
        let is_proved = best.value.abs() >= PROVED;
        best.is_estimate &= !is_proved;
        if is_proved || best.repeats == NONE {
            let bound = match best.value {
                value if value >= beta => Bound::Lower,
                value if value <= first_alpha => Bound::Upper,
                _ => Bound::Exact,
            };
            self.transpositions.insert(Entry {
                key: node.key,
                value: from_node(best.value, ply),
                depth,
                bound,
                is_estimate: best.is_estimate,
                best: best_decision,
            });
        }
        Ok(best)
    }

    /// The value of the position after a decision, for the player who made it. After the first decision a
    /// search with an empty window shows that the others are no better.
    fn child(
        &mut self,
        child: &Node,
        seat: Seat,
        depth: u8,
        (alpha, beta): (i16, i16),
        is_later: bool,
    ) -> Result<Found, OutOfBudget> {
        if let Some(payoffs) = child.position.payoffs() {
            let distance = i16::try_from(self.line.len()).unwrap_or(0);
            let value = i16::try_from(payoffs[seat]).unwrap_or(0) * (WON - distance);
            return Ok(Found {
                value,
                is_estimate: false,
                repeats: NONE,
            });
        }
        let is_same = child.position.table().to_move() == Some(seat);
        let mut search = |alpha: i16, beta: i16| {
            if is_same {
                return self.search(child, depth, alpha, beta);
            }
            let found = self.search(child, depth, -beta, -alpha)?;
            Ok(Found {
                value: -found.value,
                ..found
            })
        };
        if is_later && beta > alpha + 1 {
            let found = search(alpha, alpha + 1)?;
            if found.value <= alpha || found.value >= beta {
                return Ok(found);
            }
        }
        search(alpha, beta)
    }
}

impl Found {
    const fn estimate(value: i16) -> Self {
        Self {
            value,
            is_estimate: true,
            repeats: NONE,
        }
    }
}

impl Entry {
    /// The stored value, if it is good enough to go without a search.
    fn cut(&self, depth: u8, ply: usize, alpha: i16, beta: i16) -> Option<Found> {
        let value = from_root(self.value, ply);
        let is_deep = self.depth >= depth || !self.is_estimate;
        let cuts = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        let is_estimate = self.is_estimate;
        (is_deep && cuts && ply > 0).then_some(Found {
            value,
            is_estimate,
            repeats: NONE,
        })
    }
}

/// A value that counts the distance of a proved end from the root, as one that counts it from the node.
fn from_node(value: i16, ply: usize) -> i16 {
    let ply = i16::try_from(ply).unwrap_or(0);
    match value {
        PROVED.. => value + ply,
        ..=PROVED_LOSS => value - ply,
        _ => value,
    }
}

/// The inverse of [`from_node`].
fn from_root(value: i16, ply: usize) -> i16 {
    let ply = i16::try_from(ply).unwrap_or(0);
    match value {
        PROVED.. => value - ply,
        ..=PROVED_LOSS => value + ply,
        _ => value,
    }
}
