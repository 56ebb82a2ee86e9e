//! Elements that the analysis worker describes.

use page::dom::{Element, el, svg};
use protocol::Node;

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
