//! Texts of a match that several devices play.

use session::{AnyMatch, MatchRecord, Player};

use crate::saved_table::{SavedTable, read_table};
use crate::{AnyFormat, AnyReader, CompactText, ParseSaveError, write};

/// The text of a match that several devices play, in the form of the saves here.
#[must_use]
pub fn write_online_match(format: &dyn AnyFormat, record: &MatchRecord) -> String {
    write(&SavedTable::new(format, record))
}

/// Reads such a text.
///
/// # Errors
/// As [`ShelvedMatch::load`](crate::ShelvedMatch::load).
pub fn read_online_match(
    format: &dyn AnyReader,
    text: &str,
) -> Result<MatchRecord, ParseSaveError> {
    let saved = read_table(format, text)?;
    saved.replay(format).map_err(ParseSaveError::Match)
}

/// The text of such a match for the page of this window, which the page does not keep.
#[must_use]
pub fn pack_online_match(
    format: &dyn AnyFormat,
    played: &dyn AnyMatch,
    players: &[Player],
) -> String {
    SavedTable::from_players(format, played, players).to_text()
}

/// Reads the text of [`pack_online_match`]; `None` if it is none.
#[must_use]
pub fn unpack_online_match(format: &dyn AnyReader, text: &str) -> Option<MatchRecord> {
    SavedTable::read(text)?.replay(format).ok()
}
