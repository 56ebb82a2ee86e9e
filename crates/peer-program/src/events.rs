//! The events of the connections.

use peer::{ChannelEvent, Closing, RtcEvent};
use protocol::peer_program::{Failure, FromPeers};
use protocol::{JsonText, SharedGame};
use together::{Peer, ToGuest};

use crate::program::{Program, Table};

impl<G: SharedGame> Program<G> {
    /// Handles an event of a connection to another device.
    pub(crate) fn rtc(&mut self, peer: Peer, event: RtcEvent) -> Vec<FromPeers> {
        let connections = &mut self.connections;
        match event {
            RtcEvent::Text(text) => return vec![FromPeers::Text { text }],
            RtcEvent::Closed(Closing::Unsupported) => {
                connections.close(peer);
                let why = Failure::Unsupported;
                return vec![FromPeers::Failed { why }];
            }
            RtcEvent::Closed(Closing::NoAddress | Closing::NoConnection) => {
                connections.close(peer);
                let why = Failure::NoConnection;
                return vec![FromPeers::Failed { why }];
            }
            _ => {}
        }
        match (event, &mut self.table) {
            (RtcEvent::Open, table) => {
                connections.opened(peer);
                let mut told = vec![FromPeers::Connected {}];
                if let Table::Guest(table) = table {
                    told.extend(table.act(connections, together::Guest::connected));
                }
                told
            }
            (RtcEvent::Message(bytes), Table::Host(table)) => {
                table.act(connections, |host| host.receive(peer, &bytes))
            }
            (RtcEvent::Message(bytes), Table::Guest(table)) if table.is_host(peer) => {
                table.act(connections, |guest| guest.receive(&bytes))
            }
            (RtcEvent::Closed(_), Table::Host(table)) => table.lost(connections, peer),
            (RtcEvent::Closed(_), Table::Guest(table)) if table.is_host(peer) => {
                vec![table.lost(connections)]
            }
            _ => Vec::new(),
        }
    }

    /// Handles an event of the other windows of this browser.
    pub(crate) fn window(&mut self, event: ChannelEvent) -> Vec<FromPeers> {
        let connections = &mut self.connections;
        match (event, &mut self.table) {
            (ChannelEvent::Message(from, bytes), Table::Host(table)) => {
                let peer = connections.window(from);
                table.act(connections, |host| host.receive(peer, &bytes))
            }
            (ChannelEvent::Open(from), Table::Guest(table)) if table.looks_for_host() => {
                table.ask(connections, from);
                Vec::new()
            }
            (ChannelEvent::Message(from, bytes), Table::Guest(table)) => {
                let peer = connections.window(from);
                let mut told = Vec::new();
                // Other guests ask this window, too: only the host answers.
                if table.looks_for_host() && ToGuest::read(&bytes).is_ok() {
                    table.wait_for(Some(peer));
                    told.push(FromPeers::Connected {});
                }
                if table.is_host(peer) {
                    told.extend(table.act(connections, |guest| guest.receive(&bytes)));
                }
                told
            }
            (ChannelEvent::Closed(from), Table::Host(table)) => {
                let peer = connections.window(from);
                table.lost(connections, peer)
            }
            (ChannelEvent::Closed(from), Table::Guest(table)) => {
                let peer = connections.window(from);
                let is_host = table.is_host(peer);
                connections.close(peer);
                is_host
                    .then(|| table.lost(connections))
                    .into_iter()
                    .collect()
            }
            (ChannelEvent::Text(from, text), Table::Host(_)) => {
                if connections.accept(&text).is_ok()
                    && let Some(windows) = connections.windows()
                {
                    windows.take(from);
                }
                Vec::new()
            }
            (ChannelEvent::Taken(_), _) if self.handing_over.take().is_some() => {
                vec![FromPeers::HandedOver { taken: true }]
            }
            _ => Vec::new(),
        }
    }
}
