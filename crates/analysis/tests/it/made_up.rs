//! Made-up moves and results.

use cards::Seed;
use game::Word;
use protocol::MatchResult;
use session::Day;

/// The levels of the bots, the weakest first.
pub(crate) const LEVELS: [&str; 3] = ["calm", "wild", "wise"];

/// The milliseconds of a day.
const DAY: u64 = 86_400_000;

/// A move with a number for a word.
pub(crate) fn word(number: u8) -> Word {
    Word::new(&number.to_string()).expect("a word")
}

/// A match of the person in the first seat against bots of these levels. High totals are better.
pub(crate) fn result(levels: &[&str], totals: &[i32], rounds: u32) -> MatchResult {
    let better = |than: &i32| totals.iter().filter(|total| *total > than).count();
    let people = core::iter::once("").chain(levels.iter().copied());
    MatchResult {
        at: 0,
        seed: Seed(1),
        moves: 1,
        options: String::new(),
        levels: people.map(str::to_owned).collect(),
        totals: totals.into(),
        places: totals.iter().map(|total| better(total) + 1).collect(),
        rounds,
        takeback_used: false,
        day: None,
        is_on_time: false,
        course: Vec::new(),
    }
}

/// The deal of a day for two, played `late` days after it, with the person's total; the bot has 2.
pub(crate) fn deal(text: &str, late: u64, total: i32) -> MatchResult {
    let day = day(text);
    MatchResult {
        at: (u64::from(day.number()) + late) * DAY + 1,
        day: Some(day),
        is_on_time: late == 0,
        course: vec![total.cmp(&2)],
        ..result(&["wild"], &[total, 2], 1)
    }
}

pub(crate) fn with_takeback(result: MatchResult) -> MatchResult {
    MatchResult {
        takeback_used: true,
        ..result
    }
}

pub(crate) fn day(text: &str) -> Day {
    text.parse().expect("a day")
}
