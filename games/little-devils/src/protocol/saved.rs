//! A match as it is kept in the browser: the seed, who plays, and the cards played.
//!
//! The fields of version 1 stay as they were first released. The last three came later: a reader of
//! before passes over them, and without them a match is one that the person has set up.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::bots::Level;
use crate::session::{MatchOptions, MatchRecord, Opponent, OptionsError, ReplayError};
use cards::{Card, ParseCardError, Seed};

use protocol::write;
use protocol::{ParseJsonError, read};

/// The name of this game among others, in everything that may meet theirs.
pub(super) const GAME: &str = "little-devils";
const VERSION: u32 = 1;

/// A match as it is kept, unchecked. Other games will be told apart by `game`, later forms of this
/// one by `version`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct SavedMatch {
    game: String,
    version: u32,
    /// Decimal: not every 64-bit number is one in JavaScript.
    seed: String,
    name: String,
    opponents: Vec<SavedOpponent>,
    plays: Vec<i64>,
    /// Whether something was taken back.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    training: bool,
    /// Where the match comes from, as [`Origin`] is written.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    from: String,
    /// The commitment to its seed, as [`Committed`](protocol::Committed) reads it; of a match that was set aside.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) commitment: String,
    /// The more, the later it was set aside; 0 for one that was not.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) aside: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
struct SavedOpponent {
    name: String,
    level: String,
}

/// As much as every version of every game's save has.
#[derive(Deserialize)]
struct Header {
    game: String,
    version: u32,
}

/// Why a kept match cannot be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseSaveError {
    /// It is not JSON or not of the form.
    ParseJsonError(ParseJsonError),
    /// It is another game's, or a later version's.
    Foreign {
        /// Which game's.
        game: String,
        /// Which version's.
        version: u32,
    },
    /// The seed is not a number.
    Seed(String),
    /// A bot has a level that does not exist.
    Level(String),
    /// The match cannot be set up so.
    Options(OptionsError),
    /// A number that is no card.
    Card(ParseCardError),
    /// The cards are not a match.
    Record(ReplayError),
}

impl SavedMatch {
    /// Reads a kept match and plays it again.
    ///
    /// # Errors
    /// It cannot be read, comes from a later version, or is no match by the rules.
    pub fn load(text: &str) -> Result<MatchRecord, ParseSaveError> {
        Self::read(text)?.replay()
    }

    /// Reads a kept match as it is written.
    ///
    /// # Errors
    /// It cannot be read, or comes from a later version.
    pub(super) fn read(text: &str) -> Result<Self, ParseSaveError> {
        let Header { game, version } =
            read(text.as_bytes()).map_err(ParseSaveError::ParseJsonError)?;
        // Every version that was ever released keeps its line here, and its files in
        // tests/data/saves: an older form is read as what it was and turned into the present one.
        match (&*game, version) {
            (GAME, VERSION) => read(text.as_bytes()).map_err(ParseSaveError::ParseJsonError),
            _ => Err(ParseSaveError::Foreign { game, version }),
        }
    }

    /// The text to keep.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }

    /// Plays it again.
    ///
    /// # Errors
    /// It is no match by the rules.
    pub(super) fn replay(self) -> Result<MatchRecord, ParseSaveError> {
        let seed = self
            .seed
            .parse()
            .map(Seed)
            .map_err(|_| ParseSaveError::Seed(self.seed))?;
        let opponents = self
            .opponents
            .into_iter()
            .map(|SavedOpponent { name, level }| {
                let level = Level::from_id(&level).ok_or(ParseSaveError::Level(level))?;
                Ok(Opponent { name, level })
            });
        let opponents = opponents.collect::<Result<_, _>>()?;
        let options =
            MatchOptions::new(seed, &self.name, opponents).map_err(ParseSaveError::Options)?;
        let plays: Result<Vec<Card>, _> = self.plays.into_iter().map(Card::try_from).collect();
        let record = MatchRecord::replay(options, &plays.map_err(ParseSaveError::Card)?)
            .map_err(ParseSaveError::Record)?
            .with_origin(self.from.parse().unwrap_or_default());
        Ok(if self.training {
            record.with_takeback_used()
        } else {
            record
        })
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // so it is asked
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl From<&MatchRecord> for SavedMatch {
    fn from(record: &MatchRecord) -> Self {
        let options = record.options();
        let opponent = |opponent: &Opponent| SavedOpponent {
            name: opponent.name.clone(),
            level: opponent.level.id().into(),
        };
        Self {
            game: GAME.into(),
            version: VERSION,
            seed: options.seed().to_string(),
            name: options.saved_name().into(),
            opponents: options.opponents().iter().map(opponent).collect(),
            plays: record
                .plays()
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

impl fmt::Display for ParseSaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ParseJsonError(error) => error.fmt(f),
            Self::Foreign { game, version } => {
                write!(
                    f,
                    "a match of {game}, version {version}, which this version cannot read"
                )
            }
            Self::Seed(seed) => write!(f, "the seed is not a number: {seed}"),
            Self::Level(level) => write!(f, "there is no level {level}"),
            Self::Options(error) => error.fmt(f),
            Self::Card(error) => error.fmt(f),
            Self::Record(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseSaveError {}
