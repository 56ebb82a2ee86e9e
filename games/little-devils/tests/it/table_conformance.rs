//! The conformance suite for tables.

use cards::Card;
use little_devils::rules::Round;
use little_devils::scene::table_scene;
use little_devils::words::{Guide, Words};
use table_conformance::Suite;

#[test]
fn the_table_of_little_devils_conforms() {
    let suite = Suite::<Round, Words, Guide> {
        words: Words::for_lang,
        guide: Guide::for_lang,
        scene: table_scene,
        // It has a tutorial of its own, without a table.
        tutorial: |_, _| Vec::new(),
        moves: (1..=54).filter_map(Card::new).collect(),
        option: |_, option| [option.id.into(), option.id.into()],
        value: |_, _, value| value.into(),
        level: |words, level| vec![words.level(level.id())],
        matches: 24,
        most_moves: 400,
    };
    let report = suite.run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling(), "{report:?}");
}
