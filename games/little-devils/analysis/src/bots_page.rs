//! The page "How the bots play": what they know, and their measured strengths.

use little_devils::bots::Level;
use little_devils::words::AnalysisWords;
use protocol::Node;

use super::draw::{paragraph, row_header, table};

/// Text about the bots, and a table with a row for each level.
pub(super) fn nodes(words: &AnalysisWords) -> Vec<Node> {
    let row = |level: &Level| {
        let name = words.level(level.id());
        let devils = words.lang().decimal(level.devils_against_kobolds().into());
        vec![
            row_header(name),
            Node::with_text("td", words.character(level.character())).with("class", "words"),
            Node::with_text("td", devils),
        ]
    };
    let rows = Level::ALL.iter().map(row).collect();
    let head = [words.level_column(), "", words.devils_a_round()];
    let mut nodes: Vec<Node> = words
        .bots_text()
        .iter()
        .map(|text| paragraph(*text))
        .collect();
    nodes.push(table(words.how_bots_play(), &head, rows));
    nodes
}
