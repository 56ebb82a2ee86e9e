//! The game in another page's frame: talks with that page, and leaves it its keys.

use page::frame;
use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MessageEvent, Window};

use little_devils::protocol::{Address, FromHost, NewMatchOptions, ToHost, host_events, in_play};
use little_devils::scene::Scene;
use little_devils::session::{Event, Session};

use super::components::form;
use super::store::Store;
use page::dom::{effect, on_window};

/// Talks with the page around for as long as the game is there.
///
/// Messages are taken from the parent window alone and, if the address names the host's origin,
/// from that origin alone; the browser delivers ours to no other either.
pub fn connect(store: Store) {
    let Some(host) = frame::host() else { return };
    let (_, Address { host: allowed, .. }) = store.defaults();
    let line = Line {
        target: allowed.clone().unwrap_or_else(|| "*".into()),
        host: host.clone(),
    };
    let line = StoredValue::new_local(line);
    let tell = move |message: ToHost| line.with_value(|line| line.tell(&message));
    on_window("message", move |event| {
        let event: MessageEvent = event.unchecked_into();
        let from_host = event.source().is_some_and(|source| *source == ***host)
            && allowed
                .as_ref()
                .is_none_or(|origin| *origin == event.origin());
        if from_host {
            match heard(&event) {
                Ok(Some(message)) => obey(store, message),
                Ok(None) => {}
                Err(error) => tell(ToHost::Refused { error }),
            }
        }
    });
    on_window("keydown", |event| keep(event.unchecked_ref()));
    on_window("resize", move |_| tell(size()));
    tell(ToHost::Ready);
    report(store, tell);
}

/// The line to the page around.
struct Line {
    host: Window,
    /// The origin that messages are for.
    target: String,
}

impl Line {
    fn tell(&self, message: &ToHost) {
        let Ok(object) = js_sys::JSON::parse(&message.to_json()) else {
            return;
        };
        // A host that is gone, or an origin that no page has, hears nothing.
        let _ = self.host.post_message(&object, &self.target);
    }
}

/// What a message says. Of what is no object no field is there.
fn heard(event: &MessageEvent) -> Result<Option<FromHost>, String> {
    let data = event.data();
    FromHost::read(|name| {
        let value = js_sys::Reflect::get(&data, &name.into()).ok()?;
        // Of numbers and the like, their text; of nothing, none.
        let written = || js_sys::JSON::stringify(&value).ok()?.as_string();
        value.as_string().or_else(written)
    })
}

fn obey(store: Store, message: FromHost) {
    match message {
        FromHost::Pause => store.pause(true),
        FromHost::Resume => store.pause(false),
        FromHost::Mute(muted) => store.muted.set(muted),
        // The host's wish is not the person's: it is not kept.
        FromHost::SetLang(lang) => store.use_lang(lang),
        FromHost::NewMatch(wishes) => store.wish(wishes),
    }
}

impl Store {
    /// Another match, as the page around wishes it: dealt at once, if none is under way. If one is,
    /// the person chooses at the set-up form between the two. Whatever the page around does, the
    /// person has not acted.
    fn wish(self, wishes: NewMatchOptions) {
        self.address.update_value(|address| {
            address.players = wishes.players.or(address.players);
            address.level = wishes.level.or(address.level);
            address.seed = wishes.seed;
        });
        let under_way = self.session.with_untracked(Session::is_under_way);
        let acted = self.acted.get_value();
        match form::options(self) {
            Ok(options) if !under_way => self.deal(options),
            _ => self.send(Event::Leave),
        }
        self.acted.set_value(acted);
        self.wished.update(|wished| *wished += 1);
    }
}

/// Tells the host how the game goes.
fn report(store: Store, tell: impl Fn(ToHost) + Copy + 'static) {
    let mut before = None::<Arc<Scene>>;
    effect(move || {
        let now = store.scene();
        if before.is_some() != now.is_some() {
            // Another screen may need more room, or less; it is there in the next frame.
            request_animation_frame(move || tell(size()));
        }
        for message in host_events(before.as_deref(), now.as_deref()) {
            tell(message);
        }
        before = now;
    });
    let mut played = false;
    effect(move || {
        let in_play = store.scene().is_some_and(|scene| in_play(&scene));
        let plays = in_play && !store.paused.get();
        if plays != played {
            tell(if plays {
                ToHost::GameplayStart
            } else {
                ToHost::GameplayStop
            });
        }
        played = plays;
    });
}

/// The room that the page takes.
fn size() -> ToHost {
    let root = document().document_element();
    let (width, height) = root.map_or((0, 0), |root| (root.scroll_width(), root.scroll_height()));
    ToHost::Resize { width, height }
}

/// Keys that scroll, pressed in the frame, would scroll the page around it, unless something in the
/// frame has a use for them. What scrolls here keeps its end to itself (style/main.css).
fn keep(event: &KeyboardEvent) {
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

/// What scrolls when it must.
const SCROLLERS: &str = ".leaf, .settings, .past, .hint, .modal, .lesson, .lobby";

/// Whether the key scrolls something around the element; around none, the set-up form.
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
