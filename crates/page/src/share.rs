//! Sharing a text: by the clipboard, or by the browser's share dialog.
//!
//! Either may be missing or refused: in old browsers, without a secure connection, in a frame whose host page
//! has not allowed it. Then the text is shown, selected, to be copied by hand.

use js_sys::{Function, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement};

use crate::dom::{Element, el};
use crate::find::all;
use crate::focus;
use crate::promise::{method, property, then_or_else};

/// A way to share a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareMethod {
    /// Copies it to the clipboard.
    Copy,
    /// Lets the person choose an app to send it with.
    Send,
}

impl ShareMethod {
    /// Whether the browser offers it.
    #[must_use]
    pub fn is_available(self) -> bool {
        self.function().is_some()
    }

    /// Shares a text, then runs `done`. If the browser refuses or the person cancels, the text is shown at the
    /// `button` that was pressed.
    pub fn share(self, button: &web_sys::Element, text: &str, done: impl FnOnce() + 'static) {
        let Some((object, function)) = self.function() else {
            return show(button, text);
        };
        let argument: JsValue = match self {
            Self::Copy => text.into(),
            Self::Send => {
                let data = Object::new();
                // A new object takes any property.
                let _ = Reflect::set(&data, &"text".into(), &text.into());
                data.into()
            }
        };
        let Ok(promise) = function.call1(&object, &argument) else {
            return show(button, text);
        };
        let (button, text) = (button.clone(), text.to_owned());
        then_or_else(
            &promise,
            Box::new(move |shared| match shared {
                Some(_) => done(),
                None => show(&button, &text),
            }),
        );
    }

    /// The browser's function, and the object to call it on.
    fn function(self) -> Option<(JsValue, Function)> {
        let navigator: JsValue = window().navigator().into();
        let (object, name) = match self {
            Self::Copy => (property(&navigator, "clipboard")?, "writeText"),
            Self::Send => (navigator, "share"),
        };
        let function = method(&object, name)?;
        Some((object, function))
    }
}

/// The button that an event belongs to.
#[must_use]
pub fn pressed_button(event: &Event) -> Option<web_sys::Element> {
    event.current_target()?.dyn_into().ok()
}

/// A field with a text to copy. Once it has the focus, all of it is selected.
pub fn text_field(text: &str) -> Element {
    el("textarea.link")
        .attr("readonly", "")
        .attr("rows", "5")
        .text(text.to_owned())
        .on("focus", |event| {
            let field = event.target().map(JsValue::from);
            if let Some(select) = field.as_ref().and_then(|field| method(field, "select")) {
                // Only a field that is gone cannot be selected.
                let _ = select.call0(&field.unwrap_or_default());
            }
        })
}

/// Focuses a field with this text: the one of the dialog, or else a new one after the button.
fn show(button: &web_sys::Element, text: &str) {
    let dialog = button.closest("dialog").ok().flatten();
    let fields = dialog.map(|dialog| all::<HtmlElement>(&dialog, "[readonly]"));
    let has_text = |field: &HtmlElement| {
        property(field, "value").and_then(|value| value.as_string()) == Some(text.into())
    };
    let there = fields.into_iter().flatten().find(has_text);
    let field = there.unwrap_or_else(|| {
        let name = button.text_content().unwrap_or_default();
        let field = text_field(text).attr("aria-label", name).node();
        // A new element can be inserted anywhere.
        let _ = button.after_with_node_1(&field);
        field
    });
    focus::focus(&field);
}
