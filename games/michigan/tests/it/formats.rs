//! The game in the shared formats: its texts, and junk that is refused.

use cards::Seed;
use game::ChosenOptions;
use michigan::protocol::INFO;
use michigan::rules::{Round, SEATS};
use proptest::prelude::*;
use protocol::{MatchResult, Results, TableFormat};
use session::TableGame;

use crate::common::seats;

#[test]
fn the_default_options_are_one_deal_each_without_switches() {
    let start = Round::start(Seed(1), seats(4), &ChosenOptions::default());
    assert_eq!(Round::start_text(&start), "1");
    assert_eq!(start.deals(), 4);
}

#[test]
fn the_catalogue_has_the_numbers_of_players_of_the_rules() {
    assert_eq!(INFO.seats(), SEATS);
    assert_eq!(INFO.id(), "michigan");
}

#[test]
fn other_words_are_no_moves() {
    for junk in [
        "", "0", "100", "255", "256", "-1", "+1", "01", "1.0", "KEEP", "ah", "10H", "AHH", " keep",
    ] {
        assert_eq!(Round::parse_move(junk), None, "{junk:?}");
    }
}

#[test]
fn a_start_is_read_in_exactly_one_way() {
    for junk in [
        "",
        "0",
        "256",
        "01",
        "+1",
        "1 ",
        " 1",
        "1  watch",
        "1 watch auction",
        "1 watch watch",
        "1 Watch",
        "auction",
    ] {
        assert_eq!(
            Round::parse_start(Seed(1), seats(3), junk),
            None,
            "{junk:?}"
        );
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_without_a_panic(text in ".{0,40}|[0-9]{1,4}( auction| watch| ){0,3}") {
        if let Some(start) = Round::parse_start(Seed(1), seats(3), &text) {
            prop_assert_eq!(Round::start_text(&start), text.clone());
        }
        if let Some(decision) = Round::parse_move(&text) {
            prop_assert_eq!(Round::move_text(decision), text);
        }
    }
}

/// Results as the first release has kept them. The file never changes.
#[test]
fn kept_results_name_options_and_levels_of_this_game() {
    let text = include_str!("../data/results-1.txt");
    let (results, _) = Results::read(text);
    let is_known = |result: &&MatchResult| {
        let players = i64::try_from(result.levels.len()).expect("few");
        let start = Round::parse_start(result.seed, seats(players), &result.options);
        let level = |id: &String| id.is_empty() || INFO.level(id).is_some();
        start.is_some() && result.levels.iter().all(level)
    };
    let known: Vec<_> = results.as_slice().iter().filter(is_known).collect();
    assert_eq!(known.len(), 6);
    assert_eq!(text.lines().last(), Some(&*known[5].to_line()));
}
