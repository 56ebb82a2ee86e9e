//! Playouts: the playout state and the heuristic policy, as the generic search uses them.

use cards::{BySeat, Card, CardSet, Generator, Seat};
use search::{Playout, RolloutPolicy};

use crate::bots::heuristic;
use crate::bots::playout_state::PlayoutState;

/// The heuristic policy for everybody. Draws no random numbers.
#[derive(Clone, Copy, Debug)]
pub struct HeuristicPolicy;

/// The heuristic policy's card for the player to move. Skips the computation for a forced card.
#[must_use]
pub fn heuristic_card(state: &PlayoutState) -> Card {
    let observation = state.observation();
    match observation.legal.lowest() {
        Some(only) if observation.legal.len() == 1 => only,
        _ => heuristic::card(&observation),
    }
}

impl RolloutPolicy<PlayoutState> for HeuristicPolicy {
    fn choose(&self, state: &PlayoutState, _: &mut Generator) -> Option<Card> {
        (!state.is_over()).then(|| heuristic_card(state))
    }
}

impl Playout for PlayoutState {
    type Move = Card;
    type Moves = CardSet;

    fn to_move(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.turn())
    }

    fn legal(&self) -> CardSet {
        Self::legal(self)
    }

    fn play(&mut self, card: Card) {
        Self::play(self, card);
    }

    /// Devils are negative payoffs.
    fn payoffs(&self) -> BySeat<i32> {
        self.devils().map(|devils| -i32::from(devils))
    }
}
