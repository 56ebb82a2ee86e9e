//! The analysis page that is on show.

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
