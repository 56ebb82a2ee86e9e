//! An element and what is said of it.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement, Node};

use super::IntoText;
use crate::focus;

/// An element under construction; each method says one thing more of it.
#[derive(Clone, Debug)]
#[must_use = "an element is seen once it is some other element's child"]
pub struct Element(web_sys::Element);

/// A new element, by its tag and classes: `el("p.notice")`.
///
/// # Panics
/// The tag is none.
pub fn el(tag_and_classes: &str) -> Element {
    let mut names = tag_and_classes.split('.');
    let tag = names.next().unwrap_or_default();
    let element = Element(document().create_element(tag).unwrap_throw());
    names.fold(element, Element::class)
}

/// A new element of a picture.
///
/// # Panics
/// The tag is none.
pub fn svg(tag: &str) -> Element {
    let made = document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag);
    Element(made.unwrap_throw())
}

/// Has `fill` put into an element that stands already whatever is to be in it, for ever.
pub fn mount(host: &web_sys::Element, fill: impl FnOnce(Element) -> Element + 'static) {
    let element = Element(host.clone());
    // There is no view for Leptos to put there: it is done already.
    leptos::mount::mount_to(element.node(), move || drop(fill(element))).forget();
}

/// Puts elements in place of all that is in the element with this id, if it is there.
pub fn fill(id: &str, elements: impl IntoIterator<Item = Element>) {
    if let Some(host) = document().get_element_by_id(id) {
        focus::leaving(&host);
        host.set_text_content(None);
        drop(Element(host).children(elements));
    }
}

/// What is said once.
impl Element {
    /// One class more.
    pub fn class(self, name: &str) -> Self {
        // It fails for a name with a space in it only.
        let _ = self.0.class_list().add_1(name);
        self
    }

    /// An attribute.
    pub fn attr(self, name: &str, value: impl IntoText) -> Self {
        set_attr(&self.0, name, value.into_text().as_deref());
        self
    }

    /// A property of its style; an attribute would be against the content-security policy.
    pub fn style(self, name: &str, value: &str) -> Self {
        // A value that is none is left out.
        let _ = self.node().style().set_property(name, value);
        self
    }

    /// Words or a number, after what is in it.
    pub fn text(self, text: impl IntoText) -> Self {
        self.append(&new_text(&text.into_text().unwrap_or_default()));
        self
    }

    /// An element, after what is in it.
    pub fn child(self, child: Self) -> Self {
        self.children([child])
    }

    /// Elements, after what is in it.
    pub fn children(self, children: impl IntoIterator<Item = Self>) -> Self {
        for child in children {
            self.append(&child.0);
        }
        self
    }

    /// Runs whenever the event happens to it or in it.
    pub fn on(self, event: &str, run: impl Fn(Event) + 'static) -> Self {
        self.listen(event, Box::new(run));
        self
    }

    /// The element itself, as the browser knows it.
    #[must_use]
    pub fn node(&self) -> HtmlElement {
        self.0.clone().unchecked_into()
    }

    pub(super) fn append(&self, node: &Node) {
        // What is built here is no ancestor of anything: the browser has no reason to refuse.
        let _ = self.0.append_child(node);
    }

    fn listen(&self, event: &str, run: Box<dyn Fn(Event)>) {
        // The browser frees the closure with the element.
        let run = Closure::wrap(run).into_js_value();
        // There is no event name that a browser refuses.
        let _ = self
            .0
            .add_event_listener_with_callback(event, run.unchecked_ref());
    }
}

/// What the places need where elements come and go.
impl Element {
    pub(super) fn insert_before(&self, place: &Node) {
        if let Some(parent) = place.parent_node() {
            // The place is its parent's child.
            let _ = parent.insert_before(&self.0, Some(place));
        }
    }

    pub(super) fn remove(&self) {
        focus::leaving(&self.0);
        self.0.remove();
    }

    pub(super) fn as_node(&self) -> &Node {
        &self.0
    }
}

pub(super) fn new_text(text: &str) -> Node {
    document().create_text_node(text).into()
}

pub(super) fn set_attr(element: &web_sys::Element, name: &str, value: Option<&str>) {
    // It fails for an invalid name only.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}
