//! A deal record: the hands, the chips on the layout, and the decisions.

use core::fmt;

use cards::french::Suit;
use protocol::{ParseJsonError, read};
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::{Decision, Faults, Layout, Options, Round, Setup, UntrustedDecision};

/// A deal record, unchecked. Fields that it does not name are ignored, so a record may be written in one
/// object with its answer.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct DealRecord {
    game: String,
    players: i64,
    dealer: i64,
    #[serde(default)]
    auction: bool,
    #[serde(default)]
    watch: bool,
    layout: LayoutRecord,
    hands: Vec<Vec<String>>,
    dead: Vec<String>,
    moves: Vec<DecisionRecord>,
}

/// The chips on the four boodle cards, by card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LayoutRecord {
    #[serde(rename = "AH")]
    hearts: i64,
    #[serde(rename = "KC")]
    clubs: i64,
    #[serde(rename = "QD")]
    diamonds: i64,
    #[serde(rename = "JS")]
    spades: i64,
}

/// A decision: a word or a card as a text, a bid as a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DecisionRecord(UntrustedDecision);

/// Why a line is not a valid deal record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseRecordError {
    /// Not JSON of this form.
    Json(ParseJsonError),
    /// The record of another game, with this name.
    OtherGame(String),
    /// The deal or a decision is wrong.
    Faults(Faults),
}

impl DealRecord {
    /// The game's name in records.
    pub const GAME: &str = "michigan";

    /// Reads one line.
    ///
    /// # Errors
    /// The line is not JSON of this form, or the record of another game.
    pub fn read(line: &[u8]) -> Result<Self, ParseRecordError> {
        let record: Self = read(line).map_err(ParseRecordError::Json)?;
        if record.game == Self::GAME {
            return Ok(record);
        }
        let name = record.game.chars().take(20).collect();
        Err(ParseRecordError::OtherGame(name))
    }

    /// Plays the record by the rules. The round may be unfinished.
    ///
    /// # Errors
    /// All faults of the deal, or the first wrong decision.
    pub fn round(&self) -> Result<Round, Faults> {
        let LayoutRecord {
            hearts,
            clubs,
            diamonds,
            spades,
        } = self.layout;
        let setup = Setup {
            players: self.players,
            dealer: self.dealer,
            options: Options {
                auction: self.auction,
                watch: self.watch,
            },
            layout: [spades, clubs, diamonds, hearts],
            hands: self.hands.clone(),
            dead: self.dead.clone(),
            decisions: self.moves.iter().map(|mv| mv.0.clone()).collect(),
        };
        setup.validate()
    }
}

/// The record of a round, finished or not.
impl From<&Round> for DealRecord {
    fn from(round: &Round) -> Self {
        let setup = Setup::from(round);
        Self {
            game: Self::GAME.into(),
            players: setup.players,
            dealer: setup.dealer,
            auction: setup.options.auction,
            watch: setup.options.watch,
            layout: round.deal().layout().into(),
            hands: setup.hands,
            dead: setup.dead,
            moves: setup.decisions.into_iter().map(DecisionRecord).collect(),
        }
    }
}

impl From<Layout> for LayoutRecord {
    fn from(layout: Layout) -> Self {
        let [spades, clubs, diamonds, hearts] = Suit::ALL.map(|suit| layout[suit].into());
        Self {
            hearts,
            clubs,
            diamonds,
            spades,
        }
    }
}

impl From<Decision> for DecisionRecord {
    fn from(decision: Decision) -> Self {
        Self(UntrustedDecision::from(&decision))
    }
}

impl Serialize for DecisionRecord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            UntrustedDecision::Word(word) => to.serialize_str(word),
            UntrustedDecision::Chips(chips) => to.serialize_i64(*chips),
        }
    }
}

impl<'de> Deserialize<'de> for DecisionRecord {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(DecisionVisitor)
    }
}

/// Reads a text or a whole number.
struct DecisionVisitor;

impl Visitor<'_> for DecisionVisitor {
    type Value = DecisionRecord;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a decision: a text, or a bid as a whole number")
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<DecisionRecord, E> {
        Ok(DecisionRecord(UntrustedDecision::Word(word.into())))
    }

    fn visit_i64<E: de::Error>(self, chips: i64) -> Result<DecisionRecord, E> {
        Ok(DecisionRecord(UntrustedDecision::Chips(chips)))
    }

    fn visit_u64<E: de::Error>(self, chips: u64) -> Result<DecisionRecord, E> {
        self.visit_i64(i64::try_from(chips).unwrap_or(i64::MAX))
    }
}

impl fmt::Display for ParseRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(fault) => fault.fmt(f),
            Self::OtherGame(name) => {
                write!(f, "the game is {name:?}, not {:?}", DealRecord::GAME)
            }
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for ParseRecordError {}
