//! What to try first.

use cards::{Card, CardSet};

use super::equal::{self, Wanted};
use super::state::{Root, State};

/// How often, weighted by the size of what it spared, a card was good enough: by seat and number.
pub(super) struct History([[u32; 64]; 8]);

impl History {
    pub(super) const fn new() -> Self {
        Self([[0; 64]; 8])
    }

    /// Notes that the card of the player to move was good enough.
    pub(super) fn praise(&mut self, state: &State, card: Card) {
        let entry = &mut self.0[usize::from(state.mover & 7)][usize::from(card.number() & 63)];
        *entry = entry.saturating_add(state.left.len() * state.left.len());
    }

    /// How much it has been praised.
    pub(super) fn of(&self, state: &State, card: Card) -> u32 {
        self.0[usize::from(state.mover & 7)][usize::from(card.number() & 63)]
    }
}

/// The cards of the player to move that the paranoid search of `me` must try.
pub(super) fn candidates(root: &Root, state: &State, me: u8) -> CardSet {
    let apart = equal::apart(root, state);
    equal::of_heaps(root.legal(state), apart, |card| {
        wanted(root, state, me, card)
    })
}

/// Which of the cards of the heap of `card` must be tried.
fn wanted(root: &Root, state: &State, me: u8, card: Card) -> Wanted {
    let mine = state.mover == me;
    let last = state.played + 1 == root.players();
    let takes = state.takes(card);
    let me_played = root.places(root.leader(state), me) < state.played;
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
        (true, true, _) | (false, _, true) => Wanted::Cheapest,
        (true, _, true) | (false, true, _) => Wanted::Dearest,
        _ => Wanted::Each,
    }
}
