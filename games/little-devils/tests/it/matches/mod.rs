//! No unfinished match is lost: after any sequence of new matches, imports, takebacks and reloads, in one
//! tab or two, with or without room in the storage.

mod aside;
mod browser;
mod histories;
mod tab;
mod trouble;

use cards::{Seat, Seed};
use game::Game;
use little_devils::bots::Level;
use little_devils::session::{Day, MatchOptions, MatchRecord, Origin, Player, match_options};

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

fn origin(seed: u64) -> Origin {
    match seed % 3 {
        0 => Origin::Own,
        1 => Origin::Shared,
        _ => Origin::Day(Day::from_milliseconds(1.8e12).expect("a day")),
    }
}

fn options(seed: u64) -> MatchOptions {
    let opponent = |name: &str| Player::bot(name, Level::DEFAULT);
    let opponents = ["Ember", "Nox"].map(opponent);
    match_options(Seed(seed), "", opponents.into()).expect("good options")
}

/// A match with this many cards, everybody playing their lowest legal card.
fn record(seed: u64, cards: usize) -> MatchRecord {
    let mut record = MatchRecord::new(options(seed)).with_origin(origin(seed));
    for _ in 0..cards {
        record.next_round();
        let Some(card) = record.round().legal().lowest() else {
            break;
        };
        record.play(card).expect("legal");
    }
    record
}

/// An unfinished match in which the person has played, and it is their turn again.
fn begun(seed: u64) -> MatchRecord {
    let is_turn = |record: &MatchRecord| record.round().to_move() == Some(Seat::FIRST);
    let records = (0..9).map(|cards| record(seed, cards));
    let found = records.filter(is_turn).find(MatchRecord::is_unfinished);
    found.expect("after a few cards")
}

fn line(seed: u64) -> String {
    format!("digits 0 {seed}")
}
