//! Answers that many handlers give.

use little_devils::protocol::FromAnalysis;
use little_devils::rules::Round;
use little_devils::session::MatchRecord;
use protocol::{Node, match_text, reader_of};

use crate::draw::paragraph;

/// The message that shows a page.
pub(crate) fn show(title: &str, nodes: Vec<Node>) -> FromAnalysis {
    FromAnalysis::Show {
        title: title.into(),
        nodes,
    }
}

/// The message that opens a match at the table.
pub(crate) fn play(record: &MatchRecord) -> FromAnalysis {
    FromAnalysis::Play {
        save: match_text(reader_of::<Round>(), record),
    }
}

/// A page with one paragraph.
pub(crate) fn single_paragraph(text: &str) -> Vec<Node> {
    vec![paragraph(text)]
}
