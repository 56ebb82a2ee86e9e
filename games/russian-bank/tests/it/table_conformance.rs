//! The conformance suite for tables.

use russian_bank::rules::{Move, Round};
use russian_bank::scene::{scene, tutorial};
use russian_bank::words::{Guide, OWN_KEYS, Words};
use table_conformance::{GuideTexts, Suite};

#[test]
fn the_table_of_russian_bank_conforms() {
    let suite = Suite::<Round, _, _> {
        words: Words::for_lang,
        guide: Guide::for_lang,
        scene,
        tutorial,
        moves: Move::all().collect(),
        guide_texts: GuideTexts {
            figures: 0,
            signs: 7,
            own_keys: OWN_KEYS.len(),
        },
        matches: 9,
        most_moves: 250,
    };
    let report = suite.run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling() && report.reviewed > 1, "{report:?}");
}
