//! The log of whole deals.

use game::playthrough;
use michigan::bots::Policy;
use michigan::rules::Options;
use michigan::scene::scene;
use michigan::words::Words;
use session::Phase;
use words::Lang;

use crate::common;
use crate::tables::{advance, open, options, table};

/// The logs of a match up to this number of deals, and its outcome so far.
fn logs(players: usize, (rules, deals): (Options, usize), policy: Policy, seed: u64) -> String {
    let words = Words::for_lang(Lang::En);
    let mut session = open(options(players, rules, seed));
    let mut text = String::new();
    loop {
        let table = table(&session);
        if matches!(table.phase(), Phase::RoundOver | Phase::MatchOver) {
            let scene = scene(&table, words);
            let outcome = scene.outcome.as_ref().expect("an outcome");
            text += &scene.log().collect::<Vec<_>>().join("\n");
            let why = outcome.why.join(" ");
            text += &["\n=", &outcome.title, &why, &outcome.detail].join(" ");
            text += "\n";
            if table.display_state().deal_of().0 == deals {
                return text;
            }
        }
        if !advance(&mut session, policy) {
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
    let text = logs(3, (Options::default(), 9), Policy::Heuristic, 1);
    check("log-3.txt", include_str!("../data/log-3.txt"), &text);
}

#[test]
fn the_log_of_a_deal_with_five_players_is_the_recorded_one() {
    let text = logs(5, (Options::default(), 1), Policy::Careless, 5);
    check("log-5.txt", include_str!("../data/log-5.txt"), &text);
}

#[test]
fn the_log_of_a_deal_with_eight_players_is_the_recorded_one() {
    let text = logs(8, (Options::default(), 1), Policy::Heuristic, 8);
    check("log-8.txt", include_str!("../data/log-8.txt"), &text);
}

#[test]
fn the_log_of_a_deal_with_both_options_is_the_recorded_one() {
    let text = logs(4, (common::options(true, true), 1), Policy::Random, 6);
    check(
        "log-options.txt",
        include_str!("../data/log-options.txt"),
        &text,
    );
}
