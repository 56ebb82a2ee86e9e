//! Whole matches on bad networks end with equal records at all clients.

use cards::Seed;
use game::Record;
use little_devils::protocol::LittleDevils;
use michigan::protocol::Michigan;
use own_trumps::protocol::OwnTrumps;
use protocol::OnlineGame;
use together::{Entry, Host, Secret};

use crate::network::{Table, Weather};
use crate::persons::honest;
use crate::toy::Follow;

/// What goes wrong in most matches.
const BAD: Weather = Weather {
    lost: 15,
    reload: 15,
    host_reload: 15,
    sleep: 3,
};

/// Plays a match, and compares the records of all clients. Returns the table after it.
fn play<G: OnlineGame>(options: &str, guests: usize, bots: usize, seed: u64) -> Table<G> {
    finish(Table::new(options, guests, bots, Seed(seed)), BAD, seed)
}

/// The same with deals that nobody can look into.
pub(crate) fn play_sealed<G: OnlineGame>(options: &str, guests: usize, seed: u64) -> Table<G> {
    let table = Table::sealed(options, guests, Seed(seed), Box::new(honest));
    finish(table, BAD, seed)
}

/// Plays the match of a table.
pub(crate) fn finish<G: OnlineGame>(table: Table<G>, weather: Weather, seed: u64) -> Table<G> {
    let mut table = table.with_weather(weather);
    let complete = table.run();
    assert_equal(&table, complete, seed);
    table
}

fn assert_equal<G: OnlineGame>(table: &Table<G>, complete: bool, seed: u64) {
    let log = table.host.log();
    let at = format!("seed {seed}, {} guests", table.guests.len());
    assert_eq!(table.named, [], "{at}: nobody lied");
    assert!(
        complete,
        "{at}: {} entries, the last {:?}",
        log.entries().len(),
        log.entries().last()
    );
    for guest in &table.guests {
        assert_eq!(guest.log().head(), log.head(), "{at}");
        assert!(guest.record() == table.host.record(), "{at}: equal records");
    }
    let is_opened = |entry: &&Entry| matches!(entry, Entry::Opened { .. } | Entry::Checked { .. });
    let rounds = table.host.record().map_or(0, Record::round_number);
    assert_eq!(
        log.entries().iter().filter(is_opened).count(),
        rounds + 1,
        "{at}: all audited"
    );
}

/// The matches of each run of the tests. `scripts/test long` plays two hundred times as many.
const MATCHES: u64 = 50;

/// Nearly all matches are of the toy game, with 2 to 6 people; every tenth has a bot, every tenth has sealed
/// deals, and every tenth goes on with another match.
fn toy_matches(seeds: core::ops::Range<u64>) {
    let (mut reloads, mut seated) = (0, 0);
    for seed in seeds {
        let guests = usize::try_from(1 + seed % 5).expect("few");
        let bots = usize::from(seed % 10 == 3);
        let mut table = if seed % 10 == 5 {
            play_sealed::<Follow>("", guests, seed)
        } else {
            play::<Follow>("", guests.min(5 - bots), bots, seed)
        };
        if seed % 10 == 7 {
            table.rematch();
            let complete = table.run();
            assert_equal(&table, complete, seed);
            assert_eq!(table.host.match_number(), 2);
        }
        let is_seated = |entry: &&Entry| matches!(entry, Entry::Seated { .. });
        let entries = table.host.log().entries();
        seated += entries.iter().filter(is_seated).count();
        reloads += table.reloads;
    }
    assert!(reloads > 5, "the host's page was loaded {reloads} times");
    assert!(seated > 2, "seats changed {seated} times");
}

/// A match of a real game; every tenth has sealed deals.
fn real_match(seed: u64) {
    match seed % 6 {
        _ if seed % 20 == 5 => drop(play_sealed::<OwnTrumps>("SHCD 1 may-take", 3, seed)),
        _ if seed % 20 == 15 => drop(play_sealed::<LittleDevils>("", 3, seed)),
        0 => drop(play::<OwnTrumps>("SHC 1", 2, 0, seed)),
        1 => drop(play::<Michigan>("1", 2, 1, seed)),
        2 => drop(play::<OwnTrumps>("SH 1 mirror", 1, 0, seed)),
        3 => drop(play::<Michigan>("1 auction", 5, 0, seed)),
        4 => drop(play::<OwnTrumps>("SHCD 1 may-take", 3, 0, seed)),
        _ => {
            let guests = usize::try_from(2 + seed / 6 % 4).unwrap_or(2);
            drop(play::<LittleDevils>("", guests, 0, seed));
        }
    }
}

#[test]
fn matches_on_bad_networks_end_with_equal_records() {
    toy_matches(0..MATCHES / 2);
}

#[test]
fn more_matches_on_bad_networks_end_with_equal_records() {
    toy_matches(MATCHES / 2..MATCHES);
    real_match(1);
}

#[test]
#[ignore = "takes half an hour; scripts/test long runs it"]
fn many_matches_on_bad_networks_end_with_equal_records() {
    toy_matches(0..100 * MATCHES);
}

#[test]
#[ignore = "takes half an hour; scripts/test long runs it"]
fn many_more_matches_on_bad_networks_end_with_equal_records() {
    toy_matches(100 * MATCHES..200 * MATCHES);
}

#[test]
#[ignore = "takes minutes; scripts/test long runs it"]
fn matches_of_real_games_on_bad_networks_end_with_equal_records() {
    for seed in 0..2 * MATCHES {
        real_match(seed);
    }
}

#[test]
fn a_match_with_secret_moves_is_refused() {
    let open = vec![together::Seating::Open; 3];
    assert!(Host::<Michigan>::new("Ada", "1 watch", &open, Secret([1; 32])).is_none());
    assert!(Host::<Michigan>::new("Ada", "1", &open, Secret([1; 32])).is_some());
    assert!(Host::<Michigan>::new("Ada", "1", &open[..1], Secret([1; 32])).is_none());
}
