//! The game in the frame of a host page: exchanges messages with it, and handles the scrolling keys.

use std::sync::Arc;

use leptos::prelude::{StoredValue, WithValue, document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MessageEvent, Window};

use little_devils::protocol::{Address, FromHost, LittleDevils, host_events, in_play};
use little_devils::scene::Scene;
use page::dom::{effect, on_window};
use page::frame;
use protocol::ToHost;

use crate::store::Store;

/// Exchanges messages with the host page for the lifetime of the page.
///
/// Messages are accepted only from the parent window and, if the address names the host's origin, only
/// from that origin. The browser delivers messages to the host under the same condition.
pub fn connect(store: Store) {
    let Some(host) = frame::host() else { return };
    let (_, Address { host: allowed, .. }) = store.defaults();
    let link = HostLink {
        target: allowed.clone().unwrap_or_else(|| "*".into()),
        host: host.clone(),
    };
    let link = StoredValue::new_local(link);
    let send = move |message: ToHost| link.with_value(|link| link.send(&message));
    on_window("message", move |event| {
        let event: MessageEvent = event.unchecked_into();
        let from_host = event.source().is_some_and(|source| *source == ***host)
            && allowed
                .as_ref()
                .is_none_or(|origin| *origin == event.origin());
        if from_host {
            match parse(&event) {
                Ok(Some(message)) => handle(store, message),
                Ok(None) => {}
                Err(error) => send(ToHost::Refused { error }),
            }
        }
    });
    on_window("keydown", |event| prevent_scroll(event.unchecked_ref()));
    on_window("resize", move |_| send(size()));
    send(ToHost::Ready);
    report(store, send);
}

/// The link to the host page.
struct HostLink {
    host: Window,
    /// The origin that messages are sent to.
    target: String,
}

impl HostLink {
    fn send(&self, message: &ToHost) {
        let Ok(object) = js_sys::JSON::parse(&message.to_json::<LittleDevils>()) else {
            return;
        };
        // A host page that is gone or has another origin receives nothing.
        let _ = self.host.post_message(&object, &self.target);
    }
}

/// Parses a message. A message that is no object has no fields.
fn parse(event: &MessageEvent) -> Result<Option<FromHost>, String> {
    let data = event.data();
    FromHost::read(|name| {
        let value = js_sys::Reflect::get(&data, &name.into()).ok()?;
        // Other values, such as numbers, by their JSON text.
        let written = || js_sys::JSON::stringify(&value).ok()?.as_string();
        value.as_string().or_else(written)
    })
}

fn handle(store: Store, message: FromHost) {
    match message {
        FromHost::Pause => store.set_paused(true),
        FromHost::Resume => store.set_paused(false),
        FromHost::Mute(muted) => store.mute(muted),
        // Not saved: the host's request is not the person's.
        FromHost::SetLang(lang) => store.use_lang(lang),
        FromHost::NewMatch(wishes) => store.request_match(wishes),
    }
}

/// Reports the progress of the game to the host page.
fn report(store: Store, send: impl Fn(ToHost) + Copy + 'static) {
    let mut before = None::<Arc<Scene>>;
    effect(move || {
        let now = store.scene();
        if before.is_some() != now.is_some() {
            // Another screen may have another size; it is laid out in the next frame.
            request_animation_frame(move || send(size()));
        }
        for message in host_events(before.as_deref(), now.as_deref()) {
            send(message);
        }
        before = now;
    });
    let mut played = false;
    effect(move || {
        let in_play = store.scene().is_some_and(|scene| in_play(&scene));
        let plays = in_play && !store.is_paused();
        if plays != played {
            send(if plays {
                ToHost::GameplayStart
            } else {
                ToHost::GameplayStop
            });
        }
        played = plays;
    });
}

/// The size of the page.
fn size() -> ToHost {
    let root = document().document_element();
    let (width, height) = root.map_or((0, 0), |root| (root.scroll_width(), root.scroll_height()));
    ToHost::Resize { width, height }
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
const SCROLLERS: &str = ".leaf, .settings, .past, .hint, .modal, .lesson, .lobby";

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
