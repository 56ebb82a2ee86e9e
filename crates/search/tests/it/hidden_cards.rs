//! Searches with hidden cards: they choose the dominant move.

use std::collections::HashSet;

use cards::{Card, CardSet, Seat, Seed};
use search::{BudgetedSearch, Determinize, Ismcts, Pimc, Playout, RandomPolicy};

use crate::toy_nim::seats;
use crate::toy_stops::{Leader, cards};

fn pimc(hand: CardSet, determinizations: u32, seed: u64) -> u8 {
    let search = Pimc::new(Leader(hand), RandomPolicy, Seed(seed)).expect("cards");
    BudgetedSearch::new(search, determinizations)
        .finish()
        .number()
}

fn ismcts(hand: CardSet, iterations: u32, seed: u64) -> u8 {
    let search = Ismcts::new(Leader(hand), RandomPolicy, 1.5, Seed(seed)).expect("cards");
    BudgetedSearch::new(search, iterations).finish().number()
}

#[test]
fn both_searches_choose_the_dominant_card() {
    // Nobody can follow the 6, so its player leads again and is out. After the 1, the 2 and the rest
    // call each other, and another player is out first in every deal.
    for seed in 0..20 {
        assert_eq!(pimc(cards([1, 6]), 50, seed), 6);
        assert_eq!(ismcts(cards([1, 6]), 200, seed), 6);
    }
}

#[test]
fn a_card_that_wins_in_some_deals_only_is_worth_less() {
    // The 6 and then the 3 always win. The 3 calls the 4 and the 5 first: if one player has both, that
    // player is out before the 6.
    let wins = |lead: i64, seed: u64| {
        let mut state = Leader(cards([3, 6])).determinize(&mut Seed(seed).generator());
        state.play(Card::try_from(lead).expect("a card"));
        while state.to_move().is_some() {
            state.play(state.legal().lowest().expect("a legal card"));
        }
        state.payoffs()[Seat::FIRST] == 2
    };
    assert!((0..50).all(|seed| wins(6, seed)));
    assert!((0..50).any(|seed| wins(3, seed)) && (0..50).any(|seed| !wins(3, seed)));
    for seed in 0..20 {
        assert_eq!(pimc(cards([3, 6]), 100, seed), 6);
        assert_eq!(ismcts(cards([3, 6]), 400, seed), 6);
    }
}

#[test]
fn whose_turn_it_is_may_depend_on_hidden_cards() {
    let called: HashSet<u8> = (0..50)
        .map(|seed| {
            let mut state = Leader(cards([1, 6])).determinize(&mut Seed(seed).generator());
            state.play(Card::LOWEST);
            state.to_move().expect("the 2 is called").get()
        })
        .collect();
    assert_eq!(called, HashSet::from([1, 2]));
}

#[test]
fn determinizations_agree_with_the_view() {
    let mut generator = Seed(1).generator();
    let leader = Leader(cards([2, 5]));
    let states: Vec<_> = (0..100)
        .map(|_| leader.determinize(&mut generator))
        .collect();
    for state in &states {
        assert_eq!(state.hands()[leader.viewer()], leader.legal());
        let all = seats()
            .seats()
            .fold(CardSet::EMPTY, |all, seat| all | state.hands()[seat]);
        assert_eq!(all, cards([1, 2, 3, 4, 5, 6]));
    }
    assert!(states.iter().any(|state| state != &states[0]));
}

#[test]
fn the_same_seed_gives_the_same_card() {
    for seed in 0..10 {
        let cards_of = || {
            let hand = cards([2, 4]);
            (pimc(hand, 3, seed), ismcts(hand, 5, seed))
        };
        assert_eq!(cards_of(), cards_of());
    }
}
