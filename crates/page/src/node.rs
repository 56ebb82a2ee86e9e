//! Page content that a worker describes.

use protocol::Node;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement};

use crate::dom::{Element, el, svg};
use crate::json::Object;
use crate::share::ShareMethod;

/// The element that such content is put into. Where the browser cannot copy or send, the buttons for that
/// are hidden.
pub fn page_leaf() -> Element {
    el("div.leaf.text.analysis")
        .class_when("no-copy", || !ShareMethod::Copy.is_available())
        .class_when("no-send", || !ShareMethod::Send.is_available())
}

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

/// The element with an action that an event comes from.
#[must_use]
pub fn pressed(event: &Event) -> Option<web_sys::Element> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.closest(&format!("[{}]", Node::ACTION)).ok()?
}

/// The button that was pressed, and its action.
#[must_use]
pub fn pressed_action(event: &Event) -> Option<(web_sys::Element, String)> {
    let button = pressed(event).filter(|element| element.tag_name() == "BUTTON")?;
    let action = button.get_attribute(Node::ACTION).unwrap_or_default();
    Some((button, action))
}

/// Shares a text; then the button that was pressed has a check mark, and `status` says so.
pub fn share_from(
    button: &web_sys::Element,
    method: ShareMethod,
    text: &str,
    status: &HtmlElement,
) {
    let (button, status) = (button.clone(), status.clone());
    method.share(&button.clone(), text, move || {
        let label = button.text_content().unwrap_or_default();
        let label = format!("{} ✓", label.trim_end_matches(" ✓"));
        button.set_text_content(Some(&label));
        speak(&status, Some(label));
    });
}

/// Speaks a text in a live region. Each text is a new element, so that equal texts are spoken again.
pub fn speak(status: &HtmlElement, text: Option<String>) {
    status.set_text_content(None);
    let line = el("p").text(text);
    // A new element can be appended anywhere.
    let _ = status.append_child(&line.node());
}

fn pair(pair: &Object) -> (String, String) {
    (pair.text("0"), pair.text("1"))
}
