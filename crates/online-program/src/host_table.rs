//! The table of a host.

use protocol::CompactText;
use protocol::online_program::{Failure, FromOnline};
use together::{AnyDeals, Host, HostOutput, HostState, Log, Peer, Save, Seating, Secret};

use crate::connections::Connections;
use crate::dealer::LateDealer;
use crate::shown::{deal, lied, now, reacted};

/// The table of this device, which has the true match.
pub(crate) struct HostTable {
    pub(crate) host: Host,
}

impl HostTable {
    /// A new table. If its deals are sealed, the dealer must be ready.
    pub(crate) fn new(
        game: &'static dyn AnyDeals,
        name: &str,
        secret: Secret,
        options: &str,
        (others, sealed): (&[Seating], bool),
    ) -> Result<Self, Failure> {
        let host = if sealed {
            Host::sealed(game, name, options, others, secret, Box::new(LateDealer))
        } else {
            Host::new(game, name, options, others, secret)
        };
        let host = host.ok_or(Failure::Table)?;
        Ok(Self { host })
    }

    /// The table of a save.
    pub(crate) fn restore(game: &'static dyn AnyDeals, save: &Save<HostState>) -> Option<Self> {
        let host = Host::restore(game, save, Some(Box::new(LateDealer)))?;
        Some(Self { host })
    }

    /// The state to keep over a reload, without the log.
    pub(crate) fn state(&self) -> String {
        self.host.state().to_text()
    }

    /// The log of the match.
    pub(crate) const fn log(&self) -> &Log {
        self.host.log()
    }

    /// Does what the host asks for, and returns the messages to the page.
    pub(crate) fn carry(
        &mut self,
        connections: &mut Connections,
        outputs: Vec<HostOutput>,
    ) -> Vec<FromOnline> {
        let mut told = Vec::new();
        for output in outputs {
            match output {
                HostOutput::Send(peer, bytes) => connections.send(peer, &bytes),
                // The host has counted it as lost already.
                HostOutput::Close(peer, _) => connections.close(peer),
                HostOutput::Changed => told.append(&mut self.now()),
                HostOutput::Reacted(reaction) => told.push(reacted(reaction)),
                HostOutput::Lie(lie) => told.push(lied(&lie, self.host.log())),
            }
        }
        told
    }

    /// A connection has ended.
    pub(crate) fn lost(&mut self, connections: &mut Connections, peer: Peer) -> Vec<FromOnline> {
        connections.close(peer);
        let outputs = self.host.lost(peer);
        self.carry(connections, outputs)
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> Vec<FromOnline> {
        let host = &self.host;
        let record = host
            .record()
            .filter(|_| !host.movers().is_empty() || has_moves(host));
        let mut told = now(
            host.game().format(),
            &host.lobby(),
            host.log(),
            record,
            (0, true, host.is_sealed()),
        );
        told.extend(deal(host.log(), record, host.waiting_for()));
        told
    }
}

/// Whether the match has a move.
fn has_moves(host: &Host) -> bool {
    host.record()
        .is_some_and(|record| !record.moves().is_empty())
}
