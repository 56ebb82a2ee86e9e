//! A saved match: the seed, the players, and the cards played.
//!
//! The fields of version 1 stay as they were first released. `from`, `commitment` and `aside` are
//! later additions: older readers ignore them, and without them the match is one that the player has
//! set up.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::rules::IllegalPlay;
use crate::session::{MatchRecord, OptionsError, Player, match_options, saved_name};
use cards::{Card, ParseCardError, Seed};
use game::ReplayError;

use crate::protocol::{AsideMatch, LittleDevils};
use protocol::{GameFormat, check_save_header, read, write};

const VERSION: u32 = 1;

/// The level of an opponent who is a person at the same device. Later than the first release, whose readers
/// know no such level and refuse the save.
const PERSON: &str = "here";

/// A saved match, unchecked. `game` separates games, `version` later formats of this game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct SavedMatch {
    game: String,
    version: u32,
    /// Decimal, because JavaScript numbers cannot hold all 64-bit numbers.
    seed: String,
    name: String,
    opponents: Vec<SavedOpponent>,
    plays: Vec<i64>,
    /// Whether something was taken back.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    training: bool,
    /// Origin of the match, as [`Origin`](crate::session::Origin) is written.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    from: String,
    /// Commitment to the seed, as [`CommitmentRecord`](protocol::CommitmentRecord) reads it; only of
    /// a match that was set aside.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    commitment: String,
    /// Order in which matches were set aside, the newest highest; 0 for the current match.
    #[serde(default, skip_serializing_if = "is_zero")]
    aside: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
struct SavedOpponent {
    name: String,
    level: String,
}

/// Why a saved match cannot be opened.
pub type ParseSaveError = protocol::ParseSaveError<InvalidMatch>;

/// Why the fields of a save are not a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidMatch {
    /// The seed is not a number.
    Seed(String),
    /// A bot has a level that does not exist.
    Level(String),
    /// The options of the match are invalid.
    Options(OptionsError),
    /// A number that is not a card.
    Card(ParseCardError),
    /// The cards break the rules.
    Record(ReplayError<IllegalPlay>),
}

impl SavedMatch {
    /// Reads a saved match and replays it.
    ///
    /// # Errors
    /// Fails if the save is unreadable, comes from another game or a later version, or breaks the
    /// rules.
    pub fn load(text: &str) -> Result<MatchRecord, ParseSaveError> {
        Ok(Self::read(text)?.replay()?.record)
    }

    /// Reads a saved match without replaying it.
    ///
    /// # Errors
    /// Fails if the save is unreadable, or comes from another game or a later version.
    pub(super) fn read(text: &str) -> Result<Self, ParseSaveError> {
        // Every released version has its files in tests/data/saves. An older form is read as what it
        // was and converted to the present one.
        check_save_header(text, LittleDevils::INFO.id, VERSION)?;
        read(text.as_bytes()).map_err(ParseSaveError::Json)
    }

    /// The text to save.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }

    /// The save of a match that was set aside, with its commitment and its order.
    pub(super) fn set_aside(self, commitment: &str, order: u32) -> Self {
        Self {
            commitment: commitment.into(),
            aside: order,
            ..self
        }
    }

    /// Replays the match.
    ///
    /// # Errors
    /// Fails if the match breaks the rules.
    pub(super) fn replay(mut self) -> Result<AsideMatch, ParseSaveError> {
        Ok(AsideMatch {
            commitment: core::mem::take(&mut self.commitment),
            order: self.aside,
            record: self.replay_record().map_err(ParseSaveError::Match)?,
        })
    }

    fn replay_record(self) -> Result<MatchRecord, InvalidMatch> {
        let seed = self
            .seed
            .parse()
            .map(Seed)
            .map_err(|_| InvalidMatch::Seed(self.seed))?;
        let opponents = self
            .opponents
            .into_iter()
            .map(|SavedOpponent { name, level }| {
                if level == PERSON {
                    return Ok(Player::here(name));
                }
                let level = Level::from_id(&level).ok_or(InvalidMatch::Level(level))?;
                Ok(Player::bot(name, level))
            });
        let opponents = opponents.collect::<Result<_, _>>()?;
        let options = match_options(seed, &self.name, opponents).map_err(InvalidMatch::Options)?;
        let plays: Result<Vec<Card>, _> = self.plays.into_iter().map(Card::try_from).collect();
        let record = MatchRecord::replay(options, &plays.map_err(InvalidMatch::Card)?)
            .map_err(InvalidMatch::Record)?
            .with_origin(self.from.parse().unwrap_or_default());
        Ok(if self.training {
            record.with_takeback_used()
        } else {
            record
        })
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl From<&MatchRecord> for SavedMatch {
    fn from(record: &MatchRecord) -> Self {
        let options = record.options();
        let opponent = |seat| SavedOpponent {
            name: options.name(seat).into(),
            level: options.level(seat).map_or(PERSON, Level::id).into(),
        };
        Self {
            game: LittleDevils::INFO.id.into(),
            version: VERSION,
            seed: options.seed().to_string(),
            name: saved_name(options).into(),
            opponents: options.seats().seats().skip(1).map(opponent).collect(),
            plays: record
                .moves()
                .iter()
                .map(|card| card.number().into())
                .collect(),
            training: record.takeback_used(),
            from: record.origin().to_string(),
            commitment: String::new(),
            aside: 0,
        }
    }
}

impl fmt::Display for InvalidMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seed(seed) => write!(f, "the seed is not a number: {seed}"),
            Self::Level(level) => write!(f, "there is no level {level}"),
            Self::Options(OptionsError::Players(given)) => {
                write!(f, "{} opponents, not 2 to 5", given.players - 1)
            }
            Self::Options(error) => error.fmt(f),
            Self::Card(error) => error.fmt(f),
            Self::Record(ReplayError::IllegalPlay { number, reason }) => {
                write!(f, "card {number} of the match: {reason}")
            }
            Self::Record(ReplayError::AfterTheEnd(number)) => {
                write!(f, "card {number} is after the end of the match")
            }
        }
    }
}

impl core::error::Error for InvalidMatch {}
