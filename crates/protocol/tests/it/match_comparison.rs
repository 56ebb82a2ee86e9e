//! Two matches with the same deals, side by side.

use core::cmp::Ordering;

use analysis::MatchComparison;
use cards::Seat;
use game::Turn;
use session::{Controller, MatchRecord, TableGame};

use crate::dice::{Dice, Move, WILD};
use crate::dice_format::{dice, play};

/// Plays whole rounds. The die falls by the seed; both players add as they are told.
fn played(adds: [usize; 2], rounds: usize) -> MatchRecord {
    let mut record = dice(3, &[Controller::Here, Controller::Bot(WILD)]);
    while !(record.round_number() == rounds && record.is_round_over()) {
        record.next_round();
        let pick = match record.any().turn() {
            Turn::Seat(seat) => adds[seat.index()],
            _ => 0,
        };
        play(&mut record, &[pick]);
    }
    record
}

fn compare(one: &MatchRecord, other: &MatchRecord) -> MatchComparison {
    MatchComparison::new(one, other, Seat::FIRST)
}

#[test]
fn equal_matches_have_no_difference() {
    let record = played([0, 0], 3);
    let compared = compare(&record, &record.clone().with_takeback_used());
    assert_eq!(compared.outcome, Ordering::Equal);
    assert_eq!(compared.takeback_used, [false, true]);
    assert!(compared.have_won[0].is_some() && compared.have_won[0] == compared.have_won[1]);
    assert!(!compared.has_more);
    let numbers: Vec<usize> = compared.rounds.iter().map(|round| round.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    for round in &compared.rounds {
        assert_eq!((round.first_difference, round.is_same_deal), (None, true));
        assert!(!round.turns.is_empty());
    }
}

#[test]
fn the_first_difference_is_the_first_other_decision_of_the_player() {
    let (one, other) = (played([0, 0], 2), played([2, 0], 2));
    let compared = compare(&one, &other);
    let first = &compared.rounds[0];
    assert_eq!(first.first_difference, Some(0));
    let adds = [1, 3].map(|number| Some(Dice::word(Move::Add(number))));
    assert_eq!(first.turns[0], adds);
    let longest = first.turns.len();
    let [theirs, mine] = [0, 1].map(|player| {
        let played = first.turns.iter().filter(|turn| turn[player].is_some());
        played.count()
    });
    assert!(
        mine < theirs && theirs == longest,
        "greater steps end it earlier"
    );
    let totals = [&one, &other].map(|record| record.any().totals()[Seat::FIRST]);
    assert_eq!(compared.totals, totals);
    assert_eq!(
        compared.outcome,
        totals[1].cmp(&totals[0]),
        "more is better in this game"
    );
}

#[test]
fn only_rounds_that_both_have_finished_are_compared() {
    let (one, other) = (played([0, 0], 3), played([0, 0], 1));
    let compared = compare(&one, &other);
    assert_eq!((compared.rounds.len(), compared.has_more), (1, true));
    assert_eq!(compared.have_won[1], None, "not over");
    let mut unfinished = played([0, 0], 1);
    play(&mut unfinished, &[0, 0]);
    assert_eq!(compare(&one, &unfinished).rounds, compared.rounds);
}
