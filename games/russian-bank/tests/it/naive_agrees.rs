//! The rules against the second implementation, on random deals.

use cards::{Seat, Seed, below};
use game::Game;
use game::conformance::{agree, counts_agree, random_move};
use russian_bank::bots::RulesPolicy;
use russian_bank::rules::{Ending, Round, Setup};

use crate::common::{all_options, dealt};
use crate::naive::Naive;

/// Deals for each choice of options.
const DEALS: u64 = 4;

fn naive(round: &Round) -> Naive {
    let setup = Setup::new(round, &[]);
    let starter = round.to_move().expect("a start").index();
    let sides = [0, 1].map(|seat| setup.cards[seat].clone());
    let reserve = sides.clone().map(|side| side[..13].to_vec());
    let mut stock = sides.map(|side| side[13..].iter().rev().cloned().collect::<Vec<_>>());
    let four_each = setup.four_each;
    let columns = (0..8).map(|column| {
        let seat = if four_each && column < 4 {
            1 - starter
        } else {
            starter
        };
        stock[seat].pop().into_iter().collect()
    });
    let columns = columns.collect();
    Naive {
        turned_only: setup.turned_only,
        reserve,
        stock,
        waste: [Vec::new(), Vec::new()],
        columns,
        built: Vec::new(),
        drawn: None,
        turn: starter,
        shifts: 0,
        idle: 0,
        moves: 0,
        over: false,
        winner: None,
    }
}

fn compare(round: &Round, naive: &Naive) {
    let position = round.position();
    let ending = position.ending;
    assert_eq!(ending.is_some(), naive.over, "{position:?}");
    let winner = ending.and_then(Ending::winner);
    assert_eq!(winner.map(Seat::index), naive.winner, "{position:?}");
    let built: usize = position.foundations.iter().copied().map(usize::from).sum();
    assert_eq!(built, naive.built.len());
    for seat in round.seats().seats() {
        let (own, at) = (position.side(seat), seat.index());
        for (pile, other) in [
            (&own.reserve, &naive.reserve[at]),
            (&own.stock, &naive.stock[at]),
            (&own.waste, &naive.waste[at]),
        ] {
            let cards = pile.as_slice().iter();
            assert_eq!(cards.map(ToString::to_string).collect::<Vec<_>>(), *other);
        }
    }
}

#[test]
fn both_implementations_agree_on_random_deals() {
    let (mut out, mut late) = (0, 0);
    for options in all_options() {
        for seed in 0..DEALS {
            let mut round = dealt(options, seed);
            let mut other = naive(&round);
            let mut generator = Seed(seed).generator();
            let policy = RulesPolicy { random_in: 5 };
            let choose = |round: &Round| {
                let seat = round.to_move()?;
                // Some deals are played at random alone, and end late.
                let is_random = seed % 4 == 3 || below(&mut generator, 8) == 0;
                if is_random {
                    random_move(round, &mut generator)
                } else {
                    policy.choose_from_view(&round.view(seat), &mut generator)
                }
            };
            agree(&mut round, &mut other, choose, compare).expect("the same rules");
            match round.position().ending {
                Some(Ending::Out(_)) => out += 1,
                _ => late += 1,
            }
        }
    }
    assert_eq!(out + late, 8 * DEALS);
    assert!(out > 10, "{out} deals ended with a player out");
    assert!(late > 0, "{late} deals ended by a limit");
}

#[test]
fn sequences_of_moves_are_counted() {
    for (options, seed) in all_options().step_by(2).zip(20..) {
        let mut round = dealt(options, seed);
        let mut other = naive(&round);
        let mut generator = Seed(seed).generator();
        let mut moves = 0..150;
        let choose = |round: &Round| {
            moves
                .next()
                .and_then(|_| random_move(round, &mut generator))
        };
        agree(&mut round, &mut other, choose, compare).expect("the same rules");
        counts_agree(&round, &other, 4).expect("the same counts");
    }
}
