//! Perft: counts of move sequences, against fixed numbers and against a second, naive implementation of
//! the rules.

use cards::Card;
use game::Game;
use little_devils::bots::playout_state::PlayoutState;
use little_devils::rules::{Position, Round, notation};

/// Rounds with their counts at depths 1, 2, 3, …
const COUNTS: &str = include_str!("../data/perft.txt");

/// The largest count that is computed; less without optimization.
const LONGEST: u64 = if cfg!(debug_assertions) {
    200_000
} else {
    20_000_000
};

fn of_position(position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.to_move().is_none() {
        return 1;
    }
    let after = |card| {
        let mut next = *position;
        next.play_unchecked(card);
        of_position(&next, depth - 1)
    };
    position.legal().iter().map(after).sum()
}

fn of_table(table: &PlayoutState, depth: u32) -> u64 {
    if depth == 0 || table.is_over() {
        return 1;
    }
    let after = |card| {
        let mut next = *table;
        next.play(card);
        of_table(&next, depth - 1)
    };
    table.legal().iter().map(after).sum()
}

/// Rules 3.2 to 3.6 once more, with plain lists.
#[derive(Clone)]
struct Naive {
    hands: Vec<Vec<u8>>,
    leader: usize,
    trick: Vec<u8>,
}

impl Naive {
    fn new(round: &Round) -> Self {
        let mut naive = Self {
            hands: round
                .dealt()
                .as_slice()
                .iter()
                .map(|hand| hand.iter().map(Card::number).collect())
                .collect(),
            leader: round.seats().left_of(round.dealer()).index(),
            trick: Vec::new(),
        };
        for (_, card) in round.plays() {
            naive.play(card.number());
        }
        naive
    }

    fn mover(&self) -> usize {
        (self.leader + self.trick.len()) % self.hands.len()
    }

    fn legal(&self) -> Vec<u8> {
        let hand = &self.hands[self.mover()];
        let wanted = |card: &&u8| match self.trick[..] {
            [] => ![15, 25, 35, 45].contains(*card),
            [_] => true,
            [led, second, ..] => (**card > led) == (second > led),
        };
        let some: Vec<u8> = hand.iter().filter(wanted).copied().collect();
        if some.is_empty() { hand.clone() } else { some }
    }

    fn play(&mut self, card: u8) {
        let mover = self.mover();
        self.hands[mover].retain(|held| *held != card);
        self.trick.push(card);
        if self.trick.len() < self.hands.len() {
            return;
        }
        let (led, high) = (self.trick[0], self.trick[1] > self.trick[0]);
        let (followed, failed): (Vec<u8>, Vec<u8>) = self.trick[1..]
            .iter()
            .partition(|card| (**card > led) == high);
        let taking = match (high, failed.is_empty()) {
            (true, true) => followed.iter().max(),
            (true, false) => failed.iter().min(),
            (false, true) => followed.iter().min(),
            (false, false) => failed.iter().max(),
        };
        let place = self.trick.iter().position(|card| Some(card) == taking);
        self.leader = (self.leader + place.expect("it is in the trick")) % self.hands.len();
        self.trick.clear();
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 || self.hands.iter().all(Vec::is_empty) {
            return 1;
        }
        let after = |card| {
            let mut next = self.clone();
            next.play(card);
            next.perft(depth - 1)
        };
        self.legal().into_iter().map(after).sum()
    }
}

/// The deals of the file with their counts, the long ones left out.
fn deals() -> Vec<(Round, Vec<u64>)> {
    let lines = COUNTS.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (counts, round) = line.split_once(": ").expect("counts: deal");
            let counts = counts
                .split(' ')
                .map(|count| count.parse().expect("a count"));
            (
                notation::parse(round).expect("a deal"),
                counts.take_while(|count| *count <= LONGEST).collect(),
            )
        })
        .collect()
}

#[test]
fn positions_and_playout_states_have_the_counts_of_the_file() {
    let deals = deals();
    assert_eq!(deals.len(), 16);
    for (round, counts) in &deals {
        assert!(counts.len() >= 4, "{round:?}");
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(
                of_position(round.position(), depth),
                *count,
                "depth {depth}: {round:?}"
            );
            if round.plays().next().is_none() {
                assert_eq!(
                    of_table(&PlayoutState::new(round), depth),
                    *count,
                    "depth {depth}: {round:?}"
                );
            }
        }
    }
}

#[test]
fn an_independent_implementation_of_the_rules_has_the_counts_of_the_file() {
    for (round, counts) in &deals() {
        for (depth, count) in (1..)
            .zip(counts)
            .take_while(|(_, count)| **count < LONGEST / 20)
        {
            assert_eq!(
                Naive::new(round).perft(depth),
                *count,
                "depth {depth}: {round:?}"
            );
        }
    }
}
