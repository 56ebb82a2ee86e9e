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

use protocol::write;
use protocol::{ParseJsonError, read};

/// Name of this game in saves and host messages, which other games use as well.
pub(super) const GAME: &str = "little-devils";
const VERSION: u32 = 1;

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
    pub(super) commitment: String,
    /// Order in which matches were set aside, the newest highest; 0 for the current match.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) aside: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
struct SavedOpponent {
    name: String,
    level: String,
}

/// The fields that all versions of all games share.
#[derive(Deserialize)]
struct Header {
    game: String,
    version: u32,
}

/// Why a saved match cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseSaveError {
    /// Not JSON of this form.
    Json(ParseJsonError),
    /// A save of another game or a later version.
    Foreign {
        /// The game.
        game: String,
        /// The version.
        version: u32,
    },
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
        Self::read(text)?.replay()
    }

    /// Reads a saved match without replaying it.
    ///
    /// # Errors
    /// Fails if the save is unreadable, or comes from another game or a later version.
    pub(super) fn read(text: &str) -> Result<Self, ParseSaveError> {
        let Header { game, version } = read(text.as_bytes()).map_err(ParseSaveError::Json)?;
        // Every released version keeps its line here and its files in tests/data/saves. An older form
        // is read as what it was and converted to the present one.
        match (&*game, version) {
            (GAME, VERSION) => read(text.as_bytes()).map_err(ParseSaveError::Json),
            _ => Err(ParseSaveError::Foreign { game, version }),
        }
    }

    /// The text to save.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }

    /// Replays the match.
    ///
    /// # Errors
    /// Fails if the match breaks the rules.
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
                Ok(Player::bot(name, level))
            });
        let opponents = opponents.collect::<Result<_, _>>()?;
        let options =
            match_options(seed, &self.name, opponents).map_err(ParseSaveError::Options)?;
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

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl From<&MatchRecord> for SavedMatch {
    fn from(record: &MatchRecord) -> Self {
        let options = record.options();
        let opponent = |(name, level): (&str, Level)| SavedOpponent {
            name: name.into(),
            level: level.id().into(),
        };
        Self {
            game: GAME.into(),
            version: VERSION,
            seed: options.seed().to_string(),
            name: saved_name(options).into(),
            opponents: options.bots().map(opponent).collect(),
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

impl fmt::Display for ParseSaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Foreign { game, version } => {
                write!(
                    f,
                    "a match of {game}, version {version}, which this version cannot read"
                )
            }
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

impl core::error::Error for ParseSaveError {}
