//! Deal records: one round per line, with what follows from it.

use cards::Seat;
use cards::french::PlayingCardSet;
use protocol::{DealRecord, play_record};
use serde::Serialize;

use crate::rules::{Decision, Ending, Fault, Faults, Round, Setup};

/// The answer to a record: what follows from the hands and the decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// For each decision, the legal ones.
    pub legal: Vec<Vec<String>>,
    /// Whether the round is over.
    pub over: bool,
    /// The seats in the order in which they went out.
    pub out: Vec<u8>,
    /// Whether the round is drawn.
    pub draw: bool,
    /// The loser's seat.
    pub loser: Option<u8>,
    /// The pile, from bottom to top.
    pub pile: Vec<String>,
    /// Each seat's hand at the end.
    pub left: Vec<Vec<String>>,
}

impl DealRecord for Setup {
    const GAME: &'static str = "own-trumps";
    type Round = Round;
    type Fault = Fault;
    type Answer = Replay;

    fn check(&self) -> Result<(Round, Vec<Decision>), Faults> {
        self.validate()
    }

    fn answer(start: &Round, decisions: &[Decision]) -> Replay {
        let (round, legal) = play_record(start, decisions, |decision| decision.to_string());
        let (table, hands) = (round.position().table(), round.position().hands());
        let (pile, hands) = (table.pile.as_slice(), hands.as_slice());
        let loser = table.ending.and_then(Ending::loser);
        Replay {
            legal,
            over: table.ending.is_some(),
            out: table.out().map(Seat::get).collect(),
            draw: table.ending.is_some() && loser.is_none(),
            loser: loser.map(Seat::get),
            pile: pile.iter().map(ToString::to_string).collect(),
            left: hands.iter().copied().map(PlayingCardSet::texts).collect(),
        }
    }
}
