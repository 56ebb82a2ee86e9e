//! Matches that were set aside for another one.

use crate::session::MatchRecord;

use crate::protocol::{ParseSaveError, SavedMatch};

/// A match that was set aside, with its commitment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsideMatch {
    /// The match.
    pub record: MatchRecord,
    /// Commitment to its seed, as [`CommitmentRecord`](protocol::CommitmentRecord) reads it; empty if
    /// there is none.
    pub commitment: String,
    /// Order of setting aside: the newest has the highest number.
    pub order: u32,
}

impl AsideMatch {
    /// Reads a match that was set aside. The current match has the same form, with order 0.
    ///
    /// # Errors
    /// Fails if the save is unreadable, comes from another game or a later version, or breaks the
    /// rules.
    pub fn load(text: &str) -> Result<Self, ParseSaveError> {
        let mut saved = SavedMatch::read(text)?;
        Ok(Self {
            commitment: core::mem::take(&mut saved.commitment),
            order: saved.aside,
            record: saved.replay()?,
        })
    }

    /// The text to save.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut saved = SavedMatch::from(&self.record);
        saved.commitment.clone_from(&self.commitment);
        saved.aside = self.order;
        saved.to_json()
    }
}
