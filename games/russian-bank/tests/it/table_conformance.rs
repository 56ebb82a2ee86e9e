//! The conformance suite for tables.

use russian_bank::rules::Move;
use russian_bank::scene::RussianBank;
use russian_bank::words::{Guide, Words};
use table_conformance::Suite;

#[test]
fn the_table_of_russian_bank_conforms() {
    let suite = Suite::<RussianBank> {
        words: Words::for_lang,
        guide: Guide::for_lang,
        page: concat!(env!("CARGO_MANIFEST_DIR"), "/page"),
        moves: Move::all().collect(),
        matches: 9,
        most_moves: 250,
    };
    let report = suite.run().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.is_telling() && report.reviewed > 1, "{report:?}");
}
