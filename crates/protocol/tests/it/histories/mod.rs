//! No unfinished match is lost: after any sequence of new matches, imports, takebacks and reloads, in one
//! tab or two, with or without room in the storage.

mod random;
mod tab;

use protocol::{AnyReader, load_match, reader_of};
use session::{Controller, Day, MatchRecord, Origin};

use crate::dice::{CALM, Dice};
use crate::dice_format::{dice, play};
use crate::memory::Memory;

type Saves<'a> = protocol::Saves<&'a Memory>;

/// The name of the current match's save.
const MATCH: &str = "toy-dice/match";

/// What has been played and not been given up.
#[derive(Default)]
struct Ledger(Vec<MatchRecord>);

impl Ledger {
    fn played(&mut self, record: &MatchRecord) {
        self.0.retain(|earlier| !record.continues(earlier));
        if record.is_unfinished() {
            self.0.push(record.clone());
        }
    }

    fn given_up(&mut self, record: &MatchRecord) {
        self.0.retain(|other| !record.continues(other));
    }

    /// Those that nobody has.
    fn lost<'a>(&'a self, held: &[MatchRecord]) -> Vec<&'a MatchRecord> {
        let is_lost = |record: &&MatchRecord| !held.iter().any(|held| held.continues(record));
        self.0.iter().filter(is_lost).collect()
    }
}

fn format() -> &'static dyn AnyReader {
    reader_of::<Dice>()
}

fn origin(seed: u64) -> Origin {
    match seed % 3 {
        0 => Origin::Own,
        1 => Origin::Shared,
        _ => Origin::Day(Day::from_milliseconds(1.8e12).expect("a day")),
    }
}

/// A match of a person against a bot, with this many moves, the lowest each time.
fn record(seed: u64, moves: usize) -> MatchRecord {
    let players = [Controller::Here, Controller::Bot(CALM)];
    let mut record = dice(seed, &players).with_origin(origin(seed));
    play(&mut record, &vec![0; moves]);
    record
}

fn line(seed: u64) -> String {
    format!("digits 0 {seed}")
}

/// Every unfinished match that a page opened now finds.
fn found(memory: &Memory) -> Vec<MatchRecord> {
    let current = memory
        .text(MATCH)
        .and_then(|text| load_match(format(), &text).ok());
    let saves = Saves::new(memory, format());
    let shelved = saves.shelved().map(|shelved| shelved.record.clone());
    shelved.chain(current).collect()
}
