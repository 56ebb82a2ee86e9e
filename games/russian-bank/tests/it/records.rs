//! Deal records: whole deals, and lines that are refused.

use cards::{Seat, Seed};
use game::Game;
use protocol::DealRecord;
use russian_bank::bots::RulesPolicy;
use russian_bank::rules::{Ending, Move, Options, Round, Setup};
use table_conformance::Records;

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

/// The record of a start and the moves after it.
fn record(start: &Round, moves: &[Move]) -> String {
    Setup::new(start, moves).to_line()
}

#[test]
fn a_record_replays_to_the_same_end() {
    for (options, seed) in all_options().zip(1..) {
        let (end, moves) = played(options, seed, 3000);
        assert_eq!(end.restarted(), dealt(options, seed));
        let replay = Setup::replay(record(&dealt(options, seed), &moves).as_bytes());
        let replay = replay.expect("a good record");
        assert!(replay.over);
        assert_eq!(replay.legal.len(), moves.len());
        assert_eq!(replay.foundations, &end.position().foundations);
        let winner = end.position().ending.and_then(Ending::winner);
        assert_eq!(replay.winner, winner.map(Seat::get));
    }
}

#[test]
fn records_read_back_and_damaged_ones_are_refused_by_name() {
    let all = all_options().zip(1..).map(|(options, seed)| {
        let (_, moves) = played(options, seed, 40);
        record(&dealt(options, seed), &moves)
    });
    let records = Records::<Setup> {
        good: &all.collect::<Vec<_>>().join("\n"),
        broken: "",
        faults: &[],
        answer: &["legal", "over", "winner", "foundations", "left"],
        unordered: &[],
        optional: &["four_each", "packs_apart", "turned_only"],
        record: Setup::new,
    };
    assert_eq!(records.check(), [8, 0]);
}

#[test]
fn wrong_records_are_refused_by_name() {
    let start = dealt(Options::default(), 1);
    let good = record(&start, &[]);
    let [first, second] = [0, 1].map(|at| format!("\"{}\"", start.dealt()[0][at]));
    for (wrong, told) in [
        (good.replace("\"dealer\":", "\"dealer\":7"), "dealer"),
        (good.replace(&first, &second), "has been dealt already"),
        (good.replace(&first, "\"ZZ\""), "is not a card"),
        (good.replace(&format!("{first},"), ""), "51 cards, not 52"),
        (
            good.replace("\"moves\":[]", "\"moves\":[\"d-1\"]"),
            "move 1: there is no card in that place",
        ),
        (
            good.replace("\"packs_apart\":false", "\"packs_apart\":true"),
            "is not in the pack",
        ),
    ] {
        let fault = Setup::replay(wrong.as_bytes())
            .expect_err("refused")
            .to_string();
        assert!(fault.contains(told), "{fault}");
    }
}
