//! The game in the shared formats, and samples that were kept.

use cards::Seed;
use game::ChosenOptions;
use michigan::bots::levels;
use michigan::protocol::INFO;
use michigan::rules::{Options, Round};
use protocol::TableFormat;
use session::{Day, TableGame};
use table_conformance::{kept_challenge, kept_results};

use crate::common::seats;

#[test]
fn the_default_options_are_one_deal_each_without_switches() {
    let start = Round::start(Seed(1), seats(4), &ChosenOptions::default());
    assert_eq!(Round::start_text(&start), "1");
    assert_eq!(start.deals(), 4);
    assert_eq!(INFO.id(), "michigan");
}

#[test]
fn a_match_has_1_to_255_deals_and_known_switches() {
    let read = |text| Round::parse_start(Seed(1), seats(3), text);
    assert_eq!(
        read("255 auction watch").map(|start| start.deals()),
        Some(765)
    );
    for junk in ["0", "256", "auction"] {
        assert_eq!(read(junk), None, "{junk:?}");
    }
    for junk in ["0", "100", "256", "-1", "10H"] {
        assert_eq!(Round::parse_move(junk), None, "{junk:?}");
    }
}

#[test]
fn the_deal_of_a_day_is_a_match_of_four_in_which_everybody_deals_once() {
    assert_eq!(Round::DAILY_LEVEL, levels::STEWARD);
    let start = Round::daily_start(Day::from_number(20_454).expect("a day"));
    assert_eq!((game::Match::seats(&start), start.deals()), (seats(4), 4));
    assert_eq!(start.options().options, Options::default());
}

/// Results as the first release has kept them. The file never changes.
#[test]
fn kept_results_name_options_and_levels_of_this_game() {
    let text = include_str!("../data/results-1.txt");
    assert_eq!(kept_results::<Round>(text), 6);
}

#[test]
fn the_kept_challenge_is_still_read() {
    let text = include_str!("../data/challenge-1.txt").trim();
    let challenge = kept_challenge::<Round>(text);
    assert_eq!((challenge.challenger(), challenge.rounds()), ("Zoë", 4));
}
