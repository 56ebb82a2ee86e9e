//! Elements that the analysis worker describes.

use page::dom::{Element, el, svg};

use crate::message::Message;

/// Builds an element from a [`Node`](protocol::Node): its tag, attributes, text and children.
pub fn build_element(node: &Message) -> Element {
    let tag = node.text("t");
    let element = match tag.as_str() {
        "svg" | "path" | "use" => svg(&tag),
        _ => el(&tag),
    };
    let attributes = node.list("a").into_iter();
    let element = attributes.fold(element, |element, pair| {
        element.attr(&pair.text("0"), pair.text("1"))
    });
    element
        .text(node.text("x"))
        .children(node.list("c").iter().map(build_element))
}
