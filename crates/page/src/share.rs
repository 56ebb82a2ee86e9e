//! Sharing a text: by the clipboard, or by the browser's share dialog.
//!
//! Either may be missing: in old browsers, without a secure connection, in a frame whose host page has
//! not allowed it.

use js_sys::{Function, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;

use crate::promise::{method, property, then};

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

    /// Shares a text, then runs `done`; never if the browser refuses or the person cancels.
    pub fn share(self, text: &str, done: impl FnOnce() + 'static) {
        let Some((object, function)) = self.function() else {
            return;
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
            return;
        };
        then(&promise, Box::new(move |_| done()));
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
