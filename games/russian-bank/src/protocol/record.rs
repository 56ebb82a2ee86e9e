//! Deal records: one deal per line, and the answer to it.

use cards::Seat;
use protocol::{DealRecord, play_record};
use serde::Serialize;

use crate::rules::{Ending, Fault, Faults, Move, Round, Setup, two};

/// The answer to a record: what follows from the cards and the moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// For each move, the legal ones.
    pub legal: Vec<Vec<String>>,
    /// Whether the deal is over.
    pub over: bool,
    /// The winner's seat; null if nobody has won.
    pub winner: Option<u8>,
    /// The number of cards on each foundation: two of spades, clubs, diamonds, hearts.
    pub foundations: Vec<u8>,
    /// The number of cards that each player has left.
    pub left: Vec<usize>,
}

impl DealRecord for Setup {
    const GAME: &'static str = "russian-bank";
    type Round = Round;
    type Fault = Fault;
    type Answer = Replay;

    fn check(&self) -> Result<(Round, Vec<Move>), Faults> {
        self.validate()
    }

    fn answer(start: &Round, moves: &[Move]) -> Replay {
        let (round, legal) = play_record(start, moves, |mv| mv.to_string());
        let position = round.position();
        let seats = two().seats();
        Replay {
            legal,
            over: position.ending.is_some(),
            winner: position.ending.and_then(Ending::winner).map(Seat::get),
            foundations: position.foundations.to_vec(),
            left: seats.map(|seat| position.cards_left(seat)).collect(),
        }
    }
}
