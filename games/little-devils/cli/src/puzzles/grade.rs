//! How hard a puzzle is: who finds the best card.

use cards::Seed;
use little_devils::bots::{Level, choose};
use little_devils::review::Puzzle;

/// Who finds a card finds it in three of four tries.
const TRIES: u64 = 24;
const FOUND: u64 = 18;
/// The top level thinks long, and hardly ever changes its mind.
const TRIES_OF_TOP: u64 = 4;

/// The grade by the weakest level that finds the best card, as all stronger ones do: 1 for imps and
/// goblins, 2 kobolds, 3 devils, 4 archdevils, 5 for the top level. `None` if that does not find it
/// every time: then it is not clear enough for anybody.
pub(super) fn grade(puzzle: &Puzzle, seed: Seed) -> Option<u8> {
    let (top, others) = Level::ALL.split_last()?;
    let finds = |level: Level, tries: u64, needed: u64| {
        let right = |number: &u64| {
            let card = choose(level, puzzle.view(), seed.branch(*number));
            card == Some(puzzle.best())
        };
        (0..tries).filter(right).count() as u64 >= needed
    };
    let stronger = others.iter().rev();
    let found = stronger.take_while(|level| finds(**level, TRIES, FOUND));
    let found = u8::try_from(found.count()).ok()?;
    finds(*top, TRIES_OF_TOP, TRIES_OF_TOP).then(|| (5 - found).max(1))
}
