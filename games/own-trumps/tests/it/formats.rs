//! The format of a match in saves: its texts, and junk that is refused.

use cards::Seed;
use catalogue::OWN_TRUMPS;
use own_trumps::bots::Level;
use own_trumps::protocol::INFO;
use own_trumps::rules::{Match, Round};
use proptest::prelude::*;
use protocol::TableFormat;
use session::TableGame;

use crate::common::seats;
use crate::tables::chosen;

fn text(start: &Match) -> String {
    Round::start_text(start)
}

proptest! {
    #[test]
    fn a_start_that_is_read_is_written_the_same(junk in "[SCDHX]{0,5} ?-?[0-9]{0,4}( may-take| mirror| sixes-home| x| ){0,3}|.{0,30}", players in 2..=4_i64) {
        if let Some(start) = Round::parse_start(Seed(1), seats(players), &junk) {
            prop_assert_eq!(text(&start), junk);
        }
    }

    #[test]
    fn a_move_that_is_read_is_written_the_same(junk in "[2-9TJQKA][SCDH]|[a-z]{0,5}|.{0,9}") {
        if let Some(decision) = Round::parse_move(&junk) {
            prop_assert_eq!(Round::move_text(decision), junk);
        }
    }
}

#[test]
fn a_start_is_for_one_number_of_players() {
    for players in 2..=4 {
        for values in ["deals=1", "may-take=on sixes-home=on trump=hearts"] {
            let start = Round::start(Seed(1), seats(players), &chosen(values));
            for other in (2..=4).filter(|other| *other != players) {
                let read = Round::parse_start(Seed(1), seats(other), &text(&start));
                assert_eq!(read, None);
            }
        }
    }
}

#[test]
fn starts_are_short_lines_and_others_are_refused() {
    let start = |values: &str| Round::start(Seed(1), seats(2), &chosen(values));
    let mirrored = start("trump=spades mirror=on may-take=on deals=10");
    assert_eq!(text(&mirrored), "SH 10 may-take mirror");
    for junk in [
        "",
        "SH",
        "SH 0",
        "SH 101",
        "SH 05",
        "SS 5",
        "SHC 5",
        "SH 5 ",
        "SH  5",
        "SC 5 mirror",
        "SH 5 mirror may-take",
        "SH 5 may-take may-take",
        "SH 5 off",
        "sh 5",
    ] {
        assert_eq!(
            Round::parse_start(Seed(1), seats(2), junk),
            None,
            "{junk:?}"
        );
    }
}

#[test]
fn the_person_has_the_chosen_suit_and_the_others_follow_from_the_seed() {
    for values in ["trump=any", "trump=hearts"] {
        let starts = (0..30).map(|seed| text(&Round::start(Seed(seed), seats(3), &chosen(values))));
        let starts: std::collections::BTreeSet<String> = starts.collect();
        let all_have_hearts = starts.iter().all(|start| start.starts_with('H'));
        assert_eq!(all_have_hearts, values == "trump=hearts");
        assert!(starts.len() > 3, "{starts:?}");
    }
}

#[test]
fn a_mirror_deal_gives_way_to_more_players() {
    let chosen = chosen("mirror=on sixes-home=on");
    let start = Round::start(Seed(1), seats(4), &chosen);
    assert!(!start.options().options().mirror_deal);
    assert!(start.options().options().sixes_go_home);
}

#[test]
fn levels_have_permanent_ids() {
    let ids = Level::ALL.map(Level::id);
    assert_eq!(ids, ["hare", "wolf", "bear", "fox"]);
    assert_eq!(INFO.level("imp"), None);
    assert_eq!(INFO.entry, OWN_TRUMPS);
}

/// Results as the first release has kept them. The file never changes.
#[test]
fn results_of_the_first_version_stay_readable() {
    let text = include_str!("../data/results-1.txt");
    let (results, unreadable) = protocol::Results::read(text);
    assert!(unreadable.is_empty(), "{unreadable:?}");
    assert_eq!(results.as_slice().len(), 24);
    assert_eq!(results.to_text(), text.trim_end());
    for result in results.as_slice() {
        let players = i64::try_from(result.levels.len()).expect("few");
        let seats = seats(players);
        let start = Round::parse_start(result.seed, seats, &result.options);
        assert!(start.is_some(), "{}", result.to_line());
        let levels = result.levels.iter().filter(|level| !level.is_empty());
        assert!(levels.clone().all(|level| INFO.level(level).is_some()));
    }
}
