//! The log of whole deals, and the texts of all scenes.

use game::playthrough;
use michigan::bots::Strategy;
use michigan::rules::Options;
use michigan::scene::scene;
use michigan::words::Words;
use scene::{Press, TableScene};
use session::Phase;
use words::Lang;

use crate::common;
use crate::tables::{advance, open, options, table};

/// The logs of a match up to this number of deals, and its outcome so far.
fn logs(players: usize, (rules, deals): (Options, usize), strategy: Strategy, seed: u64) -> String {
    let words = Words::for_lang(Lang::En);
    let mut session = open(options(players, rules, seed));
    let mut text = String::new();
    loop {
        let table = table(&session);
        if matches!(table.phase(), Phase::RoundOver | Phase::MatchOver) {
            let scene = scene(table, words);
            let outcome = scene.outcome.as_ref().expect("an outcome");
            text += &scene.log().collect::<Vec<_>>().join("\n");
            let why = outcome.why.join(" ");
            text += &["\n=", &outcome.title, &why, &outcome.detail].join(" ");
            text += "\n";
            if table.shown().deal_of().0 == deals {
                return text;
            }
        }
        if !advance(&mut session, strategy) {
            return text;
        }
    }
}

fn check(file: &str, recorded: &str, text: &str) {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    assert_eq!(playthrough::compare(&path, recorded, text), Ok(()));
}

#[test]
fn the_log_of_a_match_with_three_players_is_the_recorded_one() {
    let text = logs(3, (Options::default(), 9), Strategy::Heuristic, 1);
    check("log-3.txt", include_str!("../data/log-3.txt"), &text);
}

#[test]
fn the_log_of_a_deal_with_five_players_is_the_recorded_one() {
    let text = logs(5, (Options::default(), 1), Strategy::Careless, 5);
    check("log-5.txt", include_str!("../data/log-5.txt"), &text);
}

#[test]
fn the_log_of_a_deal_with_eight_players_is_the_recorded_one() {
    let text = logs(8, (Options::default(), 1), Strategy::Heuristic, 8);
    check("log-8.txt", include_str!("../data/log-8.txt"), &text);
}

#[test]
fn the_log_of_a_deal_with_both_options_is_the_recorded_one() {
    let text = logs(4, (common::options(true, true), 1), Strategy::Random, 6);
    check(
        "log-options.txt",
        include_str!("../data/log-options.txt"),
        &text,
    );
}

/// Every text of a scene that must say something.
fn texts(scene: &TableScene) -> Vec<&str> {
    let mut texts: Vec<&str> = vec![&scene.prompt];
    texts.extend(scene.log());
    for seat in &scene.seats {
        texts.extend([&*seat.name, &seat.summary]);
    }
    texts.extend(scene.zones.iter().map(|zone| &*zone.label));
    for piece in scene.zones.iter().flat_map(|zone| &zone.pieces) {
        texts.push(&piece.label);
        if let Press::Refused(why) | Press::NotNow(why) = &piece.press {
            texts.push(why);
        }
    }
    texts.extend(scene.choices.iter().map(|choice| &*choice.label));
    if let Some(outcome) = &scene.outcome {
        texts.push(&outcome.title);
        texts.extend(outcome.why.iter().map(String::as_str));
    }
    texts
}

#[test]
fn every_text_of_random_matches_is_filled_in_every_language() {
    for (seed, rules) in (1..).zip(common::ALL_OPTIONS) {
        let mut session = open(options(
            3 + usize::try_from(seed).expect("few"),
            rules,
            seed,
        ));
        while advance(&mut session, Strategy::Random) {
            for lang in Lang::ALL {
                let scene = scene(table(&session), Words::for_lang(lang));
                for text in texts(&scene) {
                    let is_filled = !text.contains(['{', '}', '?']) && !text.contains("  ");
                    assert!(is_filled && !text.trim().is_empty(), "{lang:?}: {text:?}");
                }
                assert!(!scene.news.contains(['{', '}']), "{}", scene.news);
            }
        }
    }
}
