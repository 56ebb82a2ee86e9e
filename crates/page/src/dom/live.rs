//! What of an element changes with the signals that closures read.

use std::borrow::Cow;

use leptos::prelude::{Get, RwSignal, Set};
use wasm_bindgen::JsValue;

use super::element::{new_text, set_attr};
use super::parts::Parts;
use super::{Element, IntoText, bind, event};

type Text = Option<Cow<'static, str>>;
type Ask = Box<dyn Fn() -> Text>;
type Tell = Box<dyn Fn(Option<&str>)>;

impl Element {
    /// An attribute that follows; nothing leaves it out.
    pub fn live_attr<T: IntoText>(
        self,
        name: &'static str,
        value: impl Fn() -> T + 'static,
    ) -> Self {
        let element = self.node();
        on_change(
            Box::new(move || value().into_text()),
            Box::new(move |value| set_attr(&element, name, value)),
        );
        self
    }

    /// A class that comes and goes.
    pub fn class_when(self, name: &'static str, when: impl Fn() -> bool + 'static) -> Self {
        let classes = self.node().class_list();
        on_change(
            Box::new(move || when().then_some("").into_text()),
            Box::new(move |value| {
                // It fails for a name with a space in it only.
                let _ = classes.toggle_with_force(name, value.is_some());
            }),
        );
        self
    }

    /// Words that follow, after what is in it.
    pub fn live_text<T: IntoText>(self, text: impl Fn() -> T + 'static) -> Self {
        let node = new_text("");
        self.append(&node);
        on_change(
            Box::new(move || text().into_text()),
            Box::new(move |text| node.set_node_value(Some(text.unwrap_or_default()))),
        );
        self
    }

    /// What a field holds, kept equal to the closure's answer.
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

    /// Whether a box is ticked, kept equal to the closure's answer.
    pub fn live_checked(self, when: impl Fn() -> bool + 'static) -> Self {
        let element = self.node();
        on_change(
            Box::new(move || when().then_some("").into_text()),
            Box::new(move |value| set_property(&element, "checked", &value.is_some().into())),
        );
        self
    }

    /// A field that holds what the signal holds, and the signal what the field holds.
    pub fn bound_to(self, signal: RwSignal<String>) -> Self {
        self.live_value(move || signal.get())
            .on("input", move |event| signal.set(event::value(&event)))
    }

    /// Elements built anew whenever `what` differs from before, after what is in it.
    pub fn live<T: PartialEq + Clone + 'static>(
        self,
        what: impl Fn() -> T + 'static,
        view: impl Fn(T) -> Vec<Self> + Clone + 'static,
    ) -> Self {
        self.parts().rebuild(what, view);
        self
    }

    /// An element that is there as long as `when` says so, after what is in it.
    pub fn show(
        self,
        when: impl Fn() -> bool + 'static,
        view: impl Fn() -> Self + Clone + 'static,
    ) -> Self {
        self.live(when, move |shown| shown.then(&view).into_iter().collect())
    }

    /// An element for each item, after what is in it. Items with equal keys are the same: their
    /// elements stay, with the focus and whatever else they have.
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
        // A text without words holds the place.
        let end = new_text("");
        self.append(&end);
        Parts::before(end)
    }
}

/// Hands on each new answer to `ask` that differs from the one before.
fn on_change(ask: Ask, tell: Tell) {
    let mut told = None;
    bind(Box::new(move || {
        let answer = ask();
        if told.as_ref() != Some(&answer) {
            tell(answer.as_deref());
            told = Some(answer);
        }
    }));
}

fn set_property(element: &web_sys::Element, name: &str, value: &JsValue) {
    // It fails for what is no object only.
    let _ = js_sys::Reflect::set(element, &name.into(), value);
}
