//! Announcements of whole rounds, compared with recorded ones.

use own_trumps::bots::Level;
use own_trumps::scene::scene;
use own_trumps::session::{Phase, SessionTable};
use own_trumps::words::Words;
use words::Lang;

use crate::tables::{against, play};

/// The announcements of a match in a language: each round's log, then how it ended.
fn told(levels: &[Level], values: &str, seed: u64, lang: Lang) -> String {
    let mut told: Vec<String> = Vec::new();
    play(against(levels, values, seed), |table: &SessionTable<'_>| {
        if matches!(table.phase(), Phase::RoundOver | Phase::MatchOver) {
            let scene = scene(table, Words::for_lang(lang));
            told.extend(scene.log().map(str::to_owned));
            let outcome = scene.outcome.expect("it is over");
            let why = outcome.why.join(" ");
            told.extend([
                scene.prompt,
                outcome.title,
                why,
                outcome.detail,
                String::new(),
            ]);
        }
    });
    told.join("\n") + "\n"
}

fn compare(path: &str, recorded: &str, told: &str) {
    assert_eq!(game::playthrough::compare(path, recorded, told), Ok(()));
}

#[test]
fn a_mirror_deal_of_two_is_told_as_recorded() {
    let values = "deals=1 mirror=on trump=hearts";
    compare(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/log-2.txt"),
        include_str!("../data/log-2.txt"),
        &told(&[Level::Wolf], values, 5, Lang::En),
    );
}

#[test]
fn three_rounds_of_three_are_told_as_recorded() {
    let values = "deals=3 may-take=on sixes-home=on";
    compare(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/log-3.txt"),
        include_str!("../data/log-3.txt"),
        &told(&[Level::Wolf, Level::Hare], values, 1, Lang::En),
    );
}

#[test]
fn a_round_of_four_is_told_as_recorded() {
    let levels = [Level::Wolf, Level::Hare, Level::Wolf];
    compare(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/log-4.txt"),
        include_str!("../data/log-4.txt"),
        &told(&levels, "deals=1", 3, Lang::En),
    );
}

#[test]
fn a_round_in_the_other_languages_is_told_as_recorded() {
    let mut all = String::new();
    for lang in [Lang::De, Lang::Nl, Lang::Fr] {
        all += &told(&[Level::Hare, Level::Wolf], "deals=1", 2, lang);
    }
    compare(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/log-de-nl-fr.txt"),
        include_str!("../data/log-de-nl-fr.txt"),
        &all,
    );
}
