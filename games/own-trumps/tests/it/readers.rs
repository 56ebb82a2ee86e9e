//! Properties of the readers: what is written reads back, and nothing panics.

use cards::Seed;
use game::Game;
use own_trumps::protocol::{DealRecord, Replay, replay};
use own_trumps::rules::{Decision, MatchSetup, Options, Setup};
use proptest::prelude::*;

use crate::common::{all_options, dealt, random};

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[2-9TJQKA][SCDH]",
        Just("take".to_owned()),
        "[SCDH]",
        ".{0,30}",
    ]
}

fn texts(most: usize) -> impl Strategy<Value = Vec<String>> {
    proptest::collection::vec(text(), 0..=most)
}

proptest! {
    #[test]
    fn records_that_are_written_read_back(players in 2..=4_i64, at: prop::sample::Index, seed: u64, length in 0..200_usize) {
        let options: Vec<Options> = all_options(players).collect();
        let start = dealt(players, *at.get(&options), seed);
        let (mut round, mut moves) = (start, Vec::new());
        let mut generator = Seed(seed).generator();
        while let Some(decision) = random(&round, &mut generator).filter(|_| moves.len() < length) {
            round.play_unchecked(decision);
            moves.push(decision);
        }
        let record = DealRecord::new(&start, &moves);
        let line = serde_json::to_string(&record).expect("JSON");
        let (read_start, read_moves) = DealRecord::read(line.as_bytes())
            .and_then(DealRecord::validate)
            .expect("our own record");
        // That sixes went home is not in a record, so it is not known.
        prop_assert_eq!(read_start.position(), start.position());
        prop_assert_eq!(&read_moves, &moves);
        prop_assert_eq!(replay(line.as_bytes()).expect("good"), Replay::new(&start, &moves));
    }

    #[test]
    fn any_setup_is_accepted_or_refused_without_panic(
        players in -1..6_i64, leader in -1..5_i64, may_take: bool, trumps in texts(5),
        hands in proptest::collection::vec(texts(12), 0..5), moves in texts(5),
    ) {
        let setup = Setup { players, trumps, leader, may_take, hands, moves };
        let faults = setup.validate().expect_err("random hands are not a pack");
        prop_assert!(!faults.as_slice().is_empty() && !faults.to_string().is_empty());
    }

    #[test]
    fn any_match_is_accepted_or_refused_without_panic(
        players in -1..6_i64, deals: i64, trumps in texts(5), mirror_deal: bool,
    ) {
        let options = Options { mirror_deal, ..Options::default() };
        let setup = MatchSetup { players, trumps, deals, options };
        if let Err(faults) = setup.validate() {
            prop_assert!(!faults.to_string().is_empty());
        }
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(replay(&bytes).is_err());
    }

    #[test]
    fn decisions_read_back_and_other_texts_are_refused(text in text()) {
        if let Ok(decision) = text.parse::<Decision>() {
            prop_assert_eq!(decision.to_string(), text);
        }
    }

    #[test]
    fn wrong_decisions_are_refused_at_their_place(seed: u64, text in text(), good in 0..30_usize) {
        let start = dealt(3, Options::default(), seed);
        let (mut round, mut moves) = (start, Vec::new());
        let mut generator = Seed(seed).generator();
        for _ in 0..good {
            let decision = random(&round, &mut generator).expect("no round is as short");
            round.play_unchecked(decision);
            moves.push(decision);
        }
        let mut setup = Setup::from((&start, &moves[..]));
        setup.moves.push(text.clone());
        let is_legal = text.parse().is_ok_and(|decision| round.is_legal(decision));
        match setup.validate() {
            Ok(_) => prop_assert!(is_legal),
            Err(faults) => {
                let place = format!("decision {}: ", good + 1);
                prop_assert!(!is_legal && faults.to_string().starts_with(&place), "{}", faults);
            }
        }
    }
}
