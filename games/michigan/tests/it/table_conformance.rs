//! The conformance suite for tables.

use michigan::rules::{Decision, Round};
use michigan::scene::{scene, tutorial};
use michigan::session::Example;
use michigan::words::{Guide, OWN_KEYS, Words};
use table_conformance::{GuideTexts, Suite};

use crate::conformance::conceivable;

fn suite() -> Suite<Round, Words, Guide> {
    let is_possible = |decision: &Decision| !matches!(decision, Decision::Bid(0 | 100));
    Suite {
        words: Words::for_lang,
        guide: Guide::for_lang,
        scene,
        tutorial,
        moves: conceivable().into_iter().filter(is_possible).collect(),
        guide_texts: GuideTexts {
            figures: Example::RULES.len(),
            signs: 7,
            own_keys: OWN_KEYS.len(),
        },
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
