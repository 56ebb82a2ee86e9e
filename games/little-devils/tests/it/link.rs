//! Match links: short, read back unchanged, and refused when damaged.

use cards::Seed;
use game::Game;
use little_devils::bots::Level;
use little_devils::protocol::{Link, ParseLinkError};
use little_devils::session::{MatchRecord, NAME_LENGTH, Player, match_options};
use proptest::prelude::*;

use crate::common::{play, typed};

/// A match with up to `cards` random legal cards.
fn record(opponents: usize, seed: u64, cards: usize, name: &str) -> MatchRecord {
    let opponent = |number| {
        let name = format!("{name}{number}");
        let name: String = name.chars().rev().take(NAME_LENGTH).collect();
        Player::bot(name, Level::ALL[number % Level::ALL.len()])
    };
    let opponents = (0..opponents).map(opponent).collect();
    let options = match_options(Seed(seed), name, opponents).expect("good options");
    let mut record = MatchRecord::new(options);
    let mut generator = Seed(seed).generator();
    for _ in 0..cards {
        record.next_round();
        let Some(card) = search::draw_move(typed(&record).round().legal(), &mut generator) else {
            break;
        };
        play(&mut record, card);
    }
    record
}

#[test]
fn a_whole_match_fits_into_a_short_link() {
    for (opponents, most) in [(2, 190), (3, 230), (4, 270), (5, 310)] {
        let record = record(opponents, 7, 2000, "Dora");
        assert!(record.is_over());
        let text = Link(record).write();
        assert!(
            text.len() <= most,
            "{} characters for {opponents} bots",
            text.len()
        );
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        assert!(text.chars().all(plain), "{text}");
    }
    let deal = Link(record(3, u64::MAX, 0, "Dora")).write();
    assert!(deal.len() <= 60, "{deal}");
}

#[test]
fn a_link_of_version_1_is_still_read() {
    let text = include_str!("../data/link-1.txt").trim();
    let link = Link::read(text).expect("as it was written first");
    assert_eq!(link.0, record(3, 2026, 50, "Dora"));
    assert_eq!(link.write(), text);
}

#[test]
fn each_kind_of_damage_has_its_own_error() {
    let text = Link(record(2, 1, 30, "Dora")).write();
    assert_eq!(Link::read(""), Err(ParseLinkError::Empty));
    assert_eq!(Link::read(&"1".repeat(5000)), Err(ParseLinkError::TooLong));
    assert_eq!(
        Link::read(&format!("2{}", &text[1..])),
        Err(ParseLinkError::Version('2'))
    );
    assert_eq!(
        Link::read(&text[..text.len() - 3]),
        Err(ParseLinkError::Damaged)
    );
    assert_eq!(Link::read("1!!!"), Err(ParseLinkError::Damaged));
    assert_eq!(Link::read("1AAAA"), Err(ParseLinkError::Damaged));
}

proptest! {
    #[test]
    fn every_match_is_read_back_as_it_was(
        opponents in 2..=5usize,
        seed: u64,
        cards in 0..600usize,
        name in "[a-zé猫🃏]{1,20}",
        training: bool,
    ) {
        let record = record(opponents, seed, cards, &name);
        let record = if training { record.with_takeback_used() } else { record };
        let link = Link(record);
        prop_assert_eq!(Link::read(&link.write()), Ok(link));
    }

    #[test]
    fn a_link_changed_anywhere_is_refused(seed: u64, cards in 0..200usize, at: usize, other in "[A-Za-z0-9_-]") {
        let text = Link(record(3, seed, cards, "Dora")).write();
        let at = at % text.len();
        let mut changed = text.clone();
        changed.replace_range(at..=at, &other);
        prop_assert!(changed == text || Link::read(&changed).is_err());
    }
}
