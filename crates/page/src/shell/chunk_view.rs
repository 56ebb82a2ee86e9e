//! The views and the tasks of the chunk.

use core::any::Any;

use scene::Face;
use session::MatchRecord;

use super::{Dialog, KeyPress, MatchForm, MatchQuestion};

/// A view of the chunk.
#[derive(Clone, Debug, PartialEq)]
pub enum View {
    /// A dialog that the person opens.
    Dialog(Dialog),
    /// The tutorial.
    Tutorial,
    /// The face of a piece that is no card.
    Face(Face),
    /// The moves of marked pieces, and many moves as a list.
    MoreChoices,
    /// The score pad with this id, and whether its cells are buttons.
    Pad(&'static str, bool),
    /// The form of all options.
    NewMatch(Box<MatchForm>),
    /// The unfinished matches.
    Matches,
    /// The end of a round and of a match: the chart, and the buttons about challenges.
    End,
    /// A question about the person's matches.
    Question(MatchQuestion),
    /// A view that only one page has, by its name.
    Own(&'static str),
}

/// A task of the chunk.
pub enum Task {
    /// Handles a keyboard shortcut at the table.
    Key(KeyPress),
    /// Connects with the host page.
    Embed,
    /// Takes the match over from another tab or frame.
    PlayOnHere,
    /// Takes the person's last decision back.
    Undo,
    /// Opens a dialog that the address names.
    Open(Dialog),
    /// Keeps the result of a match that is over.
    Keep(Box<MatchRecord>),
    /// Opens the hint.
    Hint,
    /// A task that only one page has.
    Own(Box<dyn Any>),
}
