//! max^n: everybody takes as few devils as they can, and of equally good cards the lowest.
//!
//! Nothing may be left out here on account of what *others* get, since ties decide between vectors
//! that differ in it. What is left out: a card that surely brings its player no less than a lower
//! one, above all once a card brings none; and cards equal to a neighbour.

use super::equal;
use super::state::{Root, State};
use super::table::Memory;
use super::{Played, Unfinished};

/// The devils that each seat takes from a state on.
pub(super) type Vector = [u8; 6];

/// A search from one root.
pub(super) struct Search<'a> {
    root: &'a Root,
    memory: &'a mut Memory<Vector>,
    nodes: u64,
    limit: u64,
}

impl<'a> Search<'a> {
    /// A search that may visit `limit` nodes.
    pub(super) const fn new(root: &'a Root, memory: &'a mut Memory<Vector>, limit: u64) -> Self {
        Self {
            root,
            memory,
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
        if let Some(known) = self.memory.get(key) {
            return Ok(known);
        }
        let vector = self.best(state)?;
        self.memory.put(key, vector);
        Ok(vector)
    }

    fn best(&mut self, state: State) -> Result<Vector, Unfinished> {
        let me = usize::from(state.mover);
        let apart = equal::apart(self.root, &state);
        let mut best: Option<Vector> = None;
        for card in equal::first_of_equals(self.root, self.root.legal(&state), apart) {
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
