//! The conformance suite for tables.

use cards::Card;
use little_devils::rules::Round;
use little_devils::scene::scene;
use little_devils::words::{Guide, OWN_KEYS, Words};
use table_conformance::{GuideTexts, Suite};

#[test]
fn the_table_of_little_devils_conforms() {
    let suite = Suite::<Round, Words, Guide> {
        words: Words::for_lang,
        guide: Guide::for_lang,
        scene,
        // It has a tutorial of its own, without a table.
        tutorial: |_| Vec::new(),
        moves: (1..=54).filter_map(Card::new).collect(),
        guide_texts: GuideTexts {
            figures: 3,
            signs: 10,
            own_keys: OWN_KEYS.len(),
        },
        matches: 24,
        most_moves: 400,
    };
    let report = suite.run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling(), "{report:?}");
}
