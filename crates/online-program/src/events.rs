//! The events of the connections.

use peer::{ChannelEvent, Closing, RtcEvent};
use protocol::CompactText;
use protocol::online_program::{Failure, FromOnline};
use signaling::{Found, find};
use together::{Peer, ToGuest};

use crate::program::{Program, Table};

impl Program {
    /// Handles an event of a connection to another device.
    pub(crate) fn rtc(&mut self, peer: Peer, event: RtcEvent) -> Vec<FromOnline> {
        let connections = &mut self.connections;
        match event {
            RtcEvent::Text(text) => return vec![FromOnline::Text { text }],
            RtcEvent::Closed(Closing::Unsupported) => {
                connections.close(peer);
                let why = Failure::Unsupported;
                return vec![FromOnline::Failed { why }];
            }
            RtcEvent::Closed(Closing::NoAddress | Closing::NoConnection) => {
                connections.close(peer);
                let why = Failure::NoConnection;
                return vec![FromOnline::Failed { why }];
            }
            _ => {}
        }
        match (event, &mut self.table) {
            (RtcEvent::Open, table) => {
                connections.opened(peer);
                let mut told = vec![FromOnline::Connected {}];
                if let Table::Guest(table) = table {
                    let outputs = table.guest.connected();
                    told.append(&mut table.carry(connections, outputs));
                }
                told
            }
            (RtcEvent::Message(bytes), Table::Host(table)) => {
                let outputs = table.host.receive(peer, &bytes);
                table.carry(connections, outputs)
            }
            (RtcEvent::Message(bytes), Table::Guest(table)) if table.is_host(peer) => {
                let outputs = table.guest.receive(&bytes);
                table.carry(connections, outputs)
            }
            (RtcEvent::Closed(_), Table::Host(table)) => table.lost(connections, peer),
            (RtcEvent::Closed(_), Table::Guest(table)) if table.is_host(peer) => {
                vec![table.lost(connections)]
            }
            _ => Vec::new(),
        }
    }

    /// Handles an event of the other windows of this browser.
    pub(crate) fn window(&mut self, event: ChannelEvent) -> Vec<FromOnline> {
        let connections = &mut self.connections;
        match (event, &mut self.table) {
            (ChannelEvent::Message(from, bytes), Table::Host(table)) => {
                let peer = connections.window(from);
                let outputs = table.host.receive(peer, &bytes);
                table.carry(connections, outputs)
            }
            (ChannelEvent::Open(from), Table::Guest(table)) if table.looks_for_host() => {
                table.ask(connections, from);
                Vec::new()
            }
            (ChannelEvent::Message(from, bytes), Table::Guest(table)) => {
                let peer = connections.window(from);
                let mut told = Vec::new();
                // Other guests ask this window, too: only the host answers.
                if table.looks_for_host() && ToGuest::read(&bytes).is_some() {
                    table.wait_for(Some(peer));
                    told.push(FromOnline::Connected {});
                }
                if table.is_host(peer) {
                    let outputs = table.guest.receive(&bytes);
                    told.append(&mut table.carry(connections, outputs));
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
            (ChannelEvent::Text(from, text), Table::Guest(table))
                if table.is_cut_off() && matches!(find(&text), Ok(Found::Invitation(_))) =>
            {
                if let Some(windows) = connections.windows() {
                    windows.take(from);
                }
                vec![FromOnline::Invited { text }]
            }
            (ChannelEvent::Taken(_), _) if self.handing_over.take().is_some() => {
                vec![FromOnline::HandedOver { taken: true }]
            }
            _ => Vec::new(),
        }
    }
}
