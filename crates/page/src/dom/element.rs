//! Building an element.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement, Node};

use super::IntoText;
use crate::focus;

/// An element under construction; each method adds to it.
#[derive(Clone, Debug)]
#[must_use = "an element is shown once it is the child of another element"]
pub struct Element(web_sys::Element);

/// A new element, by its tag and classes: `el("p.notice")`.
///
/// # Panics
/// The tag is invalid.
pub fn el(tag_and_classes: &str) -> Element {
    let mut names = tag_and_classes.split('.');
    let tag = names.next().unwrap_or_default();
    let element = Element(document().create_element(tag).unwrap_throw());
    names.fold(element, Element::class)
}

/// A new SVG element.
///
/// # Panics
/// The tag is invalid.
pub fn svg(tag: &str) -> Element {
    let made = document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag);
    Element(made.unwrap_throw())
}

impl Element {
    /// An element that is there already.
    pub(crate) const fn of(element: web_sys::Element) -> Self {
        Self(element)
    }

    /// Removes all children.
    pub(crate) fn emptied(self) -> Self {
        self.0.set_text_content(None);
        self
    }
}

/// Mounts the children that `fill` adds into an existing element, for the lifetime of the page.
pub fn mount(host: &web_sys::Element, fill: impl FnOnce(Element) -> Element + 'static) {
    let element = Element(host.clone());
    // Leptos gets no view: `fill` has added the children.
    leptos::mount::mount_to(element.node(), move || drop(fill(element))).forget();
}

/// Replaces the children of the element with this id, if there is one.
pub fn fill(id: &str, elements: impl IntoIterator<Item = Element>) {
    if let Some(host) = document().get_element_by_id(id) {
        focus::before_removal(&host);
        host.set_text_content(None);
        drop(Element(host).children(elements));
    }
}

/// Parts that are set once.
impl Element {
    /// Adds a class.
    pub fn class(self, name: &str) -> Self {
        // It fails only for a name with a space.
        let _ = self.0.class_list().add_1(name);
        self
    }

    /// Sets an attribute.
    pub fn attr(self, name: &str, value: impl IntoText) -> Self {
        set_attr(&self.0, name, value.into_text().as_deref());
        self
    }

    /// Sets a style property. The content-security policy forbids a `style` attribute.
    pub fn style(self, name: &str, value: &str) -> Self {
        // An invalid value is ignored.
        let _ = self.node().style().set_property(name, value);
        self
    }

    /// Appends a text or a number.
    pub fn text(self, text: impl IntoText) -> Self {
        self.append(&new_text(&text.into_text().unwrap_or_default()));
        self
    }

    /// Appends an element.
    pub fn child(self, child: Self) -> Self {
        self.children([child])
    }

    /// Appends elements.
    pub fn children(self, children: impl IntoIterator<Item = Self>) -> Self {
        for child in children {
            self.append(&child.0);
        }
        self
    }

    /// Runs a closure at each event of the element or its descendants.
    pub fn on(self, event: &str, run: impl Fn(Event) + 'static) -> Self {
        self.listen(event, Box::new(run));
        self
    }

    /// The browser's element.
    #[must_use]
    pub fn node(&self) -> HtmlElement {
        self.0.clone().unchecked_into()
    }

    pub(super) fn append(&self, node: &Node) {
        // It fails only for an ancestor of the element; a new node is none.
        let _ = self.0.append_child(node);
    }

    fn listen(&self, event: &str, run: Box<dyn Fn(Event)>) {
        // The browser drops the closure with the element.
        let run = Closure::wrap(run).into_js_value();
        // No browser refuses an event name.
        let _ = self
            .0
            .add_event_listener_with_callback(event, run.unchecked_ref());
    }
}

/// Moving and removing, for `Parts`.
impl Element {
    pub(super) fn insert_before(&self, place: &Node) {
        if let Some(parent) = place.parent_node() {
            // It fails only if the place is not a child of its parent.
            let _ = parent.insert_before(&self.0, Some(place));
        }
    }

    pub(super) fn remove(&self) {
        focus::before_removal(&self.0);
        self.0.remove();
    }

    pub(super) fn as_node(&self) -> &Node {
        &self.0
    }
}

pub(super) fn new_text(text: &str) -> Node {
    document().create_text_node(text).into()
}

/// Marks a place. A comment, since the browser's translator replaces texts, even empty ones.
pub(super) fn new_mark() -> Node {
    document().create_comment("").into()
}

pub(super) fn set_attr(element: &web_sys::Element, name: &str, value: Option<&str>) {
    // It fails only for an invalid name.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}
