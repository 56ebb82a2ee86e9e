//! The conformance suite for tables.

use michigan::rules::Decision;
use michigan::scene::Michigan;
use michigan::words::{Guide, Words};
use table_conformance::Suite;

use crate::conformance::conceivable;

fn suite() -> Suite<Michigan> {
    let is_possible = |decision: &Decision| !matches!(decision, Decision::Bid(0 | 100));
    Suite {
        words: Words::for_lang,
        guide: Guide::for_lang,
        page: concat!(env!("CARGO_MANIFEST_DIR"), "/page"),
        moves: conceivable().into_iter().filter(is_possible).collect(),
        matches: 18,
        most_moves: 150,
    }
}

#[test]
fn the_table_of_michigan_conforms() {
    let report = suite().run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling() && report.reviewed > 1, "{report:?}");
}

#[test]
fn the_logs_of_matches_of_michigan_are_the_recorded_ones() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/logs.txt");
    assert_eq!(suite().logs(path, include_str!("../data/logs.txt")), Ok(()));
}
