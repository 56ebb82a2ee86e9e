//! The game in the frame of a host page: its messages.

use js_sys::{JSON, Reflect};
use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsValue;

use protocol::{FromHost, Progress, Stage, ToHost, host_events};

use super::{MatchPage, Shell};
use crate::dom::effect;
use crate::embed::{HostLink, size};
use crate::event::on_window;

impl<G: MatchPage> Shell<G> {
    /// Exchanges messages with the host page for the lifetime of the page.
    pub fn connect_host(self) {
        let receive = move |link: HostLink, message: JsValue| match parse::<G>(&message) {
            Ok(Some(message)) => self.handle_host(message),
            Ok(None) => {}
            Err(error) => send::<G>(link, &ToHost::Refused { error }),
        };
        let Some(link) = HostLink::connect(self.address().host, receive) else {
            return;
        };
        on_window("resize", move |_| send_size::<G>(link));
        send::<G>(link, &ToHost::Ready);
        self.report_to(link);
    }

    fn handle_host(self, message: FromHost<G::Format>) {
        match message {
            FromHost::Pause => self.set_paused(true),
            FromHost::Resume => self.set_paused(false),
            FromHost::Mute(muted) => self.mute(muted),
            // Not saved: the host's request is not the person's.
            FromHost::SetLang(lang) => self.use_lang(lang),
            FromHost::NewMatch(wishes) => self.request_match(&wishes),
        }
    }

    /// Reports the progress of the game to the host page.
    fn report_to(self, link: HostLink) {
        let mut before = None::<Progress>;
        effect(move || {
            let now = G::progress(self);
            if before.is_some() != now.is_some() {
                // Another screen may have another size; it is laid out in the next frame.
                request_animation_frame(move || send_size::<G>(link));
            }
            for message in host_events(before.as_ref(), now.as_ref()) {
                send::<G>(link, &message);
            }
            before = now;
        });
        let mut played = false;
        effect(move || {
            let in_play = G::progress(self).is_some_and(|now| now.stage == Stage::Playing);
            let plays = in_play && !self.is_paused();
            if plays != played {
                let message = if plays {
                    ToHost::GameplayStart
                } else {
                    ToHost::GameplayStop
                };
                send::<G>(link, &message);
            }
            played = plays;
        });
    }
}

fn send<G: MatchPage>(link: HostLink, message: &ToHost) {
    link.send(&message.to_json::<G::Format>());
}

fn send_size<G: MatchPage>(link: HostLink) {
    let (width, height) = size();
    send::<G>(link, &ToHost::Resize { width, height });
}

/// Parses a message. A message that is no object has no fields.
fn parse<G: MatchPage>(message: &JsValue) -> Result<Option<FromHost<G::Format>>, String> {
    FromHost::read(|name| {
        let value = Reflect::get(message, &name.into()).ok()?;
        // Other values, such as numbers, by their JSON text.
        let written = || JSON::stringify(&value).ok()?.as_string();
        value.as_string().or_else(written)
    })
}
