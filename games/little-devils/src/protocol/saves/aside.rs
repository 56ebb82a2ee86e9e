//! A match that was set aside for another one.

use crate::session::MatchRecord;

use crate::protocol::{ParseSaveError, SavedMatch};

/// A match that was set aside for another one, with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsideMatch {
    /// The match.
    pub record: MatchRecord,
    /// The commitment to its seed, as [`CommitmentRecord`](protocol::Committed) reads it; empty if there is none.
    pub commitment: String,
    /// The more, the later it was set aside.
    pub order: u32,
}

impl AsideMatch {
    /// Reads a match that was set aside. The current match is read alike: it was set aside never.
    ///
    /// # Errors
    /// It cannot be read, comes from a later version, or is no match by the rules.
    pub fn load(text: &str) -> Result<Self, ParseSaveError> {
        let mut saved = SavedMatch::read(text)?;
        Ok(Self {
            commitment: core::mem::take(&mut saved.commitment),
            order: saved.aside,
            record: saved.replay()?,
        })
    }

    /// The text to keep.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut saved = SavedMatch::from(&self.record);
        saved.commitment.clone_from(&self.commitment);
        saved.aside = self.order;
        saved.to_json()
    }
}
