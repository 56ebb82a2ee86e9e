//! Rules 3 and 9: the dealer, points, and the end of a match.

use std::collections::BTreeSet;

use cards::french::Suit;
use cards::{Seat, Seed};
use game::conformance::random_move;
use game::{Game, Match as _, Standing};
use own_trumps::rules::{Ending, Match, MatchOptions, Options, Round};

use crate::common::{after, dealt, seat, setup};

fn new_match(deals: i64, seed: u64) -> Match {
    let options = MatchOptions::new(&Suit::ALL[..3], deals, Options::default());
    Match::new(options.expect("good options"), Seed(seed))
}

/// A finished round of three that this seat loses; drawn without one.
fn finished(loser: Option<Seat>) -> Round {
    let ends = |round: &Round| round.position().table().ending.and_then(Ending::loser) == loser;
    let played = (0..1000).map(|seed| {
        let mut round = dealt(3, Options::default(), seed);
        let mut generator = Seed(seed).generator();
        while let Some(decision) = random_move(&round, &mut generator) {
            round.play_unchecked(decision);
        }
        round
    });
    played
        .into_iter()
        .find(ends)
        .expect("some round ends like this")
}

#[test]
fn the_first_dealer_is_drawn_by_lot() {
    let dealers: BTreeSet<Seat> = (0..30).map(|seed| new_match(5, seed).dealer()).collect();
    assert_eq!(dealers.len(), 3);
}

#[test]
fn the_loser_deals_next_and_after_a_drawn_deal_the_same_player_again() {
    let mut state = new_match(5, 1);
    let first = state.dealer();
    state.finish_round(&finished(None));
    assert_eq!(state.dealer(), first, "the first deal was drawn");
    for loser in [2, 0].map(seat) {
        state.finish_round(&finished(Some(loser)));
        assert_eq!(state.dealer(), loser);
        let leader = state.deal().to_move();
        assert_eq!(leader, Some(game::Match::seats(&state).left_of(loser)));
        state.finish_round(&finished(None));
        assert_eq!(state.dealer(), loser, "a drawn deal changes nothing");
    }
}

#[test]
fn losing_a_deal_is_a_point_and_the_fewest_points_win() {
    let mut state = new_match(5, 1);
    for loser in [Some(0), None, Some(2), Some(0)] {
        assert_eq!(state.standing(), Standing::Ongoing);
        state.finish_round(&finished(loser.map(seat)));
    }
    assert_eq!(state.totals().as_slice(), [2, 0, 1]);
    state.finish_round(&finished(None));
    assert_eq!(state.standing(), Standing::Over(vec![seat(1)]));
    assert_eq!(state.endings().len(), 5);
}

#[test]
fn equal_points_share_the_place() {
    let mut state = new_match(1, 1);
    state.finish_round(&finished(Some(seat(1))));
    assert_eq!(state.standing(), Standing::Over(vec![seat(0), seat(2)]));
    let mut drawn = new_match(1, 1);
    drawn.finish_round(&finished(None));
    assert_eq!(
        drawn.standing(),
        Standing::Over([0, 1, 2].map(seat).to_vec())
    );
}

#[test]
fn the_trump_suits_stay_for_the_match() {
    let mut state = new_match(3, 1);
    for _ in 0..3 {
        let round = state.deal();
        let table = round.position().table();
        let suits: String = table
            .seats()
            .seats()
            .map(|seat| table.trump(seat).letter())
            .collect();
        assert_eq!(suits, "SCD");
        state.finish_round(&finished(Some(seat(0))));
    }
}

#[test]
fn an_unfinished_round_adds_nothing() {
    let mut state = new_match(3, 1);
    state.finish_round(&after(&setup("SCD", false, &["6S", "7S", ""], "")));
    assert!(state.endings().is_empty());
}
