//! Playouts: a round played to its end by a fast policy.

use cards::{BySeat, Card, Generator};

use crate::bots::playout_state::PlayoutState;
use crate::bots::{heuristic, random};

/// The devils of each player if everybody follows the heuristic policy from here.
#[must_use]
pub fn heuristic(mut state: PlayoutState) -> BySeat<u8> {
    while !state.is_over() {
        state.play(heuristic_card(&state));
    }
    *state.devils()
}

/// The heuristic policy's card for the player to move. Skips the computation for a forced card.
#[must_use]
pub fn heuristic_card(state: &PlayoutState) -> Card {
    let observation = state.observation();
    match observation.legal.lowest() {
        Some(only) if observation.legal.len() == 1 => only,
        _ => heuristic::card(&observation),
    }
}

/// The devils of each player if everybody plays random legal cards from here.
#[must_use]
pub fn random(mut state: PlayoutState, generator: &mut Generator) -> BySeat<u8> {
    while let Some(card) = random::card(state.legal(), generator) {
        state.play(card);
    }
    *state.devils()
}
