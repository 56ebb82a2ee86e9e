//! Grade of a puzzle: which levels find the best card.

use cards::Seed;
use little_devils::bots::{Level, choose};
use little_devils::review::Puzzle;

/// A level finds a card if it plays it in three of four tries.
const TRIES: u64 = 24;
const MIN_FOUND: u64 = 18;
/// Number of tries of the top level. Its search is long and hardly depends on the seed.
const TRIES_OF_TOP: u64 = 4;

/// The grade, by the weakest level that finds the best card together with all stronger ones: 1 for
/// imps and goblins, 2 for kobolds, 3 for devils, 4 for archdevils, 5 for the top level. `None` if
/// the top level does not find it in every try: then no card is clear enough.
pub(super) fn grade(puzzle: &Puzzle, seed: Seed) -> Option<u8> {
    let (top, others) = Level::ALL.split_last()?;
    let finds = |level: Level, tries: u64, needed: u64| {
        let right = |number: &u64| {
            let card = choose(level, puzzle.view(), seed.derive(*number));
            card == Some(puzzle.best())
        };
        (0..tries).filter(right).count() as u64 >= needed
    };
    let stronger = others.iter().rev();
    let found = stronger.take_while(|level| finds(**level, TRIES, MIN_FOUND));
    let found = u8::try_from(found.count()).ok()?;
    finds(*top, TRIES_OF_TOP, TRIES_OF_TOP).then(|| (5 - found).max(1))
}
