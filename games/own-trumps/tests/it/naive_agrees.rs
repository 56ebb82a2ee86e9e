//! The rules against the second implementation, on thousands of random rounds; perft counts.

use cards::{Seat, Seed};
use game::Game;
use game::conformance::perft_agrees;
use own_trumps::protocol::DealRecord;
use own_trumps::rules::{Ending, Round, Setup};

use crate::common::{after, all_options, dealt, mixed};
use crate::naive::Naive;

/// Rounds for each number of players and each choice of options.
const ROUNDS: u64 = 65;

/// Counts of sequences of 1, 2, 3, … decisions, each before a record.
const COUNTS: &str = include_str!("../data/perft.txt");

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

fn legal(round: &Round) -> Vec<String> {
    let texts = round
        .legal()
        .into_iter()
        .map(|decision| decision.to_string());
    sorted(texts.collect())
}

fn assert_agree(round: &Round, naive: &Naive) {
    let (table, hands) = (round.position().table(), round.position().hands());
    assert_eq!(legal(round), sorted(naive.legal()), "{round:?}");
    let pile = table.pile().as_slice().iter().map(ToString::to_string);
    assert!(pile.eq(naive.pile.iter().cloned()), "{round:?}");
    for (hand, other) in hands.as_slice().iter().zip(&naive.hands) {
        let hand = hand.iter().map(|card| card.to_string()).collect();
        assert_eq!(sorted(hand), sorted(other.clone()), "{round:?}");
    }
    assert_eq!(table.ending().is_some(), naive.over, "{round:?}");
    let loser = table.ending().and_then(Ending::loser);
    assert_eq!(loser.map(Seat::index), naive.loser, "{round:?}");
    assert!(table.out().map(Seat::index).eq(naive.out.iter().copied()));
    assert_eq!(usize::from(table.decisions()), naive.decisions);
    if let Some(seat) = round.to_move() {
        assert_eq!(seat.index(), naive.turn, "{round:?}");
        assert_eq!(table.is_second(), naive.must_put_second, "{round:?}");
    }
}

#[test]
fn both_implementations_agree_on_thousands_of_random_rounds() {
    let (mut rounds, mut drawn, mut limits) = (0, 0, 0);
    for players in 2..=4 {
        for options in all_options(players) {
            for seed in 0..ROUNDS {
                let mut round = dealt(players, options, seed);
                let mut other = naive(&round);
                let mut generator = Seed(seed).generator();
                assert_agree(&round, &other);
                while let Some(decision) = mixed(&round, seed, &mut generator) {
                    round.play_unchecked(decision);
                    other.play(&decision.to_string());
                    assert_agree(&round, &other);
                }
                rounds += 1;
                let ending = round.position().table().ending();
                drawn += u32::from(ending == Some(Ending::Drawn));
                limits += u32::from(ending == Some(Ending::LimitReached));
            }
        }
    }
    assert_eq!(rounds, 16 * ROUNDS);
    assert!(drawn >= 2, "{drawn} rounds were drawn");
    assert!(limits > 5, "{limits} rounds reached the limit");
}

/// The number of sequences of `depth` decisions. A round that is over counts as one.
fn perft(naive: &Naive, depth: usize) -> u64 {
    if depth == 0 || naive.over {
        return 1;
    }
    let legal = naive.legal();
    let counts = legal.iter().map(|decision| {
        let mut after = naive.clone();
        after.play(decision);
        perft(&after, depth - 1)
    });
    counts.sum()
}

#[test]
fn sequences_of_decisions_are_counted() {
    let mut compared = 0;
    for line in COUNTS.lines() {
        let (counts, record) = line.split_once(": ").expect("counts: record");
        let counts: Vec<u64> = counts
            .split(' ')
            .map(|count| count.parse().expect("a count"))
            .collect();
        let record = DealRecord::read(record.as_bytes()).expect("a record");
        let (start, decisions) = record.validate().expect("a good record");
        let mut other = naive(&start);
        for decision in &decisions {
            other.play(&decision.to_string());
        }
        let round = after(&Setup::from((&start, &decisions[..])));
        perft_agrees(&round, &counts).expect("the recorded counts");
        let naive_counts: Vec<u64> = (1..=counts.len())
            .map(|depth| perft(&other, depth))
            .collect();
        assert_eq!(naive_counts, counts, "{line}");
        compared += counts.len();
    }
    assert!(compared > 60, "{compared} counts were compared");
}
