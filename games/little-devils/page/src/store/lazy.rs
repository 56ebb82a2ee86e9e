//! The views, the tasks and the functions of the chunk.

use little_devils::protocol::AsideMatch;

use little_devils::rules::Round;
use page::shell::{KeyPress, MatchTask, MatchView};

use super::Store;
use crate::analysis_page::AnalysisEntry;
use crate::dialog::Dialog;
use crate::message::UnreadMessage;

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
    /// A view about matches.
    Match(MatchView<Round>),
    /// The dialog of the analysis worker's pages.
    Analysis,
}

/// A task of the chunk.
#[derive(Clone, Debug)]
pub enum LazyTask {
    /// A task about matches.
    Match(MatchTask),
    /// Opens the page that the fragment of the address names.
    FollowFragment,
    /// Opens an analysis page.
    OpenAnalysis(AnalysisEntry),
    /// Handles a message of the analysis worker.
    Analysis(UnreadMessage),
    /// Handles a keyboard shortcut at the table.
    Key(KeyPress),
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

impl From<MatchView<Round>> for LazyView {
    fn from(view: MatchView<Round>) -> Self {
        Self::Match(view)
    }
}

impl From<MatchTask> for LazyTask {
    fn from(task: MatchTask) -> Self {
        Self::Match(task)
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
