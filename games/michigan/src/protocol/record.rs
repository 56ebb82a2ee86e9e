//! Deal records: one round per line, with what follows from it.

use cards::Seat;
use game::{Game, Turn};
use protocol::{DealRecord, play_record};
use serde::Serialize;

use crate::rules::{
    Decision, Fault, Faults, Round, Setup, Step, UntrustedDecision, UntrustedLayout,
};

/// The answer to a record: all that follows from the hands and the decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// For each decision, all that the player could have chosen.
    legal: Vec<Vec<UntrustedDecision>>,
    /// All cards played, each with its seat.
    played: Vec<(u8, String)>,
    /// Whether the deal is over.
    over: bool,
    /// The seat of the winner, if there is one.
    winner: Option<u8>,
    /// The chips that each seat has won or lost in this deal so far.
    won: Vec<i32>,
    /// The chips on the layout.
    left: UntrustedLayout,
}

/// ```
/// use michigan::rules::Setup;
/// use protocol::DealRecord;
/// let error = Setup::replay(br#"{"game":"michigan"}"#).expect_err("no players");
/// assert!(error.to_string().contains("missing field `players`"));
/// ```
impl DealRecord for Setup {
    const GAME: &'static str = "michigan";
    type Round = Round;
    type Fault = Fault;
    type Answer = Replay;

    fn check(&self) -> Result<(Round, Vec<Decision>), Faults> {
        let round = self.validate()?;
        Ok((Round::new(*round.deal()), round.decisions().to_vec()))
    }

    fn answer(start: &Round, decisions: &[Decision]) -> Replay {
        let (round, legal) = play_record(start, decisions, UntrustedDecision::from);
        let played = |step: &Step| match step {
            Step::CardPlayed { seat, card, .. } => Some((seat.get(), card.to_string())),
            _ => None,
        };
        let position = round.position();
        Replay {
            legal,
            played: round.steps().iter().filter_map(played).collect(),
            over: round.turn() == Turn::Over,
            winner: position.winner().map(Seat::get),
            won: position.won().as_slice().to_vec(),
            left: position.layout().into(),
        }
    }
}
