//! The conformance suite for tables.

use cards::Card;
use little_devils::scene::LittleDevils;
use little_devils::words::{Guide, Words};
use table_conformance::Suite;

#[test]
fn the_table_of_little_devils_conforms() {
    let suite = Suite::<LittleDevils> {
        words: Words::for_lang,
        guide: Guide::for_lang,
        page: concat!(env!("CARGO_MANIFEST_DIR"), "/../.."),
        moves: (1..=54).filter_map(Card::new).collect(),
        matches: 24,
        most_moves: 400,
    };
    let report = suite.run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling(), "{report:?}");
}
