//! The rules against the second implementation, on thousands of random rounds.

use cards::{Seat, Seed};
use game::Game;
use game::conformance::{agree, counts_agree};
use own_trumps::rules::{Ending, Round, Setup};

use crate::common::{all_options, dealt, mixed};
use crate::naive::Naive;

/// Rounds for each number of players and each choice of options.
const ROUNDS: u64 = 65;

pub(crate) fn naive(round: &Round) -> Naive {
    let setup = Setup::from((round, &[][..]));
    Naive {
        trumps: setup
            .trumps
            .iter()
            .map(|suit| suit.chars().next().expect("a suit"))
            .collect(),
        may_take: setup.may_take,
        hands: setup.hands,
        pile: Vec::new(),
        turn: usize::try_from(setup.leader).expect("a seat"),
        must_put_second: false,
        decisions: 0,
        out: Vec::new(),
        over: false,
        loser: None,
    }
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}

fn compare(round: &Round, naive: &Naive) {
    let (table, hands) = (round.position().table(), round.position().hands());
    let pile = table.pile.as_slice().iter().map(ToString::to_string);
    assert!(pile.eq(naive.pile.iter().cloned()), "{round:?}");
    for (hand, other) in hands.as_slice().iter().zip(&naive.hands) {
        let hand = hand.iter().map(|card| card.to_string()).collect();
        assert_eq!(sorted(hand), sorted(other.clone()), "{round:?}");
    }
    let left = naive.hands.iter().filter(|hand| !hand.is_empty()).count();
    let ending = match table.ending {
        Some(Ending::Lost(seat)) => (true, Some(seat.index()), 1),
        Some(Ending::Drawn) => (true, None, 1),
        Some(Ending::LimitReached) => (true, None, left.max(2)),
        None => (false, None, left),
    };
    assert_eq!(ending, (naive.over, naive.loser, left), "{round:?}");
    assert!(table.out().map(Seat::index).eq(naive.out.iter().copied()));
    assert_eq!(usize::from(table.decisions), naive.decisions);
    if let Some(seat) = round.to_move() {
        assert_eq!(seat.index(), naive.turn, "{round:?}");
        assert_eq!(table.is_second, naive.must_put_second, "{round:?}");
    }
}

#[test]
fn both_implementations_agree_on_thousands_of_random_rounds() {
    let (mut drawn, mut single, mut limits) = (0, 0, 0);
    for players in 2..=4 {
        for options in all_options(players) {
            for seed in 0..ROUNDS {
                let mut round = dealt(players, options, seed);
                let mut other = naive(&round);
                let mut generator = Seed(seed).generator();
                let choose = |round: &Round| mixed(round, seed, &mut generator);
                agree(&mut round, &mut other, choose, compare).expect("the same rules");
                let left: usize = other.hands.iter().map(Vec::len).sum();
                match round.position().table().ending {
                    Some(Ending::Drawn) => drawn += 1,
                    Some(Ending::LimitReached) => limits += 1,
                    _ => single += u32::from(left == 1),
                }
            }
        }
    }
    assert!(drawn >= 2, "{drawn} rounds were drawn");
    assert!(single >= 2, "{single} rounds were lost with one card");
    assert!(limits > 5, "{limits} rounds reached the limit");
}

#[test]
fn sequences_of_decisions_are_counted() {
    let mut generator = Seed(1).generator();
    for players in 2..=4 {
        for (options, most) in all_options(players).zip([0, 20, 40, 60, 80].into_iter().cycle()) {
            let mut round = dealt(players, options, 1);
            let mut other = naive(&round);
            let choose = |round: &Round| {
                let may_play = round.position().table().decisions < most;
                mixed(round, 1, &mut generator).filter(|_| may_play)
            };
            agree(&mut round, &mut other, choose, compare).expect("the same rules");
            counts_agree(&round, &other, 4).expect("the same counts");
        }
    }
}
