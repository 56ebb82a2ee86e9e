//! max^n: every player takes as few devils as possible, and plays the lowest of equally good cards.
//!
//! Moves must not be pruned because of the devils of *others*: ties decide between vectors that
//! differ in them. Two prunings are safe: a move that certainly costs its player no less than an
//! earlier one (so no move after one without devils), and cards equivalent to a neighbour.

use super::equal;
use super::state::{Root, State};
use super::table::VectorTable;
use super::{Played, Unfinished};

/// The devils that each seat takes from a state on.
pub(super) type Vector = [u8; 6];

/// A search from one root.
pub(super) struct Search<'a> {
    root: &'a Root,
    table: &'a mut VectorTable<Vector>,
    nodes: u64,
    limit: u64,
}

impl<'a> Search<'a> {
    /// A search that may visit `limit` nodes.
    pub(super) const fn new(
        root: &'a Root,
        table: &'a mut VectorTable<Vector>,
        limit: u64,
    ) -> Self {
        Self {
            root,
            table,
            nodes: 0,
            limit,
        }
    }

    /// The nodes visited so far.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The vector of a state.
    pub(super) fn vector(&mut self, state: State) -> Result<Vector, Unfinished> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(Unfinished);
        }
        if state.left.is_empty() {
            return Ok(Vector::default());
        }
        if state.played > 0 {
            return self.best(state);
        }
        let key = equal::exact_key(self.root, &state);
        if let Some(known) = self.table.get(key) {
            return Ok(known);
        }
        let vector = self.best(state)?;
        self.table.put(key, vector);
        Ok(vector)
    }

    fn best(&mut self, state: State) -> Result<Vector, Unfinished> {
        let me = usize::from(state.mover);
        let separators = equal::separators(self.root, &state);
        let mut best: Option<Vector> = None;
        for card in equal::first_of_equals(self.root, self.root.legal(&state), separators) {
            let Played {
                state: after,
                taker,
                devils,
            } = self.root.play(state, card);
            let fewest = best.map_or(u8::MAX, |best| best[me]);
            if fewest == 0 {
                break;
            }
            if taker == Some(state.mover) && devils >= fewest {
                continue;
            }
            let mut vector = self.vector(after)?;
            if let Some(taker) = taker {
                vector[usize::from(taker)] += devils;
            }
            if vector[me] < fewest {
                best = Some(vector);
            }
        }
        Ok(best.unwrap_or_default())
    }
}
