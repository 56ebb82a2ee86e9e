//! Michigan passes the conformance suite of every game.

use cards::Seed;
use cards::french::PlayingCardSet;
use game::conformance::{Suite, matches};
use game::playthrough;
use michigan::rules::{Decision, Match, MatchOptions, Options, SEATS};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::common::{ALL_OPTIONS, dealt, options, seats};
use super::hidden::resample;

/// Random games from each start.
const GAMES: u32 = 2;

/// Every decision of any table, and two bids that nobody can make.
pub(crate) fn conceivable() -> Vec<Decision> {
    let words = [
        Decision::Keep,
        Decision::Swap,
        Decision::Pass,
        Decision::Hold,
    ];
    let cards = PlayingCardSet::ALL.iter().map(Decision::Card);
    let bids = (0..=100).map(Decision::Bid);
    words.into_iter().chain(cards).chain(bids).collect()
}

#[test]
fn rounds_of_all_numbers_of_players_and_all_options_conform() {
    for options in ALL_OPTIONS {
        let start = |players| dealt(players, options, 2026);
        let suite = Suite {
            starts: (3..=8).map(start).collect(),
            games: GAMES,
            seed: Seed(1),
            conceivable: conceivable(),
            resample,
        };
        let report = suite.run().expect("it conforms");
        assert_eq!(report.games, GAMES * 6);
        assert!(report.resampled > 100, "{options:?}: {report:?}");
    }
}

#[test]
fn matches_conform() {
    for players in SEATS.all() {
        for options in ALL_OPTIONS {
            let deals_each = if players.get() == 3 { 2 } else { 1 };
            let options = MatchOptions {
                options,
                deals_each,
            };
            let make = |seed| Match::new(players, options, seed);
            let deals = usize::from(deals_each * players.get());
            matches(make, (0..3).map(Seed), deals).expect("it conforms");
        }
    }
}

/// Compares the first rounds of the match with seed 2026 with a file.
fn check_playthrough(file: &str, recorded: &str, players: i64, options: Options) {
    let extent = playthrough::Extent {
        rounds: 2,
        moves: 60,
        views_every: 20,
    };
    let options = MatchOptions {
        options,
        ..MatchOptions::default()
    };
    let text = playthrough::write(Match::new(seats(players), options, Seed(2026)), extent);
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    assert_eq!(playthrough::compare(&path, recorded, &text), Ok(()));
}

#[test]
fn the_playthrough_with_four_players_is_the_recorded_one() {
    let recorded = include_str!("../data/playthrough-4.txt");
    check_playthrough("playthrough-4.txt", recorded, 4, options(false, false));
}

#[test]
fn the_playthrough_with_both_options_is_the_recorded_one() {
    let recorded = include_str!("../data/playthrough-options.txt");
    check_playthrough("playthrough-options.txt", recorded, 5, options(true, true));
}
