//! Records and timelines: errors, cursors, and rounds.

use cards::{Seat, Seed};
use game::{Game, Ignore, OneRound, Record, ReplayError, Timeline};

use crate::high_card::HighCard;
use crate::high_card_match::HighCardMatch;
use crate::kuhn::{Kuhn, Move};

fn start() -> OneRound<Kuhn> {
    OneRound::new(Kuhn::default(), Seed(1))
}

fn timeline(moves: &[Move]) -> Timeline<OneRound<Kuhn>> {
    Timeline::new(Record::replay(start(), moves).expect("legal"))
}

const CALLED: [Move; 4] = [Move::Deal(3), Move::Deal(1), Move::Bet, Move::Bet];

#[test]
fn a_replay_names_the_move_that_is_wrong() {
    let twice = [Move::Deal(3), Move::Deal(3)];
    let error = Record::replay(start(), &twice).expect_err("the same card");
    assert!(matches!(error, ReplayError::IllegalPlay { number: 2, .. }));
    assert_eq!(error.to_string(), "move 2: the move does not fit the turn");
    let longer = [&CALLED[..], &[Move::Pass]].concat();
    let error = Record::replay(start(), &longer).expect_err("after the end");
    assert_eq!(error.to_string(), "move 5 is after the end of the match");
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut timeline = timeline(&CALLED[..3]);
    timeline.undo();
    let before = timeline.clone();
    assert!(timeline.play(Move::Deal(2), &mut Ignore).is_err());
    assert_eq!(timeline, before);
}

#[test]
fn another_move_cuts_the_timeline_and_the_same_one_does_not() {
    let mut timeline = timeline(&CALLED);
    assert!(timeline.go_to(2));
    timeline.play(Move::Bet, &mut Ignore).expect("legal");
    assert_eq!((timeline.cursor(), timeline.moves()), (3, 4));
    timeline.play(Move::Pass, &mut Ignore).expect("legal");
    assert_eq!((timeline.cursor(), timeline.moves()), (4, 4));
    assert_eq!(timeline.next_move(), None);
    assert!(!timeline.redo(&mut Ignore));
}

#[test]
fn the_cursor_stays_within_the_timeline() {
    let mut timeline = timeline(&CALLED);
    assert!(!timeline.go_to(5));
    assert!(timeline.go_to(0));
    assert!(!timeline.undo());
    assert_eq!(timeline.next_move(), Some(Move::Deal(3)));
    assert!(timeline.go_to(4));
    assert_eq!(timeline.record().moves(), CALLED);
}

#[test]
fn chance_draws_the_same_after_a_takeback() {
    let mut timeline = timeline(&[]);
    let first = timeline.record().draw().expect("chance is to move");
    timeline.play(first, &mut Ignore).expect("legal");
    let second = timeline.record().draw().expect("chance is to move");
    assert!(timeline.go_to(0));
    assert_eq!(timeline.record().draw(), Some(first));
    assert!(timeline.go_to(1));
    assert_eq!(timeline.record().draw(), Some(second));
    timeline.play(second, &mut Ignore).expect("legal");
    assert_eq!(timeline.record().draw(), None);
}

#[test]
fn undo_and_redo_cross_the_end_of_a_round() {
    let start = HighCardMatch::new(HighCard::SEATS.fewest(), Seed(1));
    let mut timeline = Timeline::new(Record::new(start.clone()));
    for _ in 0..4 {
        timeline.next_round();
        let card = timeline.record().round().legal()[0];
        timeline.play(card, &mut Ignore).expect("legal");
    }
    let end = timeline.record().clone();
    assert_eq!((end.rounds().len(), end.is_round_over()), (2, true));

    assert!(timeline.undo() && timeline.undo());
    assert_eq!(timeline.record().moves().len(), 2);
    assert!(
        !timeline.record().is_round_over(),
        "the second round is dealt"
    );
    assert!(timeline.undo());
    assert_eq!(
        timeline.record().match_state(),
        &start,
        "the first round goes on"
    );

    let mut steps = Vec::new();
    while timeline.redo(&mut steps) {}
    assert_eq!(timeline.record(), &end);
    assert!(steps.len() >= 3, "{steps:?}");
}

#[test]
fn the_rounds_of_a_record_have_the_match_before_them() {
    let record = Record::replay(start(), &CALLED).expect("legal");
    let rounds = record.rounds();
    assert_eq!(rounds, [(start(), record.round().clone())]);
    assert_eq!(game::Match::totals(&start())[Seat::FIRST], 0);
}
