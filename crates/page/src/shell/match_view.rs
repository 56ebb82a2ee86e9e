//! The views and the tasks of the chunk that every game with matches has.

use super::{MatchForm, MatchQuestion};

/// A view of the chunk about matches.
#[derive(Clone, Debug, PartialEq)]
pub enum MatchView {
    /// The form of all options.
    NewMatch(Box<MatchForm>),
    /// The unfinished matches.
    Matches,
    /// The buttons about challenges at the end of a round and of a match.
    End,
    /// A question about the person's matches.
    Question(MatchQuestion),
}

/// A task of the chunk about matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchTask {
    /// Connects with the host page.
    Embed,
    /// Takes the match over from another tab or frame.
    PlayOnHere,
    /// Takes the person's last decision back.
    Undo,
}
