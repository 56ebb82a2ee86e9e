//! Move generation and ordering of the paranoid search.

use cards::{Card, CardSet};

use super::equal::{self, Representatives};
use super::state::{Root, State};

/// History heuristic: how often each card caused a cutoff, weighted by the size of the subtree; by
/// seat and card number.
pub(super) struct History([[u32; 64]; 8]);

impl History {
    pub(super) const fn new() -> Self {
        Self([[0; 64]; 8])
    }

    /// Records a cutoff by a card of the player to move.
    pub(super) fn record_cutoff(&mut self, state: &State, card: Card) {
        let entry = &mut self.0[usize::from(state.mover & 7)][usize::from(card.number() & 63)];
        *entry = entry.saturating_add(state.left.len() * state.left.len());
    }

    /// The weighted number of cutoffs by a card of the player to move.
    pub(super) fn score(&self, state: &State, card: Card) -> u32 {
        self.0[usize::from(state.mover & 7)][usize::from(card.number() & 63)]
    }
}

/// The cards of the player to move that the paranoid search for `me` must try.
pub(super) fn candidates(root: &Root, state: &State, me: u8) -> CardSet {
    let separators = equal::separators(root, state);
    equal::representatives(root.legal(state), separators, |card| {
        wanted(root, state, me, card)
    })
}

/// The cards that must be tried of the group of `card`.
fn wanted(root: &Root, state: &State, me: u8, card: Card) -> Representatives {
    let mine = state.mover == me;
    let last = state.played + 1 == root.players();
    let takes = state.takes(card);
    let me_played = root.steps_between(root.leader(state), me) < state.played;
    let me_takes_so_far = state.played > 1 && state.taker == me;
    let (surely_me, surely_not_me) = if mine {
        (last && takes, !takes)
    } else {
        (
            last && !takes && me_takes_so_far,
            me_played && (takes || !me_takes_so_far),
        )
    };
    match (mine, surely_me, surely_not_me) {
        (true, true, _) | (false, _, true) => Representatives::Cheapest,
        (true, _, true) | (false, true, _) => Representatives::Costliest,
        _ => Representatives::Each,
    }
}
