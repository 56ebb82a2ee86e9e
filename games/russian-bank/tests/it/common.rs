//! Deals and texts for tests.

use cards::Seed;
use russian_bank::rules::{Match, MatchOptions, Options, Round};

/// Every choice of options.
pub(crate) fn all_options() -> impl Iterator<Item = Options> {
    (0..8).map(|bits| Options {
        four_each: bits & 1 != 0,
        packs_apart: bits & 2 != 0,
        turned_only: bits & 4 != 0,
    })
}

pub(crate) fn a_match(options: Options, deals: u8, seed: u64) -> Match {
    Match::new(MatchOptions::new(options, deals).expect("good"), Seed(seed))
}

/// The first deal of a match.
pub(crate) fn dealt(options: Options, seed: u64) -> Round {
    a_match(options, 1, seed).deal()
}
