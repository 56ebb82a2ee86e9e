//! The page that says what the bots know and do not, with their measured strengths.

use little_devils::bots::Level;
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;

use super::draw::{first, table, text};

/// What they know, and a row for each level.
pub(super) fn nodes(words: &Words, study: &AnalysisWords) -> Vec<Node> {
    let row = |level: &Level| {
        let name = words.level(level.id());
        let devils = words.lang().decimal(level.devils_against_kobolds().into());
        vec![
            first(name),
            Node::says("td", (study.character)(level.character())).with("class", "words"),
            Node::says("td", devils),
        ]
    };
    let rows = Level::ALL.iter().map(row).collect();
    let head = [study.level, "", study.devils_a_round];
    let mut nodes: Vec<Node> = study.bots_text.iter().map(|says| text(*says)).collect();
    nodes.push(table(study.how_bots_play, &head, rows));
    nodes
}
