//! Exact values: the vectors of an independent implementation, and brute force.

use cards::{BySeat, Card, Generator, Seat, SeatCount, Seed, below};
use little_devils::bots::solver::{Limits, Solver, Unfinished};
use little_devils::protocol::PositionMessage;
use little_devils::rules::{Position, Round, SEATS};
use serde_json::Value;

const POSITIONS: [&str; 4] = [
    include_str!("../data/positions-3.jsonl"),
    include_str!("../data/positions-4.jsonl"),
    include_str!("../data/positions-5.jsonl"),
    include_str!("../data/positions-6.jsonl"),
];

const LIMITS: Limits = Limits {
    nodes: 1_000_000,
    table_bits: 12,
};

/// A deal with each player's `cards` last cards, reached by random play, and after that some random
/// cards of a trick.
fn ending(seats: SeatCount, cards: usize, generator: &mut Generator) -> Position {
    let deal = Round::shuffled(seats, Seat::FIRST, generator);
    let mut position = *deal.position();
    let played = (9 - cards) * seats.size() + below(generator, seats.get().into()) as usize;
    for _ in 0..played {
        let legal = position.legal();
        let card = legal.nth(below(generator, legal.len()));
        position.play_unchecked(card.expect("a legal card"));
    }
    position
}

/// Hand size that an unoptimized build solves at once.
fn few(seats: SeatCount) -> usize {
    if seats.get() < 5 { 4 } else { 3 }
}

fn children(position: &Position) -> impl Iterator<Item = (Card, Position, BySeat<u8>)> + '_ {
    position.legal().iter().map(|card| {
        let mut next = *position;
        next.play_unchecked(card);
        let devils = BySeat::from_fn(next.seats(), |seat| {
            next.devils()[seat] - position.devils()[seat]
        });
        (card, next, devils)
    })
}

/// The paranoid value by the definition, with nothing left out.
fn brute_paranoid(position: &Position, me: Seat) -> u8 {
    let values = children(position).map(|(_, next, devils)| devils[me] + brute_paranoid(&next, me));
    let value = if position.to_move() == Some(me) {
        values.min()
    } else {
        values.max()
    };
    value.unwrap_or(0)
}

/// The max^n vector by the definition, with nothing left out.
fn brute_maxn(position: &Position) -> Vec<u8> {
    let Some(mover) = position.to_move() else {
        return vec![0; position.seats().size()];
    };
    let vectors = children(position).map(|(_, next, devils)| {
        let rest = brute_maxn(&next);
        let sums = rest.iter().zip(devils.as_slice());
        sums.map(|(rest, now)| rest + now).collect::<Vec<_>>()
    });
    // min_by_key gives the first, the lowest card's, of equal ones.
    vectors
        .min_by_key(|vector| vector[mover.index()])
        .expect("a legal card")
}

#[test]
fn every_vector_agrees() {
    let mut solver = Solver::new(LIMITS);
    let mut lines = 0;
    for line in POSITIONS.iter().flat_map(|file| file.lines()) {
        let expected: Value = serde_json::from_str(line).expect("JSON");
        let (position, me) = PositionMessage::read(line.as_bytes()).expect("a position");
        assert_eq!(
            solver.paranoid(&position, me),
            Ok(number(&expected["paranoid"])),
            "{line}"
        );
        let moves = solver.moves(&position, me).expect("few cards");
        let wanted = expected["moves"].as_object().expect("moves");
        assert_eq!(moves.len(), wanted.len(), "{line}");
        for (card, value) in moves {
            assert_eq!(number(&wanted[&card.to_string()]), value, "{card}: {line}");
        }
        let maxn = solver.maxn(&position).expect("few cards");
        let wanted: Vec<u8> = expected["maxn"]
            .as_array()
            .expect("a list")
            .iter()
            .map(number)
            .collect();
        assert_eq!(maxn.as_slice(), wanted, "{line}");
        lines += 1;
    }
    assert_eq!(lines, 168);
}

fn number(value: &Value) -> u8 {
    value
        .as_u64()
        .and_then(|number| number.try_into().ok())
        .expect("devils")
}

#[test]
fn brute_force_agrees() {
    let mut solver = Solver::new(LIMITS);
    let mut generator = Seed(7).generator();
    for seats in SEATS.all() {
        for _ in 0..10 {
            let position = ending(seats, few(seats) - 1, &mut generator);
            for me in seats.seats() {
                let value = brute_paranoid(&position, me);
                assert_eq!(
                    solver.paranoid(&position, me),
                    Ok(value),
                    "{me:?}: {position:?}"
                );
                let moves = solver.moves(&position, me).expect("few cards");
                for ((card, next, devils), (of, value)) in children(&position).zip(moves) {
                    assert_eq!(of, card);
                    assert_eq!(
                        value,
                        devils[me] + brute_paranoid(&next, me),
                        "{card}: {position:?}"
                    );
                }
            }
            let vector = solver.maxn(&position).expect("few cards");
            assert_eq!(vector.as_slice(), brute_maxn(&position), "{position:?}");
        }
    }
}

#[test]
fn brute_force_agrees_on_larger_endings() {
    let mut solver = Solver::new(LIMITS);
    let mut generator = Seed(8).generator();
    for seats in SEATS.all() {
        let position = ending(seats, few(seats), &mut generator);
        let value = brute_paranoid(&position, Seat::FIRST);
        assert_eq!(solver.paranoid(&position, Seat::FIRST), Ok(value));
        let vector = solver.maxn(&position).expect("few cards");
        assert_eq!(vector.as_slice(), brute_maxn(&position), "{position:?}");
    }
}

#[test]
fn a_used_table_and_a_small_one_change_no_value() {
    let mut generator = Seed(11).generator();
    let mut used = Solver::new(LIMITS);
    for seats in SEATS.all() {
        for _ in 0..6 {
            let position = ending(seats, few(seats), &mut generator);
            let mut small = Solver::new(Limits {
                table_bits: 4,
                ..LIMITS
            });
            for me in seats.seats() {
                assert_eq!(used.paranoid(&position, me), small.paranoid(&position, me));
            }
        }
    }
}

#[test]
fn the_paranoid_value_is_the_best_or_worst_of_the_moves() {
    let mut generator = Seed(13).generator();
    let mut solver = Solver::new(LIMITS);
    for seats in SEATS.all() {
        for _ in 0..10 {
            let position = ending(seats, few(seats), &mut generator);
            let turn = position.to_move().expect("cards are left");
            for me in seats.seats() {
                let moves = solver.moves(&position, me).expect("few cards");
                let values = moves.iter().map(|(_, value)| *value);
                let value = if me == turn {
                    values.min()
                } else {
                    values.max()
                };
                assert_eq!(solver.paranoid(&position, me).ok(), value);
            }
        }
    }
}

#[test]
fn a_budget_that_is_too_small_is_reported_and_does_no_harm() {
    let mut generator = Seed(17).generator();
    let position = ending(SEATS.most(), 4, &mut generator);
    let small = Limits {
        nodes: 20,
        table_bits: 12,
    };
    let mut solver = Solver::new(small);
    assert_eq!(solver.paranoid(&position, Seat::FIRST), Err(Unfinished));
    assert_eq!(solver.moves(&position, Seat::FIRST), Err(Unfinished));
    assert_eq!(solver.maxn(&position), Err(Unfinished));
    assert!(solver.nodes() >= 20);
    let near_the_end = ending(SEATS.fewest(), 1, &mut generator);
    assert!(solver.paranoid(&near_the_end, Seat::FIRST).is_ok());
}

#[test]
fn a_round_that_is_over_is_worth_nothing() {
    let line = r#"{"players":3,"hands":[[],[],[]],"trick":[],"turn":1,"me":0}"#;
    let (over, me) = PositionMessage::read(line.as_bytes()).expect("a position");
    let mut solver = Solver::new(LIMITS);
    assert_eq!(solver.paranoid(&over, me), Ok(0));
    assert_eq!(solver.moves(&over, me), Ok(Vec::new()));
    assert!(
        solver
            .maxn(&over)
            .is_ok_and(|vector| vector.as_slice() == [0, 0, 0])
    );
}
