//! Whole matches on bad networks end with equal records at all clients.

use cards::Seed;
use little_devils::protocol::LittleDevils;
use michigan::protocol::Michigan;
use own_trumps::protocol::OwnTrumps;
use protocol::SharedGame;
use together::{Entry, Host, Secret};

use crate::network::Table;

/// Plays a match, and compares the records of all clients.
fn play<G: SharedGame>(options: &str, guests: usize, bots: usize, seed: u64) {
    let seed = Seed(seed);
    let mut table = Table::<G>::new(options, guests, bots, seed);
    let complete = table.run(20, seed);
    let log = table.host.log();
    let at = format!("seed {}, {guests} guests, {bots} bots", seed.0);
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
    let is_opened = |entry: &&Entry| matches!(entry, Entry::Opened { .. });
    let rounds = table.host.record().map_or(0, game::Record::round_number);
    assert_eq!(
        log.entries().iter().filter(is_opened).count(),
        rounds + 1,
        "{at}: all audited"
    );
}

/// The matches of each run of the tests. `scripts/test long` plays a hundred times as many.
const MATCHES: u64 = 1;

fn matches(count: u64) {
    for seed in 0..count {
        match seed % 5 {
            0 => play::<OwnTrumps>("SHC 3", 2, 0, seed),
            1 => play::<OwnTrumps>("SHCD 2 may-take", 3, 0, seed),
            2 => play::<Michigan>("1", 2, 1, seed),
            3 => play::<OwnTrumps>("SH 3 mirror", 1, 0, seed),
            _ if seed % 50 == 49 => {
                let guests = usize::try_from(2 + seed / 50 % 4).unwrap_or(2);
                play::<LittleDevils>("", guests, 0, seed);
            }
            _ => play::<Michigan>("1 auction", 5, 0, seed),
        }
    }
}

#[test]
fn matches_on_bad_networks_end_with_equal_records() {
    matches(MATCHES);
}

#[test]
#[ignore = "takes hours; scripts/test long runs it"]
fn many_matches_on_bad_networks_end_with_equal_records() {
    matches(100 * MATCHES);
}

#[test]
fn a_match_with_secret_moves_is_refused() {
    let open = vec![together::Seating::Open; 3];
    assert!(Host::<Michigan>::new("Ada", "1 watch", &open, Secret([1; 32])).is_none());
    assert!(Host::<Michigan>::new("Ada", "1", &open, Secret([1; 32])).is_some());
    assert!(Host::<Michigan>::new("Ada", "1", &open[..1], Secret([1; 32])).is_none());
}
