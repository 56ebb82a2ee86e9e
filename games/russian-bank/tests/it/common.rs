//! Deals and texts for tests.

use cards::{Generator, Seed, below};
use game::Game;
use russian_bank::rules::{Match, MatchOptions, Move, Options, Round};

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

/// A random legal move.
pub(crate) fn random(round: &Round, generator: &mut Generator) -> Option<Move> {
    let legal = round.legal();
    let count = legal.len();
    (count > 0).then(|| legal.into_iter().nth(below(generator, count) as usize))?
}

/// The legal moves as text, such as "r-3 draw".
pub(crate) fn legal(round: &Round) -> String {
    let texts: Vec<String> = round.legal().into_iter().map(|mv| mv.to_string()).collect();
    texts.join(" ")
}
