//! Validation of untrusted rounds.

use cards::BySeat;
use cards::french::PlayingCardSet;
use game::{Game, Turn};

use crate::rules::setup_reader::SetupReader;
use crate::rules::{Decision, DecisionFault, Fault, Faults, Knowledge, Position, Round};

/// An untrusted round, as read from a file, a link or a message: any numbers and texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The number of players, 2 to 4.
    pub players: i64,
    /// A trump suit for each seat: S, C, D or H.
    pub trumps: Vec<String>,
    /// The seat that leads.
    pub leader: i64,
    /// The option *may take*.
    pub may_take: bool,
    /// The cards of each seat, such as "6S" or "TH", in any order. Sizes may differ.
    pub hands: Vec<Vec<String>>,
    /// The decisions: cards and "take". The round may be unfinished.
    pub moves: Vec<String>,
}

impl Setup {
    /// Validates the deal: the round before its first decision.
    ///
    /// # Errors
    /// Every fault of the table and the hands.
    pub fn validate_start(&self) -> Result<Round, Faults> {
        let mut reader = SetupReader::new(self.players)?;
        let seats = reader.seats();
        let trumps = reader.trumps(&self.trumps);
        let leader = seats.seat(self.leader);
        let leader = leader.map_err(|fault| reader.refuse(Fault::Leader(fault)));
        let mut hands = BySeat::new(seats);
        for (at, texts) in self.hands.iter().enumerate() {
            let hand = reader.hand(at, texts);
            if let Some(seat) = seats.seats().nth(at) {
                hands[seat] = hand;
            }
        }
        reader.check_hands(self.hands.len());
        let leader = reader.finish(leader.ok())?;
        let position = Position::dealt(trumps, self.may_take, leader, hands);
        Ok(Round::new(position, Knowledge::none(seats)))
    }

    /// Validates the deal and the decisions: the start, and the decisions in order.
    ///
    /// # Errors
    /// Every fault of the table and the hands; if there are none, the first wrong decision.
    pub fn validate(&self) -> Result<(Round, Vec<Decision>), Faults> {
        let start = self.validate_start()?;
        let mut round = start;
        let mut decisions = Vec::new();
        for (text, number) in self.moves.iter().zip(1..) {
            let decision = read_decision(&round, text);
            let decision =
                decision.map_err(|fault| Faults::from(Fault::Decision { number, fault }))?;
            round.play_unchecked(decision);
            decisions.push(decision);
        }
        Ok((start, decisions))
    }
}

/// The texts of a round: its start, and the decisions made.
impl From<(&Round, &[Decision])> for Setup {
    fn from((start, decisions): (&Round, &[Decision])) -> Self {
        let (table, hands) = (start.position().table(), start.position().hands());
        let seats = table.seats().seats();
        let texts = |hand: &PlayingCardSet| hand.iter().map(|card| card.to_string()).collect();
        Self {
            players: table.seats().get().into(),
            trumps: seats
                .map(|seat| table.trump(seat).letter().into())
                .collect(),
            leader: table.turn.get().into(),
            may_take: table.may_take(),
            hands: hands.as_slice().iter().map(texts).collect(),
            moves: decisions.iter().map(Decision::to_string).collect(),
        }
    }
}

fn read_decision(round: &Round, text: &str) -> Result<Decision, DecisionFault> {
    let Turn::Seat(seat) = round.turn() else {
        return Err(DecisionFault::AfterTheEnd);
    };
    let decision = text.parse().map_err(DecisionFault::NotADecision)?;
    let checked = round.check(decision);
    checked.map_err(|reason| DecisionFault::IllegalPlay { seat, reason })?;
    Ok(decision)
}
