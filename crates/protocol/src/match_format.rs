//! Trait of a game with saved matches, and a saved match.

use core::fmt::Debug;

use cards::Seed;

use crate::{GameFormat, ParseSaveError};

/// A game whose matches are saved and continued.
pub trait MatchFormat: GameFormat {
    /// A match: what is saved of it, and what follows from that.
    type Record: Clone + Debug + Eq;

    /// Why a save of this game is not a match.
    type Fault;

    /// The seed of a match.
    fn seed(record: &Self::Record) -> Seed;

    /// Whether two matches have equal options: seed, names and levels.
    fn have_equal_options(one: &Self::Record, other: &Self::Record) -> bool;

    /// Whether `record` continues `other`: equal options, and at least its moves. Then `other` need not
    /// be saved separately. A match continues itself.
    fn continues(record: &Self::Record, other: &Self::Record) -> bool;

    /// Whether a match is worth returning to: the person has made a move, and it is not over.
    fn is_unfinished(record: &Self::Record) -> bool;

    /// Reads a saved match, with the commitment and the order that are saved with it.
    /// [`check_save_header`](crate::check_save_header) refuses other games and later versions.
    ///
    /// # Errors
    /// Fails if the save is unreadable, comes from another game or a later version, or breaks the
    /// rules.
    fn read_save(text: &str) -> Result<ShelvedMatch<Self>, ParseSaveError<Self::Fault>>;

    /// The text to save. An empty commitment and order 0, as of the current match, are left out.
    fn write_save(record: &Self::Record, commitment: &str, order: u32) -> String;

    /// Reads a saved match, without what is saved with it.
    ///
    /// # Errors
    /// As [`Self::read_save`].
    fn load_save(text: &str) -> Result<Self::Record, ParseSaveError<Self::Fault>> {
        Ok(Self::read_save(text)?.record)
    }

    /// The text to save of a match alone.
    #[must_use]
    fn save_text(record: &Self::Record) -> String {
        Self::write_save(record, "", 0)
    }
}

/// A match that was shelved, with its commitment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelvedMatch<G: MatchFormat> {
    /// The match.
    pub record: G::Record,
    /// Commitment to its seed, as [`CommitmentRecord`](crate::CommitmentRecord) reads it; empty if
    /// there is none.
    pub commitment: String,
    /// Order of shelving: the newest has the highest number.
    pub order: u32,
}

impl<G: MatchFormat> ShelvedMatch<G> {
    /// Reads a match that was shelved. The current match has the same form, with order 0.
    ///
    /// # Errors
    /// Fails if the save is unreadable, comes from another game or a later version, or breaks the
    /// rules.
    pub fn load(text: &str) -> Result<Self, ParseSaveError<G::Fault>> {
        G::read_save(text)
    }

    /// The text to save.
    #[must_use]
    pub fn to_json(&self) -> String {
        G::write_save(&self.record, &self.commitment, self.order)
    }
}
