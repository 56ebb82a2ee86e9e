//! The page in the frame of a host page: the link that messages go through, and the scrolling keys.

use js_sys::JSON;
use leptos::prelude::{LocalStorage, StoredValue, WithValue, document};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, KeyboardEvent, MessageEvent, Window};

use crate::event::on_window;
use crate::frame;

/// The link to the host page. Copies share it.
#[derive(Clone, Copy)]
pub struct HostLink(StoredValue<HostWindow, LocalStorage>);

struct HostWindow {
    window: Window,
    /// The origin that messages are sent to.
    target: String,
}

impl HostLink {
    /// Links the page with its host page for its lifetime, and keeps scrolling keys from it; `None` if
    /// the page is not in a frame. `receive` gets each message.
    ///
    /// Messages are accepted only from the parent window and, if there is an `allowed` origin, only from
    /// that origin. The browser delivers messages to the host under the same condition.
    #[must_use]
    pub fn connect(
        allowed: Option<String>,
        receive: impl Fn(Self, JsValue) + 'static,
    ) -> Option<Self> {
        let window = frame::host()?;
        let link = Self(StoredValue::new_local(HostWindow {
            window: window.clone(),
            target: allowed.clone().unwrap_or_else(|| "*".into()),
        }));
        on_window("message", move |event| {
            let event: MessageEvent = event.unchecked_into();
            let from_host = event.source().is_some_and(|source| *source == ***window)
                && allowed
                    .as_ref()
                    .is_none_or(|origin| *origin == event.origin());
            if from_host {
                receive(link, event.data());
            }
        });
        on_window("keydown", |event| prevent_scroll(event.unchecked_ref()));
        Some(link)
    }

    /// Sends a JSON object.
    pub fn send(self, json: &str) {
        let Ok(object) = JSON::parse(json) else {
            return;
        };
        self.0.with_value(|host| {
            // A host page that is gone or has another origin receives nothing.
            let _ = host.window.post_message(&object, &host.target);
        });
    }
}

/// Width and height of the page without scrolling, in CSS pixels.
#[must_use]
pub fn size() -> (i32, i32) {
    let root = document().document_element();
    root.map_or((0, 0), |root| (root.scroll_width(), root.scroll_height()))
}

/// Prevents that a scrolling key in the frame scrolls the host page, unless an element in the frame uses
/// the key. Scrolling elements do not pass the key on at their end (style/main.css).
fn prevent_scroll(event: &KeyboardEvent) {
    let fields = match &*event.key() {
        " " => "button, input, select, textarea",
        "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" | "Home" | "End" => {
            "input, select, textarea"
        }
        "PageUp" | "PageDown" => "select",
        _ => return,
    };
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target else { return };
    let in_field = target.closest(fields).is_ok_and(|field| field.is_some());
    if !in_field && !scrolls(&target) {
        event.prevent_default();
    }
}

/// Elements that may scroll.
const SCROLLERS: &str = ".leaf, .settings, .past, .hint, .modal, .examples, .lobby";

/// Whether the key scrolls an ancestor of the element, or else the set-up form.
fn scrolls(element: &Element) -> bool {
    let around = |element: &Element| element.closest(SCROLLERS).ok().flatten();
    let form = || document().query_selector(SCROLLERS).ok().flatten();
    let mut scroller = around(element).or_else(form);
    while let Some(this) = scroller {
        if this.scroll_height() > this.client_height() {
            return true;
        }
        scroller = this.parent_element().as_ref().and_then(around);
    }
    false
}
