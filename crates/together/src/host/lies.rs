//! A guest has lied: the match ends, and the evidence goes to everybody.

use protocol::SharedGame;

use super::{Host, HostOutput, Peer, Playing};
use crate::{Entry, Lie, LieKind};

impl<G: SharedGame> Host<G> {
    /// A guest has signed a move that is not legal. The salts of the round are opened, so that everybody
    /// can see the cards.
    pub(super) fn accuse_of_illegal_move(
        &mut self,
        seat: usize,
        peer: Peer,
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
        self.end_by_lie(seat, peer, LieKind::IllegalMove, entries)
    }

    /// A guest has signed another salt than promised.
    pub(super) fn accuse_of_false_salt(
        &mut self,
        seat: usize,
        peer: Peer,
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
        self.end_by_lie(seat, peer, LieKind::FalseSalt, entries)
    }

    fn end_by_lie(
        &mut self,
        seat: usize,
        peer: Peer,
        kind: LieKind,
        entries: usize,
    ) -> Vec<HostOutput> {
        let lie = Lie {
            seat,
            kind,
            entries,
        };
        self.ended = Some(self.log.entries().len());
        self.lie = Some(lie.clone());
        let reason = lie.to_string();
        let mut outputs = self.sync(vec![HostOutput::Lie(lie), HostOutput::Changed]);
        outputs.extend(self.close_peer(peer, &reason));
        outputs
    }
}
