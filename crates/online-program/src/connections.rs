//! The connections of this device, by number.

use peer::{ChannelTransport, RtcTransport, StunServer, WindowId};
use protocol::online_program::Failure;
use signaling::{Found, Invitation, find};
use together::Peer;

use crate::input::{Input, Inputs};

/// All connections.
pub(crate) struct Connections {
    inputs: Inputs,
    windows: Option<ChannelTransport>,
    links: Links,
    last: Peer,
    /// The connection whose invitation or reply is on its way between two people.
    carried: Option<Peer>,
    /// The connections to close at the next tick but one, once their last messages are sent.
    closing: [Closing; 2],
}

/// Connections that are about to close.
type Closing = (Option<ChannelTransport>, Links);

/// The open connections, by number.
type Links = Vec<(Peer, Link)>;

enum Link {
    Rtc(RtcTransport),
    Window(WindowId),
}

impl Connections {
    pub(crate) const fn new(inputs: Inputs) -> Self {
        Self {
            inputs,
            windows: None,
            links: Links::new(),
            last: 0,
            carried: None,
            closing: [(None, Links::new()), (None, Links::new())],
        }
    }

    /// Listens to the other windows of this browser.
    pub(crate) fn open_windows(&mut self, name: &str) {
        let inputs = self.inputs.clone();
        let told = move |event| inputs.put(Input::Window(event));
        self.windows = ChannelTransport::open(name, told);
    }

    pub(crate) const fn windows(&self) -> Option<&ChannelTransport> {
        self.windows.as_ref()
    }

    /// Makes an invitation. The one before is withdrawn, unless its connection is open.
    pub(crate) fn invite(&mut self, stun: &str) -> Result<(), Failure> {
        let stun = stun_server(stun)?;
        self.withdraw();
        self.carry(|told| RtcTransport::invite(stun, told));
        Ok(())
    }

    /// Replies to an invitation.
    pub(crate) fn reply(&mut self, invitation: Invitation, stun: &str) -> Result<Peer, Failure> {
        let stun = stun_server(stun)?;
        self.withdraw();
        Ok(self.carry(|told| RtcTransport::reply(invitation, stun, told)))
    }

    /// Takes the reply in a text.
    pub(crate) fn accept(&self, text: &str) -> Result<(), Failure> {
        let reply = match find(text) {
            Ok(Found::Reply(reply)) => reply,
            Ok(Found::Invitation(_)) => return Err(Failure::Invitation),
            Err(_) => return Err(Failure::NoText),
        };
        let link = self.carried.and_then(|peer| self.link(peer));
        let Some(Link::Rtc(transport)) = link else {
            return Err(Failure::OtherInvitation);
        };
        let accepted = transport.accept(&reply);
        accepted.map_err(|_| Failure::OtherInvitation)
    }

    /// The connection is open, so its text is no longer needed.
    pub(crate) fn opened(&mut self, peer: Peer) {
        self.carried = self.carried.filter(|carried| *carried != peer);
    }

    /// The connection to a window.
    pub(crate) fn window(&mut self, window: WindowId) -> Peer {
        let is_it = |link: &Link| matches!(link, Link::Window(known) if *known == window);
        let known = self.links.iter().find(|(_, link)| is_it(link));
        if let Some((peer, _)) = known {
            return *peer;
        }
        self.last += 1;
        self.links.push((self.last, Link::Window(window)));
        self.last
    }

    /// Sends a message. A connection that refuses it is lost soon, and then its event comes.
    pub(crate) fn send(&self, peer: Peer, message: &[u8]) {
        let _ = match (self.link(peer), &self.windows) {
            (Some(Link::Rtc(transport)), _) => transport.send(message),
            (Some(Link::Window(window)), Some(windows)) => windows.send(*window, message),
            _ => Ok(()),
        };
    }

    pub(crate) fn close(&mut self, peer: Peer) {
        self.opened(peer);
        self.links.retain(|(known, _)| *known != peer);
    }

    /// Closes everything, once the last messages are sent.
    pub(crate) fn close_all(&mut self) {
        self.carried = None;
        let links = core::mem::take(&mut self.links);
        self.closing[1] = (self.windows.take(), links);
    }

    /// Time passes.
    pub(crate) fn tick(&mut self) {
        self.closing.swap(0, 1);
        self.closing[1] = (None, Links::new());
    }

    fn link(&self, peer: Peer) -> Option<&Link> {
        let mut links = self.links.iter();
        links.find_map(|(known, link)| (*known == peer).then_some(link))
    }

    fn withdraw(&mut self) {
        if let Some(peer) = self.carried {
            self.close(peer);
        }
    }

    fn carry(&mut self, make: impl FnOnce(Box<dyn Fn(peer::RtcEvent)>) -> RtcTransport) -> Peer {
        self.last += 1;
        let (peer, inputs) = (self.last, self.inputs.clone());
        let told = move |event| inputs.put(Input::Rtc(peer, event));
        self.links.push((peer, Link::Rtc(make(Box::new(told)))));
        self.carried = Some(peer);
        peer
    }
}

/// The STUN server of the settings; none if the text is empty.
fn stun_server(text: &str) -> Result<Option<StunServer>, Failure> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    text.trim().parse().map(Some).map_err(|_| Failure::Stun)
}
