//! Pages drawn piece by piece, so that no task of the page is long.

use little_devils::protocol::FromAnalysis;
use protocol::Node;

/// As many elements as are drawn at once: some milliseconds on a desktop, some tens on a phone.
const AT_ONCE: usize = 100;

/// The same message, cut where it is long: first the page with its beginning and empty places for
/// the rest, then what is to fill them. Each comes to the page as a message of its own, and between
/// two of them the browser paints and hears the person.
#[must_use]
pub fn in_parts(message: FromAnalysis) -> Vec<FromAnalysis> {
    let FromAnalysis::Show { title, nodes } = message else {
        return vec![message];
    };
    let mut parts = cut(nodes).into_iter();
    let mut nodes = parts.next().unwrap_or_default();
    let id = |number: usize| format!("study-part-{number}");
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

/// Runs of nodes with as many elements as are drawn at once, or a single node with more.
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
