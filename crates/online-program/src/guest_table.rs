//! The table of a guest.

use peer::WindowId;
use protocol::CompactText;
use protocol::online_program::{Failure, FromOnline};
use together::{AnyDeals, Guest, GuestOutput, GuestState, Log, Peer, Save, Secret};

use crate::connections::Connections;
use crate::dealer::LateDealer;
use crate::shown::{deal, lied, now, reacted};

/// A table on another device, or in another window.
pub(crate) struct GuestTable {
    pub(crate) guest: Guest,
    /// The connection to the host.
    host: Option<Peer>,
    /// Whether the page knows that the host is gone.
    is_gone: bool,
    /// Whether the host has closed the table.
    is_closed: bool,
    /// Whether the host has given the guest a seat.
    is_seated: bool,
}

impl GuestTable {
    pub(crate) fn new(game: &'static dyn AnyDeals, name: &str, secret: Secret) -> Self {
        Self {
            guest: Guest::new(game, name, secret).with_dealer(Box::new(LateDealer)),
            host: None,
            is_gone: false,
            is_closed: false,
            is_seated: false,
        }
    }

    /// The table of a save.
    pub(crate) fn restore(game: &'static dyn AnyDeals, save: &Save<GuestState>) -> Option<Self> {
        let guest = Guest::restore(game, save, Some(Box::new(LateDealer)))?;
        Some(Self {
            guest,
            host: None,
            is_gone: false,
            is_closed: false,
            is_seated: true,
        })
    }

    /// The state to keep over a reload, without the log.
    pub(crate) fn state(&self) -> String {
        self.guest.state().to_text()
    }

    /// The log of the match.
    pub(crate) const fn log(&self) -> &Log {
        self.guest.log()
    }

    /// Whether the guest has a seat. Then it stays the same guest at the next connection.
    pub(crate) const fn has_seat(&self) -> bool {
        self.is_seated
    }

    /// A connection to the host is being made.
    pub(crate) const fn wait_for(&mut self, host: Option<Peer>) {
        self.host = host;
    }

    /// Whether this is the connection to the host.
    pub(crate) fn is_host(&self, peer: Peer) -> bool {
        self.host == Some(peer)
    }

    /// Whether the guest still looks for the host among the windows.
    pub(crate) const fn looks_for_host(&self) -> bool {
        self.host.is_none() && !self.is_closed
    }

    /// Whether the guest has a seat, but no connection to the host.
    pub(crate) const fn is_cut_off(&self) -> bool {
        self.is_seated && self.looks_for_host()
    }

    /// Asks a window whether it has a table.
    pub(crate) fn ask(&mut self, connections: &mut Connections, window: WindowId) {
        let peer = connections.window(window);
        for output in self.guest.connected() {
            if let GuestOutput::Send(bytes) = output {
                connections.send(peer, &bytes);
            }
        }
    }

    /// Does what the guest asks for, and returns the messages to the page.
    pub(crate) fn carry(
        &mut self,
        connections: &mut Connections,
        outputs: Vec<GuestOutput>,
    ) -> Vec<FromOnline> {
        let mut told = Vec::new();
        for output in outputs {
            match output {
                GuestOutput::Send(bytes) => {
                    if let Some(host) = self.host {
                        connections.send(host, &bytes);
                    }
                }
                GuestOutput::Changed => {
                    self.is_seated |= !self.guest.lobby().is_empty();
                    told.append(&mut self.now());
                }
                GuestOutput::Reacted(reaction) => told.push(reacted(reaction)),
                GuestOutput::Refused(_) => told.push(FromOnline::Failed { why: Failure::Full }),
                GuestOutput::Lie(lie) => told.push(lied(&lie, self.guest.log())),
                GuestOutput::Nonsense(_) => told.push(self.lost(connections)),
                GuestOutput::Closed => {
                    // Then the end of the connection is no news.
                    self.lost(connections);
                    self.is_closed = true;
                    told.push(FromOnline::Closed {});
                }
            }
        }
        if self.guest.is_sealed() {
            LateDealer::load();
        }
        // Before that, somebody has still to carry the reply.
        let is_gone = self.guest.is_host_gone() && self.is_seated && !self.is_closed;
        let was_gone = core::mem::replace(&mut self.is_gone, is_gone);
        if is_gone && !was_gone {
            told.push(FromOnline::Gone {});
        }
        told
    }

    /// The connection to the host has ended.
    pub(crate) fn lost(&mut self, connections: &mut Connections) -> FromOnline {
        if let Some(host) = self.host.take() {
            connections.close(host);
        }
        FromOnline::Lost {}
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> Vec<FromOnline> {
        let guest = &self.guest;
        let you = guest.seat_index();
        let place = (you, false, guest.is_sealed());
        let format = guest.game().format();
        let mut told = now(format, guest.lobby(), guest.log(), guest.record(), place);
        told.extend(deal(guest.log(), guest.record(), guest.waiting_for()));
        told
    }
}
