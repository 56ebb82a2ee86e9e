//! Taking a text along: the clipboard, and the browser's own way to send something.
//!
//! Either may be missing: in old browsers, without a secure connection, in a frame whose host has not
//! allowed it.

use js_sys::{Function, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;

use crate::promise::{function, part, settle};

/// What the browser can do with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Put it on the clipboard.
    Copy,
    /// Let the person choose an app to send it with.
    Send,
}

impl Way {
    /// Whether the browser offers it.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.call().is_some()
    }

    /// Goes this way with a text, then runs `done`; not if it is refused, or thought better of.
    pub fn take(self, text: &str, done: impl FnOnce() + 'static) {
        let Some((object, function)) = self.call() else {
            return;
        };
        let what: JsValue = match self {
            Self::Copy => text.into(),
            Self::Send => {
                let data = Object::new();
                // A new object takes any property.
                let _ = Reflect::set(&data, &"text".into(), &text.into());
                data.into()
            }
        };
        let Ok(answer) = function.call1(&object, &what) else {
            return;
        };
        settle(&answer, Box::new(move |_| done()));
    }

    /// The browser's function, and the object it is called on.
    fn call(self) -> Option<(JsValue, Function)> {
        let navigator: JsValue = window().navigator().into();
        let (object, name) = match self {
            Self::Copy => (part(&navigator, "clipboard")?, "writeText"),
            Self::Send => (navigator, "share"),
        };
        let function = function(&object, name)?;
        Some((object, function))
    }
}
