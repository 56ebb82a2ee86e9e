//! The analysis page that is on show, and the pages that open from elsewhere.

use little_devils::protocol::Action;
use protocol::Node;

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
