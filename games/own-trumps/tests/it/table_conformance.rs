//! The conformance suite for tables.

use own_trumps::rules::{Decision, Round, pack};
use own_trumps::scene::{scene, tutorial};
use own_trumps::session::EXAMPLES;
use own_trumps::words::{Guide, OWN_KEYS, Words};
use table_conformance::{GuideTexts, Suite};

fn suite() -> Suite<Round, Words, Guide> {
    let cards = pack().iter().map(Decision::Card);
    Suite {
        words: Words::for_lang,
        guide: Guide::for_lang,
        scene,
        tutorial,
        moves: cards.chain([Decision::Take]).collect(),
        guide_texts: GuideTexts {
            figures: EXAMPLES.len(),
            signs: 7,
            own_keys: OWN_KEYS.len(),
        },
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
