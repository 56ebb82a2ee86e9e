//! Texts of a match that several devices play.

use game::Record;
use session::{MatchRecord, Player};

use crate::saved_table::{Invalid, SavedTable, read_table};
use crate::{CompactText, MatchOf, ParseSaveError, SharedGame, write};

/// The text of a match that several devices play, in the form of the saves here.
#[must_use]
pub fn write_shared_match<G: SharedGame>(record: &MatchRecord<G::Round>) -> String {
    write(&SavedTable::new::<G>(record, G::cards))
}

/// Reads such a text.
///
/// # Errors
/// As [`MatchFormat::read_save`](crate::MatchFormat::read_save).
pub fn read_shared_match<G: SharedGame>(
    text: &str,
) -> Result<MatchRecord<G::Round>, ParseSaveError<Invalid<G>>> {
    read_table::<G>(text)?
        .replay::<G>(G::round_with)
        .map_err(ParseSaveError::Match)
}

/// The text of such a match for the page of this window, which the page does not keep.
#[must_use]
pub fn pack_shared_match<G: SharedGame>(
    record: &Record<MatchOf<G>>,
    players: &[Player<G::Level>],
) -> String {
    SavedTable::of::<G>(record, players, G::cards).to_text()
}

/// Reads the text of [`pack_shared_match`]; `None` if it is none.
#[must_use]
pub fn unpack_shared_match<G: SharedGame>(text: &str) -> Option<MatchRecord<G::Round>> {
    SavedTable::read(text)?.replay::<G>(G::round_with).ok()
}
