//! The questions to the person before a match is given up.

use session::{Event, MatchRecord, TableGame};

/// A question to the person about their matches.
#[derive(Clone, Debug, PartialEq)]
pub enum MatchQuestion<R: TableGame> {
    /// Which match to give up, before this event is handled.
    WhichToDrop(Event<R>),
    /// Whether to handle this event, though the match that gives way cannot be saved.
    Unsaved(Event<R>),
    /// Whether to give this match up.
    Remove(Box<MatchRecord<R>>),
}
