//! Reviews of decisions and deals.

use analysis::{reviewed_people, reviewed_rounds};
use cards::{Seat, Seed};
use game::Game;
use russian_bank::bots::Level;
use russian_bank::rules::{Move, Options, Round};
use russian_bank::session::{MatchRecord, Player, SessionOptions};
use russian_bank::words::BOT_NAMES;
use session::{TableBots, TableGame};

use crate::common::{a_match, dealt};
use crate::tables::typed;

/// A deal just before a move, and the seat whose turn it is.
fn after(moves: usize) -> (Round, Seat) {
    let mut round = dealt(Options::default(), 3);
    for number in 0..moves {
        let seat = round.to_move().expect("a turn");
        let mv = Round::choose(Level::Clerk.into(), &round.view(seat), Seed(number as u64));
        round.play_unchecked(mv.expect("a move"));
    }
    let seat = round.to_move().expect("a turn");
    (round, seat)
}

#[test]
fn giving_the_turn_away_costs_some_of_the_chance_to_win() {
    // The first position in which the turned card goes to the opponent's reserve, or ends the turn.
    let ends = |mv: &Move| mv.to_string() == "d-w";
    let has_both = |round: &Round| {
        let legal: Vec<Move> = round.legal().into_iter().collect();
        legal.iter().any(ends) && legal.iter().any(|mv| mv.to_string() == "d-R")
    };
    let (round, seat) = (0..200)
        .map(after)
        .find(|(round, _)| has_both(round))
        .expect("there is one");
    let legal = round.legal();
    let ended = legal.into_iter().find(ends).expect("a move");
    let review = Round::review(&round.view(seat), ended, Seed(1)).expect("a legal move");
    assert!(review.is_mistake(), "{review:?}");
    assert_ne!(review.best, ended);
    assert!(legal.contains(review.best));
    let better = Round::review(&round.view(seat), review.best, Seed(1)).expect("a legal move");
    assert_eq!((better.best, better.cost.value), (review.best, 0));
}

#[test]
fn a_decision_is_judged_by_the_view_and_the_seed_alone() {
    let (round, seat) = (20..200)
        .map(after)
        .find(|(round, _)| round.legal().len() > 2)
        .expect("there is one");
    let view = round.view(seat);
    for mv in round.legal() {
        let review = Round::review(&view, mv, Seed(1)).expect("a legal move");
        assert_eq!(Round::review(&view, mv, Seed(1)), Some(review));
        assert_eq!((review.taken, review.exact), (mv, None));
        assert!((0..=10_000).contains(&review.cost.value), "{review:?}");
    }
    let other = round.view(round.seats().left_of(seat));
    let mv = round.legal().into_iter().next().expect("a move");
    assert_eq!(Round::review(&other, mv, Seed(1)), None, "not their turn");
    let illegal = Move::all().find(|mv| !round.legal().contains(*mv));
    assert_eq!(Round::review(&view, illegal.expect("one"), Seed(1)), None);
}

#[test]
fn a_finished_deal_has_decisions_luck_and_a_result() {
    let players = vec![Player::here(""), Player::bot(BOT_NAMES[0], Level::Clerk)];
    let options = SessionOptions::new(players, |_| a_match(Options::default(), 1, 4));
    let mut record = MatchRecord::new(options.expect("good options"));
    while !record.is_over() {
        let typed = typed(&record);
        let seat = typed.round().to_move().expect("a turn");
        let mv = Round::choose(
            Level::Clerk.into(),
            &typed.view(seat),
            record.decision_seed(),
        );
        record
            .play(Round::word(mv.expect("a move")))
            .expect("legal");
    }
    let seat = reviewed_people(&record).next().expect("a person");
    let rounds = reviewed_rounds(&record, seat);
    assert_eq!(rounds.len(), 1);
    assert!(rounds[0].decisions.len() > 30);
    for (before, end) in typed(&record).rounds() {
        let start = before.deal();
        let payoff = end.payoffs().expect("it is over")[seat];
        let review = Round::review_deal(&start, &end, seat, Seed(1)).expect("it is over");
        assert_eq!(review.result, 5_000 * payoff);
        assert!(review.luck.value.abs() <= 5_000 && review.luck.margin < 400);
        assert_eq!(Round::review_deal(&start, &start, seat, Seed(1)), None);
    }
}
