//! Zobrist keys (Zobrist 1970): a number for each card in each place. The key of a position is the
//! exclusive or of the numbers of its cards.

use cards::french::PlayingCard;
use cards::{Seat, mix};

use crate::rules::{Decision, PACK_SIZE, Position};

/// The places of a card: the two hands, then the pile from bottom to top.
const PLACES: usize = 2 + PACK_SIZE;

/// A number for each place and card.
static KEYS: [[u64; PlayingCard::COUNT as usize]; PLACES] = keys();

/// The number of a player to move.
const TURN: u64 = 0x6a09_e667_f3bc_c909;

/// The number of a second card to come.
const SECOND: u64 = 0xbb67_ae85_84ca_a73b;

/// A position with its key.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) key: u64,
}

impl Node {
    pub(super) fn new(position: Position) -> Self {
        let mut key = turn_key(&position);
        for (seat, hand) in position.hands().iter() {
            for card in *hand {
                key ^= KEYS[seat.index()][card.index()];
            }
        }
        for (at, card) in position.table().pile.as_slice().iter().enumerate() {
            key ^= KEYS[2 + at][card.index()];
        }
        Self { position, key }
    }

    /// The position after a decision. Updates the key by the cards that move.
    pub(super) fn after(&self, decision: Decision) -> Self {
        let table = self.position.table();
        let pile = table.pile.as_slice();
        let seat = table.to_move().map_or(0, Seat::index);
        let mut key = self.key ^ turn_key(&self.position);
        let mut moved = |card: PlayingCard, at: usize| {
            key ^= KEYS[seat][card.index()] ^ KEYS[2 + at][card.index()];
        };
        match decision {
            Decision::Card(card) => moved(card, pile.len()),
            Decision::Take => {
                let cards = table.take().map_or(0, |(cards, _)| cards);
                let places = pile.iter().enumerate();
                places
                    .rev()
                    .take(cards)
                    .for_each(|(at, card)| moved(*card, at));
            }
        }
        let mut position = self.position;
        position.advance(decision);
        key ^= turn_key(&position);
        Self { position, key }
    }
}

/// The part of the key for the turn.
fn turn_key(position: &Position) -> u64 {
    let table = position.table();
    let second = table.to_move() != Some(Seat::FIRST);
    (u64::from(second) * TURN) ^ (u64::from(table.is_second) * SECOND)
}

/// Numbers by `SplitMix64`.
const fn keys() -> [[u64; PlayingCard::COUNT as usize]; PLACES] {
    let mut keys = [[0; PlayingCard::COUNT as usize]; PLACES];
    let mut state: u64 = 1;
    let mut place = 0;
    while place < PLACES {
        let mut card = 0;
        while card < PlayingCard::COUNT as usize {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            keys[place][card] = mix(state);
            card += 1;
        }
        place += 1;
    }
    keys
}
