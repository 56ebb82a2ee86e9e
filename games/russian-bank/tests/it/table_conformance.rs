//! The conformance suite for tables.

use russian_bank::rules::{Move, Round};
use russian_bank::scene::{table_scene, tutorial};
use russian_bank::words::{Guide, Words};
use table_conformance::Suite;

#[test]
fn the_table_of_russian_bank_conforms() {
    let suite = Suite::<Round, _, _> {
        words: Words::for_lang,
        guide: Guide::for_lang,
        scene: table_scene,
        tutorial,
        option: |words, option| [words.option(option.id), words.option_about(option.id)],
        value: |words, _, value| words.option_value(value),
        moves: Move::all().collect(),
        level: |words, level| vec![words.level(level.id()), words.level_about(level.id())],
        matches: 9,
        most_moves: 250,
    };
    let report = suite.run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling(), "{report:?}");
}
