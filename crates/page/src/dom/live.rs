//! Parts of an element that follow signals.

use std::borrow::Cow;

use leptos::prelude::{Get, RwSignal, Set};
use wasm_bindgen::JsValue;
use web_sys::Node;

use super::element::{new_mark, new_text, set_attr};
use super::parts::Parts;
use super::{Element, IntoText, effect_now};
use crate::event;

type Text = Option<Cow<'static, str>>;
type Read = Box<dyn Fn() -> Text>;
type Write = Box<dyn Fn(Option<&str>)>;

impl Element {
    /// An attribute that follows signals; `None` removes it.
    pub fn live_attr<T: IntoText>(
        self,
        name: &'static str,
        value: impl Fn() -> T + 'static,
    ) -> Self {
        self.follow_attr(name, Box::new(move || value().into_text()))
    }

    /// A class that the element has while `when` is true.
    pub fn class_when(self, name: &'static str, when: impl Fn() -> bool + 'static) -> Self {
        let classes = self.node().class_list();
        on_change(
            Box::new(move || when().then_some("").into_text()),
            Box::new(move |value| {
                // It fails only for a name with a space.
                let _ = classes.toggle_with_force(name, value.is_some());
            }),
        );
        self
    }

    /// Appends a text that follows signals.
    pub fn live_text<T: IntoText>(self, text: impl Fn() -> T + 'static) -> Self {
        self.follow_text(Box::new(move || text().into_text()))
    }

    /// The value of a field that follows signals.
    pub fn live_value<T: IntoText>(self, value: impl Fn() -> T + 'static) -> Self {
        let element = self.node();
        on_change(
            Box::new(move || value().into_text()),
            Box::new(move |value| {
                set_property(&element, "value", &value.unwrap_or_default().into());
            }),
        );
        self
    }

    /// The state of a check box that follows signals.
    pub fn live_checked(self, when: impl Fn() -> bool + 'static) -> Self {
        let element = self.node();
        on_change(
            Box::new(move || when().then_some("").into_text()),
            Box::new(move |value| set_property(&element, "checked", &value.is_some().into())),
        );
        self
    }

    /// Binds the value of a field to a signal, both ways.
    pub fn bound_to(self, signal: RwSignal<String>) -> Self {
        self.live_value(move || signal.get())
            .on("input", move |event| signal.set(event::field_value(&event)))
    }

    /// Appends elements that are rebuilt whenever `what` changes.
    pub fn live<T: PartialEq + Clone + 'static>(
        self,
        what: impl Fn() -> T + 'static,
        view: impl Fn(T) -> Vec<Self> + Clone + 'static,
    ) -> Self {
        self.parts().rebuild(what, view);
        self
    }

    /// Appends an element that is there while `when` is true.
    pub fn show(
        self,
        when: impl Fn() -> bool + 'static,
        view: impl Fn() -> Self + Clone + 'static,
    ) -> Self {
        self.live(when, move |shown| shown.then(&view).into_iter().collect())
    }

    /// Appends an element for each item. The element of an item stays while an item with its key is
    /// there, and keeps the focus and all other state.
    pub fn each<T: 'static>(
        self,
        items: impl Fn() -> Vec<T> + 'static,
        key: fn(&T) -> usize,
        view: impl Fn(T) -> Self + Clone + 'static,
    ) -> Self {
        self.parts().keyed(items, key, view);
        self
    }

    fn parts(&self) -> Parts {
        let end = new_mark();
        self.append(&end);
        Parts::before(end)
    }
}

/// The parts that do not depend on the type of the closure, so that the program has them once.
impl Element {
    fn follow_attr(self, name: &'static str, value: Read) -> Self {
        let element = self.node();
        on_change(
            value,
            Box::new(move |value| set_attr(&element, name, value)),
        );
        self
    }

    fn follow_text(self, text: Read) -> Self {
        let (node, end) = (new_text(""), new_mark());
        self.append(&node);
        self.append(&end);
        on_change(
            text,
            Box::new(move |text| {
                node.set_node_value(Some(text.unwrap_or_default()));
                if node.parent_node().is_none() {
                    put_back(&node, &end);
                }
            }),
        );
        self
    }
}

/// Puts a text back before its end. The browser's translator has put an element of its own in its place.
fn put_back(text: &Node, end: &Node) {
    let Some(parent) = end.parent_node() else {
        return;
    };
    let before = end.previous_sibling();
    if let Some(translated) = before.filter(|node| node.node_name() == "FONT") {
        // It fails only for a node that is no child.
        let _ = parent.remove_child(&translated);
    }
    let _ = parent.insert_before(text, Some(end));
}

/// Writes the value at once, and again whenever it changes.
fn on_change(read: Read, write: Write) {
    let mut before = None;
    effect_now(Box::new(move || {
        let now = read();
        if before.as_ref() != Some(&now) {
            write(now.as_deref());
            before = Some(now);
        }
    }));
}

fn set_property(element: &web_sys::Element, name: &str, value: &JsValue) {
    // It fails only for a value that is no object.
    let _ = js_sys::Reflect::set(element, &name.into(), value);
}
