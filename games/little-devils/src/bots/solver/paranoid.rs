//! Paranoid value: one player against all others together.
//!
//! Zero-window searches close in on the value from both sides, as in MTD(f) (Plaat and others
//! 1996). Bounds of states between tricks are stored by shape, so each search profits from those
//! before.

use crate::rules::HAND_SIZE;
use cards::Card;

use super::equal::Shape;
use super::order::{self, History};
use super::state::{Root, State};
use super::table::BoundsTable;
use super::{Played, Unfinished, bounds};

/// A search from one root for one player, `me`. All values are devils that `me` takes from the
/// state on.
pub(super) struct Search<'a> {
    root: &'a Root,
    me: u8,
    table: &'a mut BoundsTable,
    history: History,
    nodes: u64,
    limit: u64,
}

/// A candidate move, and bounds on it before it is searched.
#[derive(Clone, Copy)]
struct Move {
    card: Card,
    after: State,
    /// The devils that `me` takes at once with this move.
    immediate: u8,
    /// The most devils that `me` can take after that.
    most: u8,
    /// Moves with a higher rank are tried earlier. See [`Search::rank`].
    rank: u64,
}

/// The best move so far of the player to move.
#[derive(Clone, Copy)]
struct Best {
    /// Whether the player to move is `me`, who minimizes.
    mine: bool,
    /// The value that the window tests, in devils: is the state worth less, or at least this?
    beta: u8,
    /// The bound of the best move, in devils.
    bound: u8,
    card: Card,
}

impl<'a> Search<'a> {
    /// A search that may visit `limit` nodes.
    pub(super) const fn new(
        root: &'a Root,
        me: u8,
        table: &'a mut BoundsTable,
        limit: u64,
    ) -> Self {
        Self {
            root,
            me,
            table,
            history: History::new(),
            nodes: 0,
            limit,
        }
    }

    /// The nodes visited so far.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a state.
    pub(super) fn value(&mut self, state: State) -> Result<u8, Unfinished> {
        let most = bounds::most(self.root, &state, self.me);
        let (mut low, mut high) = (0, most);
        // With many cards, the value is nearly as high as the upper bound: begin a tenth below it.
        // Each window is a step beyond the last bound, at most in the middle; the step doubles.
        let (mut beta, mut step) = (most - most / 10, 2);
        while low < high {
            beta = beta.clamp(low + 1, high);
            let bound = self.bound(state, beta, most)?;
            if bound < beta {
                high = bound;
                beta = high.saturating_sub(step).max(middle(low, high));
            } else {
                low = bound;
                beta = middle(low, high).min(low.saturating_add(step));
            }
            step = step.saturating_mul(2);
        }
        Ok(low)
    }

    /// The value of a legal card: the devils of the trick that it completes, and the value of the
    /// state after it.
    pub(super) fn value_after(&mut self, state: State, card: Card) -> Result<u8, Unfinished> {
        let candidate = self.candidate(&state, card);
        Ok(candidate.immediate + self.value(candidate.after)?)
    }

    /// A bound on the value: below `beta` it is an upper bound, otherwise a lower bound. `most` is
    /// a known upper bound of at least `beta`.
    fn bound(&mut self, state: State, beta: u8, most: u8) -> Result<u8, Unfinished> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(Unfinished);
        }
        if state.played > 0 {
            return Ok(self.best(state, beta, None)?.bound);
        }
        let shape = Shape::new(self.root, &state);
        let mut known = self.table.get(&shape, most);
        if known.low >= beta {
            return Ok(known.low);
        }
        if known.high < beta {
            return Ok(known.high);
        }
        let first = known
            .good_move
            .and_then(|index| state.left.nth(index.into()));
        let Best { bound, card, .. } = self.best(state, beta, first)?;
        if bound < beta {
            known.high = bound;
        } else {
            known.low = bound;
        }
        known.good_move = u8::try_from(state.left.below(card).len()).ok();
        self.table.put(&shape, known);
        Ok(bound)
    }

    /// As [`Self::bound`], with the move that leads to the bound. Tries `first` before all other
    /// moves.
    fn best(&mut self, state: State, beta: u8, first: Option<Card>) -> Result<Best, Unfinished> {
        let mut best = Best::none(state.mover == self.me, beta);
        let mut open: [Option<Move>; HAND_SIZE] = [None; HAND_SIZE];
        let candidates = order::candidates(self.root, &state, self.me);
        for (card, slot) in candidates.iter().zip(&mut open) {
            let mut candidate = self.candidate(&state, card);
            if let Some(bound) = candidate.bound(beta) {
                best.offer(bound, card);
                if best.is_enough() {
                    return Ok(best);
                }
            } else {
                candidate.rank = self.rank(&state, &candidate, first);
                *slot = Some(candidate);
            }
        }
        while let Some(candidate) = take_first(&mut open) {
            let rest = self.bound(candidate.after, beta - candidate.immediate, candidate.most)?;
            best.offer(candidate.immediate + rest, candidate.card);
            if best.is_enough() {
                self.history.record_cutoff(&state, candidate.card);
                break;
            }
        }
        Ok(best)
    }

    fn candidate(&self, state: &State, card: Card) -> Move {
        let Played {
            state: after,
            taker,
            devils,
        } = self.root.play(*state, card);
        Move {
            card,
            after,
            immediate: if taker == Some(self.me) { devils } else { 0 },
            most: bounds::most(self.root, &after, self.me),
            rank: 0,
        }
    }

    /// The rank of a move. The move of the table comes first, then the moves with the best bound
    /// (upper 32 bits), then those with the most cutoffs so far (lower 32 bits).
    fn rank(&self, state: &State, candidate: &Move, first: Option<Card>) -> u64 {
        if first == Some(candidate.card) {
            return u64::MAX;
        }
        let most = candidate.immediate + candidate.most;
        let priority = if state.mover == self.me {
            u8::MAX - most
        } else {
            most
        };
        u64::from(priority) << 32 | u64::from(self.history.score(state, candidate.card))
    }
}

impl Move {
    /// A bound that is already known to lie on one side of `beta`, if there is one.
    fn bound(&self, beta: u8) -> Option<u8> {
        let most = self.immediate + self.most;
        if most < beta {
            Some(most)
        } else {
            (self.immediate >= beta).then_some(self.immediate)
        }
    }
}

impl Best {
    /// No move yet.
    const fn none(mine: bool, beta: u8) -> Self {
        Self {
            mine,
            beta,
            bound: if mine { u8::MAX } else { 0 },
            card: Card::LOWEST,
        }
    }

    /// Takes a move over if its bound is better. For the opponents also if it is equal, so that a
    /// move is found even if all bounds are 0.
    fn offer(&mut self, bound: u8, card: Card) {
        let better = if self.mine {
            bound < self.bound
        } else {
            bound >= self.bound
        };
        if better {
            (self.bound, self.card) = (bound, card);
        }
    }

    /// Whether the bound decides, so that no other move need be tried.
    const fn is_enough(self) -> bool {
        self.mine == (self.bound < self.beta)
    }
}

/// Takes the move with the highest rank.
fn take_first(open: &mut [Option<Move>]) -> Option<Move> {
    let rank = |candidate: &&mut Option<Move>| candidate.map(|candidate| candidate.rank);
    open.iter_mut().max_by_key(rank)?.take()
}

/// The middle of two bounds, rounded up.
const fn middle(low: u8, high: u8) -> u8 {
    low + (high - low).div_ceil(2)
}
