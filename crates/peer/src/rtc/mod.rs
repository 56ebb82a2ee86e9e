//! A connection between two devices.

mod attempt;
mod timer;

use core::cell::{Cell, RefCell};
use core::fmt;
use std::rc::{Rc, Weak};

use signaling::{Invitation, MAX_MESSAGE_BYTES, Reply, StunServer};
use wasm_bindgen_futures::spawn_local;

use super::event::{Closing, RtcEvent, SendFault};
use attempt::{Attempt, Change};

/// Attempts before a transport gives up. Firefox gives one up after 5 s without an answer.
const MAX_ATTEMPTS: u32 = 120;

/// Time for a connection to open after the host has accepted a reply, in milliseconds. It takes less
/// than a second if it works at all.
const OPENING_TIME: i32 = 15_000;

/// Bytes that may wait to be sent.
const MAX_WAITING: u32 = 1 << 20;

/// A connection to one other person over WebRTC. Dropping it closes the connection.
///
/// Each side is one of these: the host's [invites](Self::invite), the guest's
/// [replies](Self::reply). Both give a text, which people carry to the other side. After an attempt
/// that fails before the connection is open, the transport makes another one by itself, with a new text.
pub struct RtcTransport(Rc<Shared>);

/// Why a host does not accept a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AcceptFault {
    /// It belongs to another invitation.
    OtherInvitation,
    /// The transport does not wait for a reply: it is a guest's, has accepted one, or is open or closed.
    NotWaiting,
}

struct Shared {
    role: LocalRole,
    stun: Option<StunServer>,
    listener: Box<dyn Fn(RtcEvent)>,
    attempt: RefCell<Option<Rc<Attempt>>>,
    /// How many attempts were made. An answer to an earlier one comes too late.
    attempts: Cell<u32>,
    /// The number of the invitation of this attempt.
    number: Cell<u16>,
    state: Cell<State>,
}

enum LocalRole {
    Host,
    Guest(Invitation),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// The text is being made.
    Preparing,
    /// The text is there.
    Waiting,
    /// The host has accepted a reply.
    Opening,
    Open,
    Closed,
}

impl RtcTransport {
    /// The host's side: gives an invitation, and waits for [`accept`](Self::accept). `listener` is never
    /// called before this has returned. Without a STUN server no other host is contacted.
    #[must_use]
    pub fn invite(stun: Option<StunServer>, listener: impl Fn(RtcEvent) + 'static) -> Self {
        Self::new(LocalRole::Host, stun, Box::new(listener))
    }

    /// The guest's side: gives the reply to an invitation, and opens when the host has accepted it.
    #[must_use]
    pub fn reply(
        invitation: Invitation,
        stun: Option<StunServer>,
        listener: impl Fn(RtcEvent) + 'static,
    ) -> Self {
        Self::new(LocalRole::Guest(invitation), stun, Box::new(listener))
    }

    /// Takes a guest's reply. The connection opens, or a new invitation follows.
    ///
    /// # Errors
    ///
    /// See [`AcceptFault`]. Then nothing has changed.
    pub fn accept(&self, reply: &Reply) -> Result<(), AcceptFault> {
        let shared = &self.0;
        let is_host = matches!(shared.role, LocalRole::Host);
        if !is_host || shared.state.get() != State::Waiting {
            return Err(AcceptFault::NotWaiting);
        }
        if reply.number() != shared.number.get() {
            return Err(AcceptFault::OtherInvitation);
        }
        let attempt = shared.attempt.borrow().clone();
        let attempt = attempt.ok_or(AcceptFault::NotWaiting)?;
        shared.state.set(State::Opening);
        let (shared, sdp) = (Rc::downgrade(shared), reply.to_sdp());
        let number = self.0.attempts.get();
        spawn_local(async move {
            if attempt.accept(&sdp).await.is_some() {
                drop(attempt);
                timer::after(OPENING_TIME).await;
            }
            if let Some(shared) = current(&shared, number)
                && shared.state.get() == State::Opening
            {
                shared.renew();
            }
        });
        Ok(())
    }

    /// Sends a message.
    ///
    /// # Errors
    ///
    /// See [`SendFault`].
    pub fn send(&self, message: &[u8]) -> Result<(), SendFault> {
        if message.len() > MAX_MESSAGE_BYTES {
            return Err(SendFault::TooLong);
        }
        let attempt = self.0.attempt.borrow().clone();
        match attempt {
            Some(attempt) if self.0.state.get() == State::Open => {
                attempt.send(message, MAX_WAITING)
            }
            _ => Err(SendFault::NotOpen),
        }
    }

    /// The number of the invitation that this side has made or replies to. Replies have it too.
    #[must_use]
    pub fn number(&self) -> u16 {
        self.0.number.get()
    }

    /// Whether messages can be sent.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.state.get() == State::Open
    }

    fn new(role: LocalRole, stun: Option<StunServer>, listener: Box<dyn Fn(RtcEvent)>) -> Self {
        let shared = Rc::new(Shared {
            role,
            stun,
            listener,
            attempt: RefCell::default(),
            attempts: Cell::default(),
            number: Cell::default(),
            state: Cell::new(State::Preparing),
        });
        let weak = Rc::downgrade(&shared);
        spawn_local(async move {
            if let Some(shared) = weak.upgrade() {
                shared.start();
            }
        });
        Self(shared)
    }
}

impl Drop for RtcTransport {
    fn drop(&mut self) {
        self.0.state.set(State::Closed);
        self.0.attempt.take();
    }
}

impl Shared {
    /// Begins an attempt: makes the text and tells it.
    fn start(self: &Rc<Self>) {
        if self.state.get() == State::Closed {
            return;
        }
        let attempts = self.attempts.get() + 1;
        self.attempts.set(attempts);
        if attempts > MAX_ATTEMPTS {
            return self.close(Closing::NoConnection);
        }
        self.state.set(State::Preparing);
        self.number.set(match &self.role {
            LocalRole::Host => random_number(),
            LocalRole::Guest(invitation) => invitation.number(),
        });
        let weak = Rc::downgrade(self);
        let changed = move |change| {
            if let Some(shared) = current(&weak, attempts) {
                shared.changed(change);
            }
        };
        let Some(attempt) = Attempt::new(self.stun.as_ref(), changed) else {
            return self.close(Closing::Unsupported);
        };
        let attempt = Rc::new(attempt);
        self.attempt.replace(Some(Rc::clone(&attempt)));
        let invitation = match &self.role {
            LocalRole::Host => None,
            LocalRole::Guest(invitation) => Some(invitation.to_sdp()),
        };
        let weak = Rc::downgrade(self);
        spawn_local(async move {
            let sdp = attempt.describe(invitation.as_deref()).await;
            if let Some(shared) = current(&weak, attempts)
                && shared.state.get() == State::Preparing
            {
                shared.described(sdp.as_deref());
            }
        });
    }

    /// The browser has described its end, or could not.
    fn described(&self, sdp: Option<&str>) {
        let number = self.number.get();
        let text = sdp.and_then(|sdp| match self.role {
            LocalRole::Host => Invitation::from_sdp(number, sdp)
                .ok()
                .map(|own| own.to_text()),
            LocalRole::Guest(_) => Reply::from_sdp(number, sdp).ok().map(|own| own.to_text()),
        });
        match text {
            Some(text) => {
                self.state.set(State::Waiting);
                (self.listener)(RtcEvent::Text(text));
            }
            None => self.close(Closing::NoAddress),
        }
    }

    fn changed(self: &Rc<Self>, change: Change) {
        let is_open = self.state.get() == State::Open;
        match change {
            Change::Open if !is_open => {
                self.state.set(State::Open);
                (self.listener)(RtcEvent::Open);
            }
            Change::Message(message) if is_open => (self.listener)(RtcEvent::Message(message)),
            Change::Nonsense => self.close(Closing::Nonsense),
            Change::Closed if is_open => self.close(Closing::ByPeer),
            Change::Failed if is_open => self.close(Closing::Lost),
            Change::Failed => self.renew(),
            Change::Open | Change::Message(_) | Change::Closed => {}
        }
    }

    /// Gives up the attempt and makes another.
    fn renew(self: &Rc<Self>) {
        self.attempt.take();
        self.start();
    }

    fn close(&self, closing: Closing) {
        self.state.set(State::Closed);
        self.attempt.take();
        (self.listener)(RtcEvent::Closed(closing));
    }
}

impl fmt::Display for AcceptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OtherInvitation => "the reply belongs to another invitation",
            Self::NotWaiting => "no reply is expected",
        })
    }
}

impl core::error::Error for AcceptFault {}

/// The transport, if it still lives and makes the attempt with this number.
fn current(shared: &Weak<Shared>, attempt: u32) -> Option<Rc<Shared>> {
    let shared = shared.upgrade()?;
    let is_current = shared.attempts.get() == attempt && shared.state.get() != State::Closed;
    is_current.then_some(shared)
}

/// A random number; 0 in a browser without a source of randomness, where numbers tell nothing apart.
fn random_number() -> u16 {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).map_or(0, |()| u16::from_be_bytes(bytes))
}
