//! The conformance suite for tables.

use michigan::rules::{Decision, Round};
use michigan::scene::{table_scene, tutorial};
use michigan::words::{Guide, Words};
use table_conformance::Suite;

use crate::conformance::conceivable;

fn suite() -> Suite<Round, Words, Guide> {
    let is_possible = |decision: &Decision| !matches!(decision, Decision::Bid(0 | 100));
    Suite {
        words: Words::for_lang,
        guide: Guide::for_lang,
        scene: table_scene,
        tutorial,
        moves: conceivable().into_iter().filter(is_possible).collect(),
        option: |words, option| [words.option(option.id), words.option_about(option.id)],
        value: |words, option, value| words.option_value(option.id, value),
        level: |words, level| vec![words.level(level.id())],
        matches: 18,
        most_moves: 150,
    }
}

#[test]
fn the_table_of_michigan_conforms() {
    let report = suite().run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling(), "{report:?}");
}

#[test]
fn the_logs_of_matches_are_the_recorded_ones() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/logs.txt");
    assert_eq!(suite().logs(path, include_str!("../data/logs.txt")), Ok(()));
}
