//! Splits long pages into parts, so that the browser paints between them.

use little_devils::protocol::FromAnalysis;
use protocol::Node;

/// Elements drawn at once: some milliseconds on a desktop, some tens of milliseconds on a phone.
const AT_ONCE: usize = 100;

/// Splits a long page: first a page with its beginning and placeholders for the rest, then one
/// message per placeholder. Between two messages the browser paints and handles input.
#[must_use]
pub fn in_parts(message: FromAnalysis) -> Vec<FromAnalysis> {
    let FromAnalysis::Show { title, nodes } = message else {
        return vec![message];
    };
    let mut parts = cut(nodes).into_iter();
    let mut nodes = parts.next().unwrap_or_default();
    let id = |number: usize| format!("analysis-part-{number}");
    let fills: Vec<_> = parts
        .enumerate()
        .map(|(number, nodes)| FromAnalysis::Fill {
            id: id(number),
            nodes,
        })
        .collect();
    let place = |number| {
        Node::new("div")
            .with("id", id(number))
            .with("class", "part")
    };
    nodes.extend((0..fills.len()).map(place));
    let mut messages = vec![FromAnalysis::Show { title, nodes }];
    messages.extend(fills);
    messages
}

/// Groups nodes into parts of at most [`AT_ONCE`] elements. A larger node is a part of its own.
fn cut(nodes: Vec<Node>) -> Vec<Vec<Node>> {
    let mut parts: Vec<Vec<Node>> = Vec::new();
    let mut room = 0;
    for node in nodes {
        let size = node.all().len();
        match parts.last_mut() {
            Some(part) if size <= room => part.push(node),
            _ => {
                room = AT_ONCE;
                parts.push(vec![node]);
            }
        }
        room = room.saturating_sub(size);
    }
    parts
}
