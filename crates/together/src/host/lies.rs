//! A guest has lied: the match ends, and the evidence goes to everybody.

use super::{Host, HostOutput, Playing};
use crate::lie::Fault;
use crate::{Entry, Lie, LieKind};

impl Host {
    /// A guest has signed a move that is not legal. The salts of the round are opened, so that everybody
    /// can see the cards.
    pub(super) fn accuse_of_illegal_move(
        &mut self,
        seat: usize,
        mv: String,
        signature: String,
    ) -> Vec<HostOutput> {
        let entries = self.log.entries().len();
        self.log.push(Entry::IllegalMove {
            seat,
            mv,
            signature,
        });
        let playing = self.playing.as_mut();
        let opened = playing.and_then(Playing::open_salts);
        self.push_all(opened);
        self.end_by_lie((seat, LieKind::IllegalMove), entries)
    }

    /// A guest has signed another salt than promised.
    pub(super) fn accuse_of_false_salt(
        &mut self,
        seat: usize,
        (round, salt, signature): (usize, String, String),
    ) -> Vec<HostOutput> {
        let entries = self.log.entries().len();
        self.draw = None;
        self.log.push(Entry::FalseSalt {
            seat,
            round,
            salt,
            signature,
        });
        self.end_by_lie((seat, LieKind::FalseSalt), entries)
    }

    /// Notes the lie that the next entry shows. The match ends with it.
    pub(super) fn note_lie(&mut self, (seat, kind): Fault) {
        let entries = self.log.entries().len();
        self.ended = Some(entries + 1);
        self.lie = Some(Lie {
            seat,
            kind,
            entries,
        });
    }

    /// Ends the match after the entry that shows a lie. `entries` is the number of those before it.
    pub(super) fn end_by_lie(&mut self, (seat, kind): Fault, entries: usize) -> Vec<HostOutput> {
        let lie = Lie {
            seat,
            kind,
            entries,
        };
        self.ended = Some(self.log.entries().len());
        self.lie = Some(lie.clone());
        let reason = lie.to_string();
        let mut outputs = self.sync(vec![HostOutput::Lie(lie), HostOutput::Changed]);
        let peer = self.seats.get(seat).and_then(|occupant| occupant.peer);
        let closed = peer.map(|peer| self.close_peer(peer, &reason));
        outputs.extend(closed.into_iter().flatten());
        outputs
    }
}
