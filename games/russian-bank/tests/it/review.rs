//! Reviews of decisions and deals.

use cards::Seed;
use game::Game;
use russian_bank::bots::levels;
use russian_bank::rules::{MAX_MOVES, Move, Options, Round};
use session::TableBots;

use crate::common::dealt;

/// A deal after this number of moves by simple rules, or at its end.
fn after(moves: usize) -> Round {
    let mut round = dealt(Options::default(), 3);
    for number in 0..moves {
        let Some(seat) = round.to_move() else { break };
        let mv = Round::choose(levels::CLERK, &round.view(seat), Seed(number as u64));
        round.play_unchecked(mv.expect("a move"));
    }
    round
}

#[test]
fn giving_the_turn_away_costs_some_of_the_chance_to_win() {
    // The first position in which the turned card goes to the opponent's reserve, or ends the turn.
    let ends = |mv: &Move| mv.to_string() == "d-w";
    let has_both = |round: &Round| {
        let legal: Vec<Move> = round.legal().into_iter().collect();
        legal.iter().any(ends) && legal.iter().any(|mv| mv.to_string() == "d-R")
    };
    let round = (0..200).map(after).find(has_both).expect("there is one");
    let seat = round.to_move().expect("a turn");
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
fn a_won_deal_counts_fifty_points_more_than_the_average() {
    let (start, end) = (after(0), after(usize::from(MAX_MOVES)));
    let payoffs = end.payoffs().expect("it is over");
    for (seat, payoff) in payoffs.iter() {
        let review = Round::review_deal(&start, &end, seat, Seed(1)).expect("it is over");
        assert_eq!(review.result, 5_000 * payoff);
        assert!(review.luck.value.abs() <= 5_000 && review.luck.margin < 400);
    }
}
