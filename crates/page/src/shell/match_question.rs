//! The questions to the person before a match is given up.

use session::{Event, MatchRecord};

/// A question to the person about their matches.
#[derive(Clone, Debug, PartialEq)]
pub enum MatchQuestion {
    /// Which match to give up, before this event is handled.
    WhichToDrop(Event),
    /// Whether to handle this event, though the match that gives way cannot be saved.
    Unsaved(Event),
    /// Whether to give this match up.
    Remove(Box<MatchRecord>),
    /// A page about challenges.
    Challenge(ChallengePage),
}

/// A page about challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengePage {
    /// The link that challenges somebody else to play the match at the table better.
    Link,
    /// The question whether to take the challenge in the address.
    Invitation,
    /// The match at the table and that of the challenger, side by side.
    Comparison,
}
