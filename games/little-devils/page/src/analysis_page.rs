//! The analysis page that is on show, and the pages that open from elsewhere.

use leptos::prelude::{RwSignal, With};
use little_devils::protocol::{Action, INFO};
use page::storage::BrowserStorage;
use protocol::{KeyValueStore, Node, StorageName};

/// State of the dialog of the analysis pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisPage {
    /// No page is open.
    Closed,
    /// A page was requested and has not arrived.
    Loading,
    /// A page is on show.
    Shown {
        /// Heading of the page.
        title: String,
        /// Content below the heading.
        nodes: Vec<Node>,
    },
}

/// An analysis page that a button elsewhere opens. The chunk converts it to its action, so that the
/// first download does not have all actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisEntry {
    /// The review of the match.
    Review,
    /// The deals of past days.
    Daily,
    /// The statistics.
    Statistics,
    /// The commitment to the match's seed.
    Fair,
    /// How the bots play.
    Bots,
    /// All puzzles.
    Puzzles,
}

impl From<AnalysisEntry> for Action {
    fn from(entry: AnalysisEntry) -> Self {
        match entry {
            AnalysisEntry::Review => Self::Review,
            AnalysisEntry::Daily => Self::Daily,
            AnalysisEntry::Statistics => Self::Statistics,
            AnalysisEntry::Fair => Self::Fair,
            AnalysisEntry::Bots => Self::Bots,
            AnalysisEntry::Puzzles => Self::Puzzles,
        }
    }
}

/// The state of the analysis pages.
pub(crate) struct AnalysisState {
    /// The page that is on show.
    pub(crate) page: RwSignal<AnalysisPage>,
    /// The line of the worker's last summary, for the first page.
    pub(crate) summary: RwSignal<Option<String>>,
}

impl AnalysisState {
    pub(crate) fn new() -> Self {
        Self {
            page: RwSignal::new(AnalysisPage::Closed),
            summary: RwSignal::new(saved_summary()),
        }
    }

    /// Whether a page is open. Follows signals.
    pub(crate) fn is_open(&self) -> bool {
        self.page.with(|page| !matches!(page, AnalysisPage::Closed))
    }
}

/// The line of the worker's summary of an earlier visit, if there is one.
pub(crate) fn saved_summary() -> Option<String> {
    let name = StorageName::Summary.of(INFO.id());
    BrowserStorage.load(&name).ok().flatten()
}
