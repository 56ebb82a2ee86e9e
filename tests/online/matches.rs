//! Whole matches of real games on bad networks end with equal records at all clients.

use little_devils::rules::Round as LittleDevils;
use michigan::rules::Round as Michigan;
use own_trumps::rules::Round as OwnTrumps;
use together::{Host, Seating, Secret, deals_of};

use crate::whole_matches::{play, play_sealed};

/// The matches that `scripts/test long` plays.
const MATCHES: u64 = 100;

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
fn a_match_of_a_real_game_on_a_bad_network_ends_with_equal_records() {
    real_match(1);
}

#[test]
#[ignore = "takes minutes; scripts/test long runs it"]
fn matches_of_real_games_on_bad_networks_end_with_equal_records() {
    for seed in 0..MATCHES {
        real_match(seed);
    }
}

#[test]
fn a_match_with_secret_moves_is_refused() {
    let open = vec![Seating::Open; 3];
    let (game, own) = (deals_of::<Michigan>(), Secret([1; 32]));
    let table = |options, others: &[Seating]| Host::new(game, "Ada", options, others, own);
    assert!(table("1 watch", &open).is_none());
    assert!(table("1", &open).is_some());
    assert!(table("1", &open[..1]).is_none());
}
