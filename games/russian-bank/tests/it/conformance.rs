//! Russian Bank passes the conformance suite of every game, with every option.

use cards::Seed;
use game::conformance::{Suite, matches};
use game::playthrough;
use russian_bank::rules::{Move, Options, Round};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::common::{a_match, all_options, dealt};

#[test]
fn russian_bank_conforms_with_every_option() {
    let suite = Suite {
        games: 1,
        seed: Seed(1),
        conceivable: Move::all().collect(),
        resample: |round: &Round, _, generator| Some(round.determinized(generator)),
        starts: all_options()
            .step_by(3)
            .map(|options| dealt(options, 7))
            .collect(),
    };
    let report = suite.run().expect("it conforms");
    assert_eq!((report.games, report.abandoned), (3, 0));
    assert!(report.resampled > 100, "{report:?}");
}

#[test]
fn matches_of_russian_bank_conform() {
    for options in all_options().skip(1).step_by(4) {
        matches(|seed| a_match(options, 3, seed.0), (0..1).map(Seed), 3).expect("it conforms");
    }
}

#[test]
fn the_playthrough_is_the_recorded_one() {
    let extent = playthrough::Extent {
        rounds: 1,
        moves: 150,
        views_every: 50,
    };
    let written = playthrough::write(a_match(Options::default(), 2, 2026), extent);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/playthrough.txt");
    let recorded = include_str!("../data/playthrough.txt");
    assert_eq!(playthrough::compare(path, recorded, &written), Ok(()));
}
