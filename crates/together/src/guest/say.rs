//! A guest repeats its messages to the host until the log shows them.

use protocol::CompactText;

use super::{Drawing, Guest, GuestOutput};
use crate::signer::{signed_end, signed_move, signed_salt, signed_sealed};
use crate::{ToHost, promise};

impl Guest {
    /// The messages that the host waits for.
    pub(super) fn say(&self) -> Vec<GuestOutput> {
        if self.is_closed {
            return Vec::new();
        }
        if !self.is_known {
            return vec![send(&ToHost::Join {
                name: self.name.clone(),
                token: self.secret.token(),
                key: self.signer.key(),
            })];
        }
        let table = &self.table;
        if table.lie.is_some() {
            return Vec::new();
        }
        let ready = self.ready && self.can_follow();
        let is_ready = (table.log.entries().is_empty()).then_some(ToHost::Ready { ready });
        let mut said = Vec::new();
        let mut say = |message: Option<ToHost>| said.extend(message.as_ref().map(send));
        say(is_ready);
        say(self.said_in_draw());
        say(self.said_in_sealing());
        say(self.said_move());
        say(self.said_end());
        said
    }

    fn said_in_draw(&self) -> Option<ToHost> {
        let match_number = self.match_number;
        let own = |round| self.secret.round_salt(match_number, round);
        Some(match self.table.drawing {
            Drawing::Promise(round) if round > 0 && self.is_sealed_next() => return None,
            Drawing::Promise(round) => ToHost::Promise {
                match_number,
                round,
                promise: promise(round, self.seat, own(round)).to_string(),
            },
            Drawing::Salt(round) => {
                let (salt, head) = (
                    own(round).to_string(),
                    self.table.log.head_with_promises(round)?,
                );
                let signature = self.signer.sign(&signed_salt(head, round, &salt));
                ToHost::Salt {
                    match_number,
                    round,
                    salt,
                    signature,
                }
            }
            Drawing::Done => return None,
        })
    }

    fn said_move(&self) -> Option<ToHost> {
        let log = &self.table.log;
        let (mv, key) = self.table.wanted.as_ref()?;
        let mv = mv.to_string();
        Some(ToHost::Move {
            match_number: self.match_number,
            number: log.entries().len(),
            signature: self.signer.sign(&signed_move(log.head(), &mv, key)),
            mv,
            key: key.clone(),
        })
    }

    /// The first message of a sealed deal that the log does not have.
    fn said_in_sealing(&self) -> Option<ToHost> {
        let log = &self.table.log;
        let message = self.table.sealed.as_ref()?.unsaid()?.clone();
        Some(ToHost::Sealed {
            match_number: self.match_number,
            signature: self.signer.sign(&signed_sealed(log.head(), &message)),
            entries: log.entries().len(),
            message,
        })
    }

    fn said_end(&self) -> Option<ToHost> {
        let log = &self.table.log;
        let head = log.head_after(self.table.ended?)?;
        let is_new = !log.confirmed().contains(&self.seat);
        is_new.then(|| ToHost::Confirm {
            match_number: self.match_number,
            signature: self.signer.sign(&signed_end(head)),
        })
    }
}

pub(super) fn send(message: &ToHost) -> GuestOutput {
    GuestOutput::Send(message.to_text().into_bytes())
}
