//! Playing a round on to its end in no time.

use cards::{BySeat, Card, Generator};

use super::{heuristic, random};
use crate::bots::playout_state::PlayoutState;

/// The devils of each player if everybody plays the quick policy from here.
#[must_use]
pub fn heuristic(mut table: PlayoutState) -> BySeat<u8> {
    while !table.is_over() {
        table.play(quick_card(&table));
    }
    *table.devils()
}

/// The quick policy's card for the player to move, without thought if there is no choice.
#[must_use]
pub fn quick_card(table: &PlayoutState) -> Card {
    let glance = table.glance();
    match glance.legal.lowest() {
        Some(only) if glance.legal.len() == 1 => only,
        _ => heuristic::card(&glance),
    }
}

/// The devils of each player if everybody plays any legal card from here.
#[must_use]
pub fn random(mut table: PlayoutState, generator: &mut Generator) -> BySeat<u8> {
    while let Some(card) = random::card(table.legal(), generator) {
        table.play(card);
    }
    *table.devils()
}
