//! A saved match with what is saved beside it.

use session::MatchRecord;

use crate::saved_table::SavedTable;
use crate::{AnyFormat, AnyReader, ParseSaveError, check_save_header, read, write};

/// A match that was shelved, with its commitment. The current match has the same form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelvedMatch {
    /// The match.
    pub record: MatchRecord,
    /// Commitment to its seed, as [`CommitmentRecord`](crate::CommitmentRecord) reads it; empty if
    /// there is none.
    pub commitment: String,
    /// Order of shelving: the newest has the highest number.
    pub order: u32,
}

impl ShelvedMatch {
    /// Reads a saved match, with the commitment and the order that are saved with it.
    ///
    /// # Errors
    /// Fails if the save is unreadable, comes from another game or a later version, or breaks the
    /// rules.
    pub fn load(format: &dyn AnyReader, text: &str) -> Result<Self, ParseSaveError> {
        read_save(format, text)
    }

    /// The text to save. An empty commitment and order 0, as of the current match, are left out.
    #[must_use]
    pub fn to_json(&self, format: &dyn AnyFormat) -> String {
        write_save(format, &self.record, &self.commitment, self.order)
    }
}

/// Reads a saved match, without what is saved with it.
///
/// # Errors
/// As [`ShelvedMatch::load`].
pub fn load_match(format: &dyn AnyReader, text: &str) -> Result<MatchRecord, ParseSaveError> {
    Ok(read_save(format, text)?.record)
}

/// The text to save of a match alone.
#[must_use]
pub fn match_text(format: &dyn AnyFormat, record: &MatchRecord) -> String {
    write_save(format, record, "", 0)
}

/// Reads a saved match of the present form or an earlier one.
fn read_save(format: &dyn AnyReader, text: &str) -> Result<ShelvedMatch, ParseSaveError> {
    let version = check_save_header(text, format.info().id(), format.save_version())?;
    let saved = if version < format.save_version() {
        let renewed = format.renew_save(text);
        renewed.and_then(|text| read(text.as_bytes()))
    } else {
        read(text.as_bytes())
    };
    let saved: SavedTable = saved.map_err(ParseSaveError::Json)?;
    let record = saved.replay(format).map_err(ParseSaveError::Match)?;
    let (commitment, order) = saved.into_shelved();
    Ok(ShelvedMatch {
        record,
        commitment,
        order,
    })
}

/// The text to save.
fn write_save(
    format: &dyn AnyFormat,
    record: &MatchRecord,
    commitment: &str,
    order: u32,
) -> String {
    let saved = SavedTable::new(format, record);
    write(&saved.shelved(format.save_version(), commitment, order))
}
