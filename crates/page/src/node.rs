//! Page content that a worker describes.

use protocol::Node;

use crate::dom::{Element, el, svg};
use crate::json::Object;

/// Builds an element from a node: its tag, attributes, text and children.
pub fn build_element(node: &Node) -> Element {
    let element = match node.tag.as_str() {
        "svg" | "path" | "use" => svg(&node.tag),
        tag => el(tag),
    };
    let attributes = node.attributes.iter();
    let element = attributes.fold(element, |element, (name, value)| {
        element.attr(name, value.clone())
    });
    element
        .text(node.text.clone())
        .children(node.children.iter().map(build_element))
}

/// Converts a node of a message.
#[must_use]
pub fn read_node(node: &Object) -> Node {
    Node {
        tag: node.text("t"),
        attributes: node.list("a", pair),
        text: node.text("x"),
        children: node.list("c", read_node),
    }
}

fn pair(pair: &Object) -> (String, String) {
    (pair.text("0"), pair.text("1"))
}
