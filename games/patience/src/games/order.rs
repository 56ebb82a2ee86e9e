//! The order in which people see the games.

use cards::sort_by_key;

use super::ALL;
use crate::rules::Declaration;

/// The games that most people look for, in this order. All others follow by their numbers.
const FIRST: [&str; 10] = [
    "klondike",
    "spider",
    "canfield",
    "golf",
    "beleaguered-castle",
    "forty-thieves",
    "clock",
    "lucky-thirteen",
    "four-seasons",
    "braid",
];

/// The games as printed: those that most people look for, and then all others by their numbers.
#[must_use]
pub fn in_order() -> Vec<&'static Declaration> {
    let printed = ALL.into_iter().filter(|game| game.option_of.is_none());
    let mut all: Vec<&'static Declaration> = printed.collect();
    let place = |game: &&'static Declaration| {
        let first = FIRST.iter().position(|id| *id == game.id);
        (first.unwrap_or(FIRST.len()), game.number)
    };
    sort_by_key(&mut all, place);
    all
}
