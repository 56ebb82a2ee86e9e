//! Challenges: their texts, what fits into one, and the list of those that were taken.

use proptest::prelude::*;
use protocol::{
    Challenge, ChallengeStore, MAX_CHALLENGE_CHARACTERS, MAX_CHALLENGES, ParseChallengeError,
    StorageError, reader_of,
};
use session::{Controller, MatchRecord, Origin};

use crate::dice::{Dice, WILD};
use crate::dice_format::{dice, play};
use crate::memory::Memory;

/// The kept sample: the challenge of [`played`] with seed 7, two rounds.
const SAMPLE: &str = "1IzLV8wcAAAAAAAAAEfAD6ARjo3zS7iZyjxyAxJbSxn5NHeHNOIbpVrl8WPJ0";

/// The name of the list in the storage.
const NAME: &str = "toy-dice/challenges";

const TABLE: [Controller; 2] = [Controller::Here, Controller::Bot(WILD)];

/// A match with two finished rounds and the begin of a third.
fn played(seed: u64) -> MatchRecord {
    let mut record = dice(seed, &TABLE);
    while record.round_number() < 3 {
        play(&mut record, &[2, 1]);
    }
    record
}

fn challenge(seed: u64) -> Challenge {
    Challenge::new(&played(seed)).expect("a round is over")
}

fn text(seed: u64) -> String {
    challenge(seed).text(reader_of::<Dice>()).expect("short")
}

fn read(text: &str) -> Result<Challenge, ParseChallengeError> {
    Challenge::read(reader_of::<Dice>(), text)
}

#[test]
fn a_challenge_has_the_finished_rounds_and_reads_back() {
    let challenge = challenge(5);
    assert_eq!(
        (challenge.rounds(), challenge.challenger()),
        (2, "Player 1")
    );
    assert!(challenge.record().is_round_over());
    assert!(played(5).moves().starts_with(challenge.record().moves()));
    assert_eq!(read(&text(5)), Ok(challenge.clone()));
    let marked = Challenge::new(&played(5).with_takeback_used()).expect("a round");
    let marked = read(&marked.text(reader_of::<Dice>()).expect("short")).expect("a challenge");
    assert!(marked.record().takeback_used() && !challenge.record().takeback_used());
}

#[test]
fn the_kept_sample_is_still_read() {
    assert_eq!(text(7), SAMPLE);
    assert_eq!(read(SAMPLE), Ok(challenge(7)));
}

#[test]
fn only_a_persons_own_finished_rounds_are_a_challenge() {
    let bot = Controller::Bot(WILD);
    let of = |controllers: &[Controller], rounds: usize| {
        let mut record = dice(1, controllers);
        while record.round_number() <= rounds && !record.is_over() {
            play(&mut record, &[0]);
        }
        Challenge::new(&record).is_some()
    };
    assert!(of(&[bot, Controller::Here, bot], 1), "in any seat");
    assert!(!of(&TABLE, 0), "no round is over");
    for others in [Controller::Here, Controller::Online, Controller::Open] {
        assert!(!of(&[Controller::Here, others], 1), "{others:?}");
    }
    assert!(!of(&[Controller::Online, bot], 1), "nobody is here");
}

#[test]
fn damaged_and_later_texts_are_told_apart() {
    let text = text(5);
    for damaged in [
        "",
        "1",
        "-",
        "1AAAA",
        "é",
        &text[..text.len() - 1],
        &format!("{text}A"),
    ] {
        assert_eq!(
            read(damaged),
            Err(ParseChallengeError::Damaged),
            "{damaged}"
        );
    }
    assert_eq!(read("2abc"), Err(ParseChallengeError::Later));
    let long = format!("1{}", "A".repeat(MAX_CHALLENGE_CHARACTERS));
    assert_eq!(read(&long), Err(ParseChallengeError::Damaged));
}

#[test]
fn the_plays_cannot_be_seen_in_the_text() {
    // The same plays in another match look like something else.
    let (one, other) = (text(5), text(6));
    // After version, checksum and seed.
    let pairs = one.bytes().zip(other.bytes()).skip(17);
    let alike = pairs.filter(|(one, other)| one == other).count();
    assert!(alike < 6, "{one}\n{other}");
    assert!(!one.contains("UGxheWVy"), "not even a name");
}

#[test]
fn as_many_rounds_as_fit_are_taken() {
    let (whole, text) = challenge(5).that_fits(reader_of::<Dice>()).expect("short");
    assert_eq!((whole.rounds(), read(&text)), (2, Ok(challenge(5))));
    let first = whole.first_rounds(1).expect("a round");
    assert_eq!(first.rounds(), 1);
    assert!(whole.record().moves().starts_with(first.record().moves()));
    assert_eq!(whole.first_rounds(0), None);
    assert_eq!(whole.first_rounds(9), Some(whole.clone()));
}

#[test]
fn whoever_takes_it_plays_the_same_match_under_another_name() {
    let challenge = challenge(5);
    let mut mine = challenge.accept("Zoë");
    assert_eq!(mine.origin(), Origin::Shared);
    assert_eq!(mine.options().start(), challenge.record().options().start());
    assert!(challenge.is_played_in(&mine) && !challenge.is_met_by(&mine));
    assert!(!challenge.is_played_in(&mine.clone().with_origin(Origin::Own)));
    assert!(!challenge.is_played_in(&Challenge::new(&played(6)).expect("a round").accept("")));
    while !(mine.round_number() == 2 && mine.is_round_over()) {
        assert!(!challenge.is_met_by(&mine));
        play(&mut mine, &[0]);
    }
    assert!(challenge.is_met_by(&mine));
}

#[test]
fn taken_challenges_are_found_by_their_match() {
    let memory = Memory::new(&[(NAME, "junk")]);
    let store = ChallengeStore::new(&memory, reader_of::<Dice>());
    let mine = challenge(5).accept("");
    assert_eq!(store.find(&mine), None);
    store.keep(&text(5)).expect("room");
    store.keep(&text(5)).expect("room");
    assert_eq!(store.find(&mine), Some(challenge(5)));
    assert_eq!(store.find(&challenge(6).accept("")), None);
    for seed in 10..30 {
        store.keep(&text(seed)).expect("room");
    }
    let kept = memory.text(NAME).expect("kept");
    assert_eq!(kept.lines().count(), MAX_CHALLENGES);
    assert_eq!(store.find(&mine), None, "the oldest has gone");
    memory.refuses.set(true);
    assert_eq!(store.keep(&text(5)), Err(StorageError));
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(junk in ".{0,60}", bytes in proptest::collection::vec("[A-Za-z0-9_-]", 0..80)) {
        prop_assert!(read(&junk).is_err());
        let text = format!("1{}", bytes.concat());
        prop_assert!(read(&text).is_err());
    }
}
