//! Whole matches on bad networks end with equal records at all clients.

use together::Entry;

use crate::toy::Follow;
use crate::whole_matches::{assert_equal, play, play_sealed};

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

#[test]
fn matches_on_bad_networks_end_with_equal_records() {
    toy_matches(0..MATCHES / 2);
}

#[test]
fn more_matches_on_bad_networks_end_with_equal_records() {
    toy_matches(MATCHES / 2..MATCHES);
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
