//! Validation of untrusted rounds.

use cards::SeatCount;
use cards::french::{PlayingCardSet, Suit};
use game::{DealFault, DealtHands, play_untrusted};
use serde::{Deserialize, Serialize};

use crate::rules::{Decision, Fault, Faults, Knowledge, Position, Round, SEATS, Trumps, pack};

/// An untrusted round, as read from a file, a link or a message: any numbers and texts. Its fields are those of a
/// deal record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct Setup {
    /// The number of players, 2 to 4.
    pub players: i64,
    /// A trump suit for each seat: S, C, D or H.
    pub trumps: Vec<String>,
    /// The seat that leads.
    pub leader: i64,
    /// The option *may take*.
    #[serde(default)]
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
        let seats = SEATS.seat_count(self.players);
        let seats = seats.map_err(|fault| Fault::Deal(DealFault::Players(fault)))?;
        let mut faults = Vec::new();
        let suits = self.read_suits(seats, &mut faults);
        let leader = seats.seat(self.leader);
        let dealt = DealtHands::read(pack(), seats, &self.hands, None);
        let wrong_leader = leader.err().map(|fault| DealFault::Seat("leader", fault));
        faults.extend(
            wrong_leader
                .into_iter()
                .chain(dealt.faults)
                .map(Fault::Deal),
        );
        let Some(leader) = leader.ok().filter(|_| faults.is_empty()) else {
            return Err(Faults::new(faults));
        };
        let trumps = Trumps::new(seats, &suits);
        let position = Position::dealt(trumps, self.may_take, leader, dealt.hands);
        Ok(Round::new(position, Knowledge::none(seats)))
    }

    /// Validates the deal and the decisions: the start, and the decisions in order.
    ///
    /// # Errors
    /// Every fault of the table and the hands; if there are none, the first wrong decision.
    pub fn validate(&self) -> Result<(Round, Vec<Decision>), Faults> {
        let start = self.validate_start()?;
        let decisions = play_untrusted(&mut start.clone(), &self.moves, |text| text.parse());
        Ok((start, decisions.map_err(Fault::Decision)?))
    }

    /// Reads the trump suits; leaves wrong ones out.
    fn read_suits(&self, seats: SeatCount, faults: &mut Vec<Fault>) -> Vec<Suit> {
        let given = self.trumps.len();
        if given != seats.size() {
            faults.push(Fault::Trumps(given, seats));
        }
        let mut suits = Vec::new();
        for text in &self.trumps {
            match text.parse() {
                Err(fault) => faults.push(Fault::NotASuit(fault)),
                Ok(suit) if suits.contains(&suit) => faults.push(Fault::TrumpTwice(suit)),
                Ok(suit) => suits.push(suit),
            }
        }
        suits
    }
}

/// The texts of a round: its start, and the decisions made.
impl From<(&Round, &[Decision])> for Setup {
    fn from((start, decisions): (&Round, &[Decision])) -> Self {
        let (table, hands) = (start.position().table(), start.position().hands());
        let suits = table.seats().seats().map(|seat| table.trump(seat));
        let hands = hands.as_slice().iter().copied();
        Self {
            players: table.seats().get().into(),
            trumps: suits.map(|suit| suit.letter().into()).collect(),
            leader: table.turn.get().into(),
            may_take: table.may_take,
            hands: hands.map(PlayingCardSet::texts).collect(),
            moves: decisions.iter().map(Decision::to_string).collect(),
        }
    }
}
