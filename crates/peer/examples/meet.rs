//! The program of the tests in real browsers (`tests/e2e/peer`): the transports as functions for
//! JavaScript. It is not part of any page. Events are told as texts, with the bytes of messages read as
//! UTF-8.

// What it exports is called by JavaScript alone.
#![allow(unreachable_pub, missing_docs, clippy::must_use_candidate)]

use core::cell::Cell;
use std::rc::Rc;

use peer::{ChannelEvent, ChannelTransport, RtcEvent, RtcTransport, StunServer, WindowId};
use signaling::{Found, find};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
pub struct Meeting(RtcTransport);

#[wasm_bindgen]
pub struct Windows(ChannelTransport, Rc<Cell<Option<WindowId>>>);

#[wasm_bindgen]
impl Meeting {
    /// Invites; with a STUN server if the text is one.
    pub fn invite(stun: &str, told: js_sys::Function) -> Self {
        let stun = stun.parse::<StunServer>().ok();
        Self(RtcTransport::invite(stun, move |event| {
            tell_rtc(&told, event);
        }))
    }

    /// Replies to the invitation in a message, if there is one.
    pub fn reply(message: &str, told: js_sys::Function) -> Option<Self> {
        let Ok(Found::Invitation(invitation)) = find(message) else {
            return None;
        };
        Some(Self(RtcTransport::reply(invitation, None, move |event| {
            tell_rtc(&told, event);
        })))
    }

    /// Accepts the reply in a message: "ok", or the fault.
    pub fn accept(&self, message: &str) -> String {
        match find(message) {
            Ok(Found::Reply(reply)) => answer(self.0.accept(&reply)),
            Ok(Found::Invitation(_)) => "an invitation".into(),
            Err(fault) => fault.to_string(),
        }
    }

    pub fn send(&self, message: &str) -> String {
        answer(self.0.send(message.as_bytes()))
    }
}

#[wasm_bindgen]
impl Windows {
    pub fn open(name: &str, told: js_sys::Function) -> Option<Self> {
        let last: Rc<Cell<Option<WindowId>>> = Rc::default();
        let known = Rc::clone(&last);
        let transport = ChannelTransport::open(name, move |event| {
            let (kind, from, text) = match event {
                ChannelEvent::Open(from) => ("open", from, String::new()),
                ChannelEvent::Message(from, bytes) => ("message", from, text_of(bytes)),
                ChannelEvent::Closed(from) => ("closed", from, String::new()),
                ChannelEvent::Text(from, text) => ("text", from, text),
                ChannelEvent::Taken(from) => ("taken", from, String::new()),
            };
            known.set(Some(from));
            tell(&told, kind, &text);
        });
        Some(Self(transport?, last))
    }

    /// Sends to the window of the last event.
    pub fn send(&self, message: &str) -> String {
        let Some(to) = self.1.get() else {
            return "nobody".into();
        };
        answer(self.0.send(to, message.as_bytes()))
    }

    pub fn hand_over(&self, text: &str) {
        self.0.hand_over(text);
    }

    /// Takes the text that the window of the last event has handed over.
    pub fn take(&self) {
        if let Some(from) = self.1.get() {
            self.0.take(from);
        }
    }
}

fn main() {}

fn tell_rtc(told: &js_sys::Function, event: RtcEvent) {
    match event {
        RtcEvent::Text(text) => tell(told, "text", &text),
        RtcEvent::Open => tell(told, "open", ""),
        RtcEvent::Message(bytes) => tell(told, "message", &text_of(bytes)),
        RtcEvent::Closed(closing) => tell(told, "closed", &closing.to_string()),
    }
}

fn tell(told: &js_sys::Function, kind: &str, text: &str) {
    let _ = told.call2(&JsValue::NULL, &kind.into(), &text.into());
}

fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_default()
}

fn answer<E: ToString>(result: Result<(), E>) -> String {
    result.map_or_else(|fault| fault.to_string(), |()| "ok".into())
}
