//! The conformance suite for tables.

use own_trumps::rules::{Decision, Round, pack};
use own_trumps::scene::{table_scene, tutorial};
use own_trumps::words::{Guide, Words};
use table_conformance::Suite;

fn suite() -> Suite<Round, Words, Guide> {
    let cards = pack().iter().map(Decision::Card);
    Suite {
        words: Words::for_lang,
        guide: Guide::for_lang,
        scene: table_scene,
        tutorial,
        moves: cards.chain([Decision::Take]).collect(),
        option: |words, option| [words.option(option.id), words.option_about(option.id)],
        value: |words, _, value| words.option_value(value),
        level: |words, level| vec![words.level(level.id()), words.level_about(level.id())],
        matches: 18,
        most_moves: 180,
    }
}

#[test]
fn the_table_of_own_trumps_conforms() {
    let report = suite().run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling(), "{report:?}");
}

#[test]
fn the_logs_of_matches_are_the_recorded_ones() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/logs.txt");
    assert_eq!(suite().logs(path, include_str!("../data/logs.txt")), Ok(()));
}
