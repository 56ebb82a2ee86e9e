//! The views, the tasks and the functions of the chunk.

use little_devils::protocol::AsideMatch;

use super::{MatchForm, MatchQuestion, Store};
use crate::analysis_page::AnalysisEntry;
use crate::dialog::Dialog;
use crate::message::UnreadMessage;
use page::shell::KeyPress;

/// The functions of the chunk that only this game has.
#[derive(Clone, Copy, Debug)]
pub struct Entries {
    /// The tip of a coached round: see [`Store::tip`].
    pub tip: fn(Store) -> Option<String>,
    /// Parses a saved match.
    pub read_match: fn(&str) -> Option<AsideMatch>,
}

/// A view of the chunk.
#[derive(Clone, Debug, PartialEq)]
pub enum LazyView {
    /// A dialog that the person opens.
    Dialog(Dialog),
    /// The tutorial.
    Lesson,
    /// The form of all options.
    NewMatch(MatchForm),
    /// The unfinished matches.
    Matches,
    /// A question about the person's matches.
    Question(MatchQuestion),
    /// The dialog of the analysis worker's pages.
    Analysis,
}

/// A task of the chunk.
#[derive(Clone, Debug)]
pub enum LazyTask {
    /// Connects with the host page.
    Embed,
    /// Opens the page that the fragment of the address names.
    FollowFragment,
    /// Opens an analysis page.
    OpenAnalysis(AnalysisEntry),
    /// Handles a message of the analysis worker.
    Analysis(UnreadMessage),
    /// Takes the match over from another tab or frame.
    PlayOnHere,
    /// Handles a keyboard shortcut at the table.
    Key(KeyPress),
    /// Takes the person's last decision back.
    Undo,
    /// Opens the hint.
    Hint,
    /// Asks for the tip of a coached round.
    AskTip,
    /// Ends the tips.
    StopCoaching,
}

impl From<Dialog> for LazyView {
    fn from(dialog: Dialog) -> Self {
        Self::Dialog(dialog)
    }
}

impl From<KeyPress> for LazyTask {
    fn from(press: KeyPress) -> Self {
        Self::Key(press)
    }
}

impl Store {
    /// The best card and why, in a sentence, while the person chooses a card in a coached round. Only the
    /// chunk can start such a round.
    #[must_use]
    pub fn coached_tip(self) -> Option<String> {
        (self.entries()?.tip)(self)
    }
}
