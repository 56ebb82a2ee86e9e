//! Playing a round on to its end in no time.

use crate::cards::{BySeat, Generator};

use super::table::Table;
use super::{heuristic, random};

/// The devils of each player if everybody plays the quick policy from here.
#[must_use]
pub fn heuristic(mut table: Table) -> BySeat<u8> {
    while !table.is_over() {
        let glance = table.glance();
        let card = match glance.legal.len() {
            1 => glance.legal.lowest(),
            _ => None,
        };
        table.play(card.unwrap_or_else(|| heuristic::card(&glance)));
    }
    *table.devils()
}

/// The devils of each player if everybody plays any legal card from here.
#[must_use]
pub fn random(mut table: Table, generator: &mut Generator) -> BySeat<u8> {
    while let Some(card) = random::card(table.legal(), generator) {
        table.play(card);
    }
    *table.devils()
}
