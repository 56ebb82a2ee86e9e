//! Deal records: one round per line, with what follows from it (docs/protocol.md).

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::{Faults, Round, RoundSetup, Trick};
use cards::{Card, CardSet, Seat};
use game::Game;

use protocol::{ParseJsonError, read};

/// A deal record, unchecked: a round, and what follows from it as far as the record has it.
#[derive(Clone, Debug, Serialize)]
pub struct DealRecord {
    #[serde(flatten)]
    setup: RoundSetup,
    #[serde(flatten)]
    claims: Claims,
}

/// The optional fields.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct Claims {
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    legal: Option<Vec<Vec<i64>>>,
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    takers: Option<Vec<i64>>,
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    devils: Option<Vec<i64>>,
}

/// What follows from the hands dealt and the plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// For each play, the cards that the player to move could have played, ascending.
    pub legal: Vec<Vec<i64>>,
    /// Taker of each trick.
    pub takers: Vec<i64>,
    /// Devils of each seat in this round.
    pub devils: Vec<i64>,
}

/// Why a line is not a valid deal record.
#[derive(Debug)]
pub enum ParseRecordError {
    /// Not JSON of this form.
    Json(ParseJsonError),
    /// The rules forbid it.
    Faults(Faults),
    /// An optional field that does not follow from the plays.
    Claim {
        /// `legal`, `takers` or `devils`.
        field: &'static str,
        /// First entry that differs, counting from 1; 0 if only the length differs.
        place: usize,
    },
}

impl DealRecord {
    /// Reads one line.
    ///
    /// # Errors
    /// Fails if the line is not JSON of this form.
    pub fn read(line: &[u8]) -> Result<Self, ParseRecordError> {
        Ok(Self {
            setup: read(line).map_err(ParseRecordError::Json)?,
            claims: read(line).map_err(ParseRecordError::Json)?,
        })
    }

    /// Plays the record by the rules.
    ///
    /// # Errors
    /// Fails if the deal or a play breaks the rules, if the round is not complete, or if an optional
    /// field is wrong.
    pub fn replay(&self) -> Result<Replay, ParseRecordError> {
        let round = self.setup.validate_complete();
        let replay = Replay::new(&round.map_err(ParseRecordError::Faults)?);
        agree("legal", self.claims.legal.as_ref(), &replay.legal)?;
        agree("takers", self.claims.takers.as_ref(), &replay.takers)?;
        agree("devils", self.claims.devils.as_ref(), &replay.devils)?;
        Ok(replay)
    }
}

/// The record of a round, with all optional fields.
impl From<&Round> for DealRecord {
    fn from(round: &Round) -> Self {
        let Replay {
            legal,
            takers,
            devils,
        } = Replay::new(round);
        Self {
            setup: round.into(),
            claims: Claims {
                legal: Some(legal),
                takers: Some(takers),
                devils: Some(devils),
            },
        }
    }
}

impl Replay {
    /// Computes what follows from a round, finished or not.
    #[must_use]
    pub fn new(round: &Round) -> Self {
        let legal = |(before, ..): (Round, Seat, Card)| numbers(before.legal());
        Self {
            legal: round.replay().map(legal).collect(),
            takers: round
                .tricks()
                .iter()
                .filter_map(Trick::taker)
                .map(number)
                .collect(),
            devils: round
                .position()
                .devils()
                .as_slice()
                .iter()
                .map(|devils| (*devils).into())
                .collect(),
        }
    }
}

/// An optional field may be missing, but not null.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

fn agree<T: PartialEq>(
    field: &'static str,
    claim: Option<&Vec<T>>,
    truth: &[T],
) -> Result<(), ParseRecordError> {
    match claim {
        Some(claim) if claim != truth => {
            let differs = claim
                .iter()
                .zip(truth)
                .position(|(claimed, true_one)| claimed != true_one);
            Err(ParseRecordError::Claim {
                field,
                place: differs.map_or(0, |at| at + 1),
            })
        }
        _ => Ok(()),
    }
}

fn numbers(cards: CardSet) -> Vec<i64> {
    cards.iter().map(Card::number).map(i64::from).collect()
}

fn number(seat: Seat) -> i64 {
    seat.get().into()
}

impl fmt::Display for ParseRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Faults(faults) => faults.fmt(f),
            Self::Claim { field, place: 0 } => write!(f, "{field}: wrong length"),
            Self::Claim { field, place } => {
                write!(
                    f,
                    "{field}: entry {place} is not what follows from the plays"
                )
            }
        }
    }
}

impl core::error::Error for ParseRecordError {}
