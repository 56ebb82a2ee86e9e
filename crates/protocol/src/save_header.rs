//! The fields that all saves of all games share, and why a save is refused.

use core::fmt;

use serde::Deserialize;

use crate::{InvalidTable, ParseJsonError, read};

/// The fields that all versions of all games share.
#[derive(Deserialize)]
struct SaveHeader {
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
    /// The game's own fields are not a match.
    Match(InvalidTable),
}

/// Checks that a save is one of the game with this id, in version 1 to `newest`. Returns the version.
///
/// # Errors
/// Fails if the text is not a save, or comes from another game or a later version.
pub fn check_save_header(text: &str, id: &str, newest: u32) -> Result<u32, ParseSaveError> {
    let SaveHeader { game, version } = read(text.as_bytes()).map_err(ParseSaveError::Json)?;
    if game == id && (1..=newest).contains(&version) {
        Ok(version)
    } else {
        Err(ParseSaveError::Foreign { game, version })
    }
}

impl fmt::Display for ParseSaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Foreign { game, version } => write!(
                f,
                "a match of {game}, version {version}, which this version cannot read"
            ),
            Self::Match(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for ParseSaveError {}
