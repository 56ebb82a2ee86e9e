//! Texts of a match that several devices play.

use game::Record;
use session::{MatchRecord, Player};

use crate::saved_table::{Invalid, SavedTable, read_table};
use crate::{CompactText, MatchOf, OnlineGame, ParseSaveError, write};

/// The text of a match that several devices play, in the form of the saves here.
#[must_use]
pub fn write_online_match<G: OnlineGame>(record: &MatchRecord<G::Round>) -> String {
    write(&SavedTable::new::<G>(record, G::cards))
}

/// Reads such a text.
///
/// # Errors
/// As [`MatchFormat::read_save`](crate::MatchFormat::read_save).
pub fn read_online_match<G: OnlineGame>(
    text: &str,
) -> Result<MatchRecord<G::Round>, ParseSaveError<Invalid<G>>> {
    read_table::<G>(text)?
        .replay::<G>(G::round_with)
        .map_err(ParseSaveError::Match)
}

/// The text of such a match for the page of this window, which the page does not keep.
#[must_use]
pub fn pack_online_match<G: OnlineGame>(record: &Record<MatchOf<G>>, players: &[Player]) -> String {
    SavedTable::from_players::<G>(record, players, G::cards).to_text()
}

/// Reads the text of [`pack_online_match`]; `None` if it is none.
#[must_use]
pub fn unpack_online_match<G: OnlineGame>(text: &str) -> Option<MatchRecord<G::Round>> {
    SavedTable::read(text)?.replay::<G>(G::round_with).ok()
}
