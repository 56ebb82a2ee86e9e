//! The answer to a deal record.

use cards::Seat;
use game::{Game, Turn};
use serde::Serialize;

use crate::protocol::record::{DealRecord, DecisionRecord, LayoutRecord, ParseRecordError};
use crate::rules::{Round, Step};

/// All that follows from the hands and the decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// For each decision, all that the player could have chosen.
    legal: Vec<Vec<DecisionRecord>>,
    /// All cards played, each with its seat.
    played: Vec<(u8, String)>,
    /// Whether the deal is over.
    over: bool,
    /// The seat of the winner, if there is one.
    winner: Option<u8>,
    /// The chips that each seat has won or lost in this deal so far.
    won: Vec<i32>,
    /// The chips on the layout.
    left: LayoutRecord,
}

impl Replay {
    /// Reads a line with a deal record, plays it, and computes the answer.
    ///
    /// # Errors
    /// The line is not a valid record.
    ///
    /// ```
    /// use michigan::protocol::Replay;
    /// let error = Replay::parse(br#"{"game":"michigan"}"#).expect_err("no players");
    /// assert!(error.to_string().contains("missing field `players`"));
    /// ```
    pub fn parse(line: &[u8]) -> Result<Self, ParseRecordError> {
        let round = DealRecord::read(line)?.round();
        round
            .map(|round| Self::new(&round))
            .map_err(ParseRecordError::Faults)
    }

    /// Computes what follows from a round, finished or not.
    #[must_use]
    pub fn new(round: &Round) -> Self {
        let mut replayed = Round::new(*round.deal());
        let legal = round.decisions().iter().map(|decision| {
            let legal = replayed.legal();
            replayed.play_unchecked(*decision);
            legal.into_iter().map(DecisionRecord::from).collect()
        });
        let played = |step: &Step| match step {
            Step::CardPlayed { seat, card, .. } => Some((seat.get(), card.to_string())),
            _ => None,
        };
        let position = round.position();
        Self {
            legal: legal.collect(),
            played: round.steps().iter().filter_map(played).collect(),
            over: round.turn() == Turn::Over,
            winner: position.winner().map(Seat::get),
            won: position.won().as_slice().to_vec(),
            left: position.layout().into(),
        }
    }
}
