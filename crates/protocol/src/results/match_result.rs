//! The result of a finished match, as it is kept for the statistics: one line of JSON.

use core::cmp::Ordering;

use cards::{Seat, SeatCount, Seed};
use game::LevelId;
use serde::{Deserialize, Serialize};
use session::{Day, MatchRecord, Origin};

use crate::export_file::ItemHeader;
use crate::saved_table::moves_text;
use crate::{AnyFormat, Progress, Stage, fnv1a_32, read, write};

/// The result of a finished match. Names are not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The end of the match, in milliseconds since 1970.
    pub at: u64,
    /// The seed of the match.
    pub seed: Seed,
    /// The checksum ([`fnv1a_32`]) of the moves as a save has them. With the seed it tells matches apart.
    pub moves: u32,
    /// The game's own options, as [`TableFormat::start_text`](crate::TableFormat::start_text) writes them.
    pub options: String,
    /// The id of each bot's level by seat; empty for a person.
    pub levels: Vec<String>,
    /// The totals by seat, counted as the game counts.
    pub totals: Vec<i32>,
    /// The places by seat: 1 for the best total; equal totals share a place.
    pub places: Vec<usize>,
    /// The number of rounds, at least 1.
    pub rounds: u32,
    /// Whether a move was taken back.
    pub takeback_used: bool,
    /// The day whose deal it was; `None` for any other match.
    pub day: Option<Day>,
    /// Only of the deal of a day: whether it was begun on that day.
    pub is_on_time: bool,
    /// Only of the deal of a day: for each round, whether the person has gained, lost, or neither.
    pub course: Vec<Ordering>,
}

/// A line that should be a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultLine {
    /// A result.
    Result(Box<MatchResult>),
    /// A result of a later version.
    Later,
    /// Anything else.
    Unreadable,
}

/// The JSON form, unchecked. An empty or false field at the end is left out.
#[derive(Deserialize, Serialize)]
struct Message {
    version: u32,
    at: u64,
    /// Decimal, because JavaScript numbers cannot hold all 64-bit numbers.
    seed: String,
    moves: u32,
    options: String,
    levels: Vec<String>,
    totals: Vec<i32>,
    places: Vec<usize>,
    rounds: u32,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    training: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    day: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    course: String,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    on_time: bool,
}

const VERSION: u32 = 1;

impl MatchResult {
    /// The result of a match that has ended at `at`. `progress` has its totals and places; `day` is the day
    /// whose deal it was. `None` if the match is not over, or if several people shared the device: then it is
    /// in nobody's statistics.
    #[must_use]
    pub fn new(
        format: &dyn AnyFormat,
        record: &MatchRecord,
        progress: &Progress,
        at: u64,
        day: Option<Day>,
    ) -> Option<Self> {
        let options = record.options();
        if !record.is_over() || options.is_shared() || progress.stage != Stage::MatchOver {
            return None;
        }
        let level = |seat: Seat| options.level(seat).map_or("", LevelId::id).to_owned();
        Some(Self {
            at,
            seed: options.seed(),
            moves: fnv1a_32(moves_text(record.moves()).as_bytes()),
            options: format.start_text(options.start()),
            levels: options.seats().seats().map(level).collect(),
            totals: progress.totals.clone(),
            places: progress.places.clone(),
            rounds: progress.rounds.try_into().unwrap_or(u32::MAX),
            takeback_used: record.takeback_used(),
            day,
            is_on_time: day
                .is_some_and(|day| record.origin() == Origin::Day(day) || is_on(at, day)),
            course: day.map(|_| course(record)).unwrap_or_default(),
        })
    }

    /// Reads a line.
    #[must_use]
    pub fn read(line: &str) -> ResultLine {
        match read::<Message>(line.as_bytes()).map(Message::check) {
            Ok(Some(result)) => ResultLine::Result(Box::new(result)),
            _ if ItemHeader::is_later(line) => ResultLine::Later,
            _ => ResultLine::Unreadable,
        }
    }

    /// The line to save.
    #[must_use]
    pub fn to_line(&self) -> String {
        write(&Message {
            version: VERSION,
            at: self.at,
            seed: self.seed.to_string(),
            moves: self.moves,
            options: self.options.clone(),
            levels: self.levels.clone(),
            totals: self.totals.clone(),
            places: self.places.clone(),
            rounds: self.rounds,
            training: self.takeback_used,
            day: self.day.map(|day| day.to_string()).unwrap_or_default(),
            course: self.course.iter().copied().map(sign).collect(),
            on_time: self.is_on_time && !self.day.is_some_and(|day| is_on(self.at, day)),
        })
    }

    /// Whether two results are of the same match: everything is equal but its end. A match that is played
    /// twice, move by move, is the same.
    #[must_use]
    pub fn is_same_match(&self, other: &Self) -> bool {
        let at = self.at;
        self.seed == other.seed
            && *self
                == Self {
                    at,
                    ..other.clone()
                }
    }

    /// The place in the list of the person whose result it is: the first seat without a bot.
    #[must_use]
    pub fn person(&self) -> Option<usize> {
        self.levels.iter().position(String::is_empty)
    }
}

impl Message {
    /// The result; `None` if it has another version, or fields that do not fit each other.
    fn check(self) -> Option<MatchResult> {
        let seats = self.levels.len();
        let fits = self.version == VERSION
            && (1..=SeatCount::MAX).contains(&seats)
            && self.totals.len() == seats
            && self.places.len() == seats
            && self.places.iter().all(|place| (1..=seats).contains(place))
            && self.rounds > 0;
        let day = match &*self.day {
            "" => None,
            text => Some(text.parse().ok()?),
        };
        let course = self.course.chars().map(outcome);
        let course: Vec<Ordering> = course.collect::<Option<_>>()?;
        fits.then_some(MatchResult {
            at: self.at,
            seed: Seed(self.seed.parse().ok()?),
            moves: self.moves,
            options: self.options,
            levels: self.levels,
            totals: self.totals,
            places: self.places,
            rounds: self.rounds,
            takeback_used: self.training,
            day,
            is_on_time: self.on_time || day.is_some_and(|day| is_on(self.at, day)),
            course,
        })
    }
}

/// Whether a time is on a day.
fn is_on(at: u64, day: Day) -> bool {
    #[allow(clippy::cast_precision_loss)] // exact for thousands of years
    let milliseconds = at as f64;
    Day::from_milliseconds(milliseconds) == Some(day)
}

/// What each round has brought the person in the first seat.
fn course(record: &MatchRecord) -> Vec<Ordering> {
    let mut course = Vec::new();
    let Some(mut replayed) = record.any().back_to(0) else {
        return course;
    };
    for mv in record.moves() {
        replayed.next_round();
        // Cannot fail: the move was legal in this match.
        let _ = replayed.play(*mv);
        let payoffs = replayed.payoffs();
        course.extend(payoffs.map(|payoffs| payoffs[Seat::FIRST].cmp(&0)));
    }
    course
}

const fn sign(outcome: Ordering) -> char {
    match outcome {
        Ordering::Greater => '+',
        Ordering::Equal => '0',
        Ordering::Less => '-',
    }
}

const fn outcome(sign: char) -> Option<Ordering> {
    match sign {
        '+' => Some(Ordering::Greater),
        '0' => Some(Ordering::Equal),
        '-' => Some(Ordering::Less),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Message;

    #[test]
    fn the_reader_of_the_browser_reads_a_result_too() {
        let line = r#"{"version":1,"at":1795219300000,"seed":"18446744073709551615","moves":4294967295,"options":"SH 5","levels":["","fox"],"totals":[-2,3],"places":[2,1],"rounds":5}"#;
        let read = crate::read_compact::<Message>(line.as_bytes()).expect("readable");
        let result = read.check().expect("a result");
        assert_eq!((result.at, result.moves), (1_795_219_300_000, u32::MAX));
        assert_eq!((&*result.totals, result.day), (&[-2, 3][..], None));
        assert_eq!(result.to_line(), line);
    }
}
