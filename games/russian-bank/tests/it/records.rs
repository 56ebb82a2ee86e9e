//! Deal records: whole deals, and lines that are refused.

use cards::{Seat, Seed};
use game::Game;
use proptest::prelude::{any, proptest};
use russian_bank::bots::RulesPolicy;
use russian_bank::protocol::{DealRecord, Replay};
use russian_bank::rules::{Ending, Move, Options, Round};

use crate::common::{all_options, dealt};

fn played(options: Options, seed: u64, most: usize) -> (Round, Vec<Move>) {
    let (mut round, mut moves) = (dealt(options, seed), Vec::new());
    let mut generator = Seed(seed).generator();
    let policy = RulesPolicy { random_in: 6 };
    while let Some(seat) = round.to_move().filter(|_| moves.len() < most) {
        let mv = policy.choose_from_view(&round.view(seat), &mut generator);
        let mv = mv.expect("a move");
        round.play_unchecked(mv);
        moves.push(mv);
    }
    (round, moves)
}

#[test]
fn a_record_replays_to_the_same_end() {
    for (options, seed) in all_options().zip(1..) {
        let (end, moves) = played(options, seed, 3000);
        let start = dealt(options, seed);
        let line = serde_json::to_vec(&DealRecord::new(&start, &moves)).expect("JSON");
        let (read, same) = DealRecord::parse(&line).expect("a good record");
        assert_eq!((&read, &same), (&start, &moves));
        let replay = Replay::parse(&line).expect("a good record");
        assert!(replay.over);
        assert_eq!(replay.legal.len(), moves.len());
        assert_eq!(replay.foundations, end.position().foundations());
        let winner = end.position().ending().and_then(Ending::winner);
        assert_eq!(replay.winner, winner.map(Seat::get));
    }
}

#[test]
fn wrong_records_are_refused_by_name() {
    let start = dealt(Options::default(), 1);
    let good = serde_json::to_string(&DealRecord::new(&start, &[])).expect("JSON");
    let first = start.dealt()[0][0].to_string();
    let second = start.dealt()[0][1].to_string();
    let quoted = |card: &str| format!("\"{card}\"");
    for (wrong, told) in [
        (
            good.replace("russian-bank", "michigan"),
            "\"michigan\" and not",
        ),
        (good.replace("\"dealer\":", "\"dealer\":7"), "dealer"),
        (
            good.replace(&quoted(&first), &quoted(&second)),
            "has been dealt already",
        ),
        (good.replace(&quoted(&first), "\"ZZ\""), "is not a card"),
        (
            good.replace(&format!("{},", quoted(&first)), ""),
            "51 cards, not 52",
        ),
        (
            good.replace("\"moves\":[]", "\"moves\":[\"d-1\"]"),
            "move 1: there is no card in that place",
        ),
        (
            good.replace("\"moves\":[]", "\"moves\":[\"x\"]"),
            "is not a move",
        ),
        (
            good.replace("\"packs_apart\":false", "\"packs_apart\":true"),
            "is not in the pack",
        ),
        ("7".into(), ""),
    ] {
        let fault = Replay::parse(wrong.as_bytes())
            .expect_err("refused")
            .to_string();
        assert!(fault.contains(told), "{fault}");
    }
}

proptest! {
    /// Moves as text come back, and the moves of a deal can be replayed from their texts.
    #[test]
    fn texts_of_moves_come_back(seed in any::<u64>(), most in 0_usize..200) {
        let (end, moves) = played(Options::default(), seed, most);
        let mut again = dealt(Options::default(), seed);
        for mv in moves {
            let mv: Move = mv.to_string().parse().expect("a move");
            again = again.play(mv).expect("legal");
        }
        assert_eq!(again, end);
        assert_eq!(again.restarted(), dealt(Options::default(), seed));
    }

    /// No text is read as a move unless it is written so.
    #[test]
    fn other_texts_are_no_moves(text in "[a-z0-9RW-]{0,5}") {
        if let Ok(mv) = text.parse::<Move>() {
            assert_eq!(mv.to_string(), text);
        }
    }
}
