//! Messages between the windows of one browser.

use core::cell::RefCell;
use std::rc::Rc;

use signaling::{MAX_MESSAGE_BYTES, WindowContents, WindowId, WindowMessage};
use web_sys::BroadcastChannel;

use super::event::SendFault;
use super::listeners::{Listeners, bytes};

/// Room for the head of a message, in bytes; the message itself is checked by [`WindowMessage`].
const MAX_HEAD: usize = 64;

/// An event of a [`ChannelTransport`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChannelEvent {
    /// Another window is open: messages to it can be sent.
    Open(WindowId),
    /// A message of another window to this one.
    Message(WindowId, Vec<u8>),
    /// Another window has closed. There is no event if the browser kills a window.
    Closed(WindowId),
    /// A window hands over the text whose link was opened there. The window that can use it answers with
    /// [`ChannelTransport::take`].
    Text(WindowId, String),
    /// A window uses the text that this one has handed over.
    Taken(WindowId),
}

/// This window's end of a channel that all windows of the same origin share. Dropping it, or leaving
/// the page, says goodbye to the others.
pub struct ChannelTransport {
    shared: Rc<Shared>,
    _listeners: Listeners,
}

struct Shared {
    own: WindowId,
    channel: BroadcastChannel,
    others: RefCell<Vec<WindowId>>,
    listener: Box<dyn Fn(ChannelEvent)>,
}

impl ChannelTransport {
    /// Opens the channel of this name: windows with the same name hear each other. `None` if the
    /// browser has no such channels. `listener` is never called before this has returned.
    #[must_use]
    pub fn open(name: &str, listener: impl Fn(ChannelEvent) + 'static) -> Option<Self> {
        let channel = BroadcastChannel::new(name).ok()?;
        let own = WindowId::new(getrandom::u64().ok()?)?;
        let shared = Rc::new(Shared {
            own,
            channel,
            others: RefCell::default(),
            listener: Box::new(listener),
        });
        let mut listeners = Listeners::default();
        let weak = Rc::downgrade(&shared);
        listeners.add(&shared.channel, "message", move |event| {
            let message = bytes(&event, MAX_HEAD + MAX_MESSAGE_BYTES);
            let message = message.and_then(|bytes| WindowMessage::parse(&bytes));
            if let (Some(shared), Some(message)) = (weak.upgrade(), message) {
                shared.got(message);
            }
        });
        if let Some(window) = web_sys::window() {
            // A page that the browser keeps for "back" comes again with `pageshow`.
            for (event, contents) in [
                ("pagehide", WindowContents::Bye),
                ("pageshow", WindowContents::Hello),
            ] {
                let weak = Rc::downgrade(&shared);
                listeners.add(&window, event, move |_| {
                    if let Some(shared) = weak.upgrade() {
                        shared.post(None, contents.clone());
                    }
                });
            }
        }
        shared.post(None, WindowContents::Hello);
        Some(Self {
            shared,
            _listeners: listeners,
        })
    }

    /// This window.
    #[must_use]
    pub fn own(&self) -> WindowId {
        self.shared.own
    }

    /// Sends a message to one window.
    ///
    /// # Errors
    ///
    /// [`SendFault::NotOpen`] if the window is not there, [`SendFault::TooLong`].
    pub fn send(&self, to: WindowId, message: &[u8]) -> Result<(), SendFault> {
        if message.len() > MAX_MESSAGE_BYTES {
            return Err(SendFault::TooLong);
        }
        if !self.shared.others.borrow().contains(&to) {
            return Err(SendFault::NotOpen);
        }
        let contents = WindowContents::Bytes(message.to_vec());
        self.shared.post(Some(to), contents);
        Ok(())
    }

    /// Offers the text of a reply to all other windows. The one that waits for it says
    /// [`ChannelEvent::Taken`]; if none does within a second, there is none.
    pub fn hand_over(&self, text: &str) {
        let contents = WindowContents::Text(text.to_owned());
        self.shared.post(None, contents);
    }

    /// Answers [`ChannelEvent::Text`]: this window uses the text.
    pub fn take(&self, from: WindowId) {
        self.shared.post(Some(from), WindowContents::Taken);
    }
}

impl Drop for ChannelTransport {
    fn drop(&mut self) {
        self.shared.post(None, WindowContents::Bye);
        self.shared.channel.close();
    }
}

impl Shared {
    fn post(&self, to: Option<WindowId>, contents: WindowContents) {
        let message = WindowMessage {
            from: self.own,
            to,
            contents,
        };
        let bytes = js_sys::Uint8Array::from(message.pack().as_slice());
        // Only a closed channel refuses, and then nobody listens.
        let _ = self.channel.post_message(&bytes.buffer());
    }

    fn got(&self, message: WindowMessage) {
        let WindowMessage { from, to, contents } = message;
        if from == self.own || to.is_some_and(|to| to != self.own) {
            return;
        }
        if contents == WindowContents::Hello {
            self.post(Some(from), WindowContents::Here);
        }
        let is_presence = matches!(contents, WindowContents::Hello | WindowContents::Here);
        if is_presence && !self.others.borrow().contains(&from) {
            self.others.borrow_mut().push(from);
            (self.listener)(ChannelEvent::Open(from));
        }
        let is_known = self.others.borrow().contains(&from);
        let event = match contents {
            WindowContents::Bye if is_known => {
                self.others.borrow_mut().retain(|other| *other != from);
                ChannelEvent::Closed(from)
            }
            WindowContents::Bytes(bytes) if is_known => ChannelEvent::Message(from, bytes),
            WindowContents::Text(text) => ChannelEvent::Text(from, text),
            WindowContents::Taken => ChannelEvent::Taken(from),
            _ => return,
        };
        (self.listener)(event);
    }
}
