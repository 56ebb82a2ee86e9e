//! The game in the frame of a host page: its messages.

use std::sync::Arc;

use js_sys::{JSON, Reflect};
use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsValue;

use little_devils::protocol::{Address, FromHost, LittleDevils, host_events, in_play};
use little_devils::scene::Scene;
use page::dom::{effect, on_window};
use page::embed;
use page::embed::HostLink;
use protocol::ToHost;

use crate::store::Store;

/// Exchanges messages with the host page for the lifetime of the page.
pub fn connect(store: Store) {
    let (_, Address { host, .. }) = store.defaults();
    let receive = move |link: HostLink, message: JsValue| match parse(&message) {
        Ok(Some(message)) => handle(store, message),
        Ok(None) => {}
        Err(error) => send(link, &ToHost::Refused { error }),
    };
    let Some(link) = HostLink::connect(host, receive) else {
        return;
    };
    on_window("resize", move |_| send(link, &size()));
    send(link, &ToHost::Ready);
    report(store, link);
}

fn send(link: HostLink, message: &ToHost) {
    link.send(&message.to_json::<LittleDevils>());
}

/// Parses a message. A message that is no object has no fields.
fn parse(message: &JsValue) -> Result<Option<FromHost>, String> {
    FromHost::read(|name| {
        let value = Reflect::get(message, &name.into()).ok()?;
        // Other values, such as numbers, by their JSON text.
        let written = || JSON::stringify(&value).ok()?.as_string();
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
fn report(store: Store, link: HostLink) {
    let mut before = None::<Arc<Scene>>;
    effect(move || {
        let now = store.scene();
        if before.is_some() != now.is_some() {
            // Another screen may have another size; it is laid out in the next frame.
            request_animation_frame(move || send(link, &size()));
        }
        for message in host_events(before.as_deref(), now.as_deref()) {
            send(link, &message);
        }
        before = now;
    });
    let mut played = false;
    effect(move || {
        let in_play = store.scene().is_some_and(|scene| in_play(&scene));
        let plays = in_play && !store.is_paused();
        if plays != played {
            let message = if plays {
                ToHost::GameplayStart
            } else {
                ToHost::GameplayStop
            };
            send(link, &message);
        }
        played = plays;
    });
}

/// The size of the page.
fn size() -> ToHost {
    let (width, height) = embed::size();
    ToHost::Resize { width, height }
}
