//! The conformance suite for tables.

use own_trumps::rules::{Decision, pack};
use own_trumps::scene::OwnTrumps;
use own_trumps::words::{Guide, Words};
use table_conformance::Suite;

fn suite() -> Suite<OwnTrumps> {
    let cards = pack().iter().map(Decision::Card);
    Suite {
        words: Words::for_lang,
        guide: Guide::for_lang,
        page: concat!(env!("CARGO_MANIFEST_DIR"), "/page"),
        moves: cards.chain([Decision::Take]).collect(),
        matches: 18,
        most_moves: 180,
    }
}

#[test]
fn the_table_of_own_trumps_conforms() {
    let report = suite().run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling() && report.reviewed > 1, "{report:?}");
}

#[test]
fn the_logs_of_matches_of_own_trumps_are_the_recorded_ones() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/logs.txt");
    assert_eq!(suite().logs(path, include_str!("../data/logs.txt")), Ok(()));
}
