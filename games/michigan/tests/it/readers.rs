//! Readers of records on any input: they never panic, and what they accept they write again.

use cards::Seed;
use game::{Game, Turn};
use michigan::protocol::{DealRecord, Replay};
use michigan::rules::{Round, Setup, UntrustedDecision};
use proptest::prelude::*;

use crate::common::{ALL_OPTIONS, dealt};

/// A random round up to a number of decisions.
fn played(players: i64, options: usize, (seed, most): (u64, usize)) -> Round {
    let mut round = dealt(players, ALL_OPTIONS[options], seed);
    let mut generator = Seed(seed).derive(1).generator();
    for _ in 0..most {
        let legal: Vec<_> = round.legal().into_iter().collect();
        if round.turn() == Turn::Over {
            break;
        }
        let most = u32::try_from(legal.len().min(8)).expect("few");
        round.play_unchecked(legal[cards::below(&mut generator, most) as usize]);
    }
    round
}

fn untrusted() -> impl Strategy<Value = UntrustedDecision> {
    prop_oneof![
        "keep|swap|pass|hold|[2-9TJQKA][SCDH]|.{0,3}".prop_map(UntrustedDecision::Word),
        any::<i64>().prop_map(UntrustedDecision::Chips),
        (-1_i64..101).prop_map(UntrustedDecision::Chips),
    ]
}

proptest! {
    #[test]
    fn a_record_is_read_back(
        players in 3_i64..=8, options in 0_usize..4, seed in 0_u64..1_000, most in 0_usize..80,
    ) {
        let round = played(players, options, (seed, most));
        let line = serde_json::to_string(&DealRecord::from(&round)).expect("JSON");
        let read = DealRecord::read(line.as_bytes()).expect("a record");
        prop_assert_eq!(read.round(), Ok(round));
    }

    #[test]
    fn any_text_is_read_or_refused(line in ".{0,200}") {
        let _ = Replay::parse(line.as_bytes());
    }

    #[test]
    fn a_changed_record_is_read_or_refused(
        at in 0_usize..2_000, byte in any::<u8>(), seed in 0_u64..50,
    ) {
        let round = played(4, 3, (seed, 30));
        let mut line = serde_json::to_vec(&DealRecord::from(&round)).expect("JSON");
        let at = at % line.len();
        line[at] = byte;
        if let Err(error) = Replay::parse(&line) {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn any_setup_is_accepted_or_refused_with_its_faults(
        players in -1_i64..10,
        dealer in -1_i64..9,
        chips in -1_i64..3,
        options in 0_usize..4,
        decisions in prop::collection::vec(untrusted(), 0..8),
        moved in 0_usize..3,
    ) {
        let mut setup = Setup::from(&dealt(5, ALL_OPTIONS[options], 1));
        setup.players = players;
        setup.dealer = dealer;
        setup.layout[2] = chips;
        setup.decisions.clone_from(&decisions);
        let cards = setup.hands[0].split_off(moved);
        setup.dead.extend(cards);
        let is_good = players == 5 && (0..5).contains(&dealer) && chips >= 0 && moved > 0;
        match setup.validate() {
            Ok(round) => {
                prop_assert!(is_good);
                prop_assert_eq!(round.decisions().len(), decisions.len());
            }
            Err(faults) => {
                let number = faults.as_slice().len();
                prop_assert!(number > 0 && (!is_good || number == 1));
            }
        }
    }
}
