//! The kept sample of a challenge is still read, and written the same; a match that is too long is cut.

use cards::Seed;
use own_trumps::bots::Level;
use own_trumps::rules::Round;
use own_trumps::session::{Player, SessionOptions};
use protocol::{Challenge, TableFormat, reader_of};
use table_conformance::kept_challenge;

use crate::tables::play;

#[test]
fn the_kept_challenge_is_still_read() {
    let text = include_str!("../data/challenge-1.txt").trim();
    let challenge = kept_challenge::<Round>(text);
    assert_eq!((challenge.challenger(), challenge.rounds()), ("Zoë", 3));
}

#[test]
fn a_match_that_is_too_long_for_a_link_is_cut_between_two_rounds() {
    let players = vec![Player::here(""), Player::bot("Vera", Level::Wolf)];
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
