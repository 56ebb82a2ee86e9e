//! Tests of the content of a table.

mod piles;
mod plot;
mod scores;
mod selection;
mod step;
mod tutorial;
mod zone;

use cards::french::{PlayingCard, Rank, Suit};
use cards::{Seat, SeatRange, SeatSet};
use scene::{Better, Face, ScoreRow, Scores, Word};

/// A player, counting from 0.
fn seat(at: usize) -> Seat {
    let seats = SeatRange::ANY.most().seats();
    seats.into_iter().nth(at).expect("at most nine players")
}

/// A move.
fn word(text: &str) -> Word {
    Word::new(text).expect("a word")
}

/// Any face.
fn face() -> Face {
    Face::Card {
        card: PlayingCard::new(Rank::Ace, Suit::Spades),
        mark: None,
    }
}

/// The score sheet of three players; low totals are good.
fn sheet(rounds: &[[i32; 3]]) -> Scores {
    let row = |at: usize| ScoreRow {
        seat: seat(at),
        partners: SeatSet::EMPTY,
        name: format!("Player {at}"),
        rounds: rounds.iter().map(|round| round[at]).collect(),
        total: rounds.iter().map(|round| round[at]).sum(),
    };
    Scores {
        rows: (0..3).map(row).collect(),
        rounds: rounds.len(),
        better: Better::Low,
    }
}
