//! The format of a match in saves: its texts, and junk that is refused.

use cards::Seed;
use catalogue::OWN_TRUMPS;
use own_trumps::bots::levels;
use own_trumps::protocol::INFO;
use own_trumps::rules::{Match, Round, mirrored_suit};
use own_trumps::session::{Player, SessionOptions};
use protocol::{Challenge, TableFormat, reader_of};
use session::Day;
use table_conformance::{kept_challenge, kept_results};

use crate::common::seats;
use crate::tables::{chosen, play};

fn text(start: &Match) -> String {
    Round::start_text(start)
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
    for junk in ["SH", "SH 0", "SH 101", "SS 5", "SC 5 mirror", "SH 5 off"] {
        let read = Round::parse_start(Seed(1), seats(2), junk);
        assert_eq!(read, None, "{junk:?}");
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
fn the_deal_of_a_day_is_one_mirror_deal_against_a_wolf() {
    assert_eq!(Round::DAILY_LEVEL, levels::WOLF);
    for number in 20_454..20_460 {
        let start = Round::daily_start(Day::from_number(number).expect("a day"));
        let options = start.options();
        assert!(options.options().mirror_deal && options.deals() == 1);
        let trumps = options.trumps();
        let suits: Vec<_> = trumps
            .seats()
            .seats()
            .map(|seat| trumps.suit(seat))
            .collect();
        assert_eq!(suits[1..], [mirrored_suit(suits[0])]);
    }
}

#[test]
fn levels_have_permanent_ids() {
    let ids = INFO.levels.iter().map(|level| level.id());
    assert_eq!(ids.collect::<Vec<_>>(), ["hare", "wolf", "bear", "fox"]);
    assert_eq!(INFO.level("imp"), None);
    assert_eq!(INFO.entry, OWN_TRUMPS);
}

/// Results as the first release has kept them. The file never changes.
#[test]
fn results_of_the_first_version_stay_readable() {
    let text = include_str!("../data/results-1.txt");
    assert_eq!(kept_results::<Round>(text), 24);
}

#[test]
fn the_kept_challenge_is_still_read() {
    let text = include_str!("../data/challenge-1.txt").trim();
    let challenge = kept_challenge::<Round>(text);
    assert_eq!((challenge.challenger(), challenge.rounds()), ("Zoë", 3));
}

#[test]
fn a_match_that_is_too_long_for_a_link_is_cut_between_two_rounds() {
    let players = vec![Player::here(""), Player::bot("Vera", levels::WOLF)];
    let start = |seats| Round::parse_start(Seed(1), seats, "SH 100").expect("a start");
    let options = SessionOptions::new(players, start).expect("good options");
    let mut whole = None;
    play(options, |table| {
        if table.record().is_over() {
            whole = Challenge::new(&table.record());
        }
    });
    let format = reader_of::<Round>();
    let whole = whole.expect("rounds are over");
    assert_eq!((whole.rounds(), whole.text(format)), (100, None));
    let (cut, text) = whole.clone().that_fits(format).expect("some rounds fit");
    assert!((10..100).contains(&cut.rounds()), "{}", cut.rounds());
    assert_eq!(Challenge::read(format, &text), Ok(cut.clone()));
    let one_more = whole.first_rounds(cut.rounds() + 1).expect("rounds");
    assert_eq!(one_more.text(format), None);
}
