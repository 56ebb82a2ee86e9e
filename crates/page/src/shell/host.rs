//! The game in the frame of a host page: its messages.

use js_sys::{JSON, Reflect};
use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsValue;

use protocol::{FromHost, Progress, Stage, ToHost, host_events};

use super::Shell;
use crate::dom::effect;
use crate::embed::{HostLink, size};
use crate::event::on_window;

impl Shell {
    /// Exchanges messages with the host page for the lifetime of the page; `None` if there is none. Only the origin
    /// `allowed` may be the host, if there is one. `handle` gets the fields of each message, and says why it refuses
    /// one.
    #[must_use]
    pub fn link_host(
        self,
        allowed: Option<String>,
        handle: impl Fn(&dyn Fn(&str) -> Option<String>) -> Result<(), String> + 'static,
    ) -> Option<HostLink> {
        let receive = move |link: HostLink, message: JsValue| {
            if let Err(error) = handle(&|name| field(&message, name)) {
                self.tell_host(link, &ToHost::Refused { error });
            }
        };
        let link = HostLink::connect(allowed, receive)?;
        on_window("resize", move |_| self.send_size(link));
        self.tell_host(link, &ToHost::Ready);
        Some(link)
    }

    /// Sends a message to the host page.
    pub fn tell_host(self, link: HostLink, message: &ToHost) {
        link.send(&message.to_json(self.info()));
    }

    /// Tells the host page whether the person plays, whenever that changes, and the size of the page when another
    /// screen is shown. Both functions follow signals.
    pub fn report_play(
        self,
        link: HostLink,
        plays: impl Fn() -> bool + 'static,
        is_at_table: impl Fn() -> bool + 'static,
    ) {
        let (mut played, mut was_there) = (false, false);
        effect(move || {
            let there = is_at_table();
            if there != was_there {
                // Another screen may have another size; it is laid out in the next frame.
                request_animation_frame(move || self.send_size(link));
            }
            was_there = there;
        });
        effect(move || {
            let plays = plays();
            if plays != played {
                let message = if plays {
                    ToHost::GameplayStart
                } else {
                    ToHost::GameplayStop
                };
                self.tell_host(link, &message);
            }
            played = plays;
        });
    }
}

impl Shell {
    /// Exchanges messages with the host page for the lifetime of the page.
    pub fn connect_host(self) {
        let handle = move |fields: &dyn Fn(&str) -> Option<String>| {
            let message = FromHost::read(self.info(), fields)?;
            if let Some(message) = message {
                self.handle_host(message);
            }
            Ok(())
        };
        if let Some(link) = self.link_host(self.address().host, handle) {
            self.report_to(link);
        }
    }

    fn handle_host(self, message: FromHost) {
        match message {
            FromHost::Pause => self.set_paused(true),
            FromHost::Resume => self.set_paused(false),
            FromHost::Mute(muted) => self.mute(muted),
            // Not saved: the host's request is not the person's.
            FromHost::SetLang(lang) => self.use_lang(lang),
            FromHost::NewMatch(wishes) => self.request_match(&wishes),
        }
    }

    fn send_size(self, link: HostLink) {
        let (width, height) = size();
        self.tell_host(link, &ToHost::Resize { width, height });
    }

    /// Reports the progress of the game to the host page.
    fn report_to(self, link: HostLink) {
        let mut before = None::<Progress>;
        effect(move || {
            let now = self.progress();
            for message in host_events(before.as_ref(), now.as_ref()) {
                self.tell_host(link, &message);
            }
            before = now;
        });
        let plays = move || {
            let in_play = self
                .progress()
                .is_some_and(|now| now.stage == Stage::Playing);
            in_play && !self.is_paused()
        };
        self.report_play(link, plays, move || self.progress().is_some());
    }
}

/// A field of a message as text. A message that is no object has no fields.
fn field(message: &JsValue, name: &str) -> Option<String> {
    let value = Reflect::get(message, &name.into()).ok()?;
    // Other values, such as numbers, by their JSON text.
    let written = || JSON::stringify(&value).ok()?.as_string();
    value.as_string().or_else(written)
}
