//! Messages of the guests, as the host handles them.

use protocol::CompactText;

use super::{Host, HostOutput, Peer};
use crate::log::part;
use crate::message::{BATCH, BATCH_BYTES};
use crate::own_move::includes;
use crate::signer::{signed_end, signed_head, signed_move, signed_salt};
use crate::{Entry, Head, RateLimiter, ToGuest, ToHost, is_signed, keeps_promise};

impl Host {
    /// A message has arrived from a guest, or from somebody who wants to be one.
    pub fn receive(&mut self, peer: Peer, bytes: &[u8]) -> Vec<HostOutput> {
        let tick = self.tick;
        let mut seats = self.seats.iter();
        let seat = seats.position(|occupant| occupant.peer == Some(peer));
        if let Some(occupant) = seat.and_then(|seat| self.seats.get_mut(seat)) {
            (occupant.heard, occupant.votes) = (tick, 0);
        }
        match (self.limiter(peer).admit::<ToHost>(bytes, tick), seat) {
            (Err(fault), _) => self.close_peer(peer, &fault.to_string()),
            (Ok(ToHost::Join { name, token, key }), _) => self.join(peer, &name, &token, &key),
            (Ok(message), Some(seat)) => {
                let mut outputs = self.welcome_back(seat);
                outputs.extend(self.handle(seat, peer, message));
                outputs
            }
            (Ok(_), None) => Vec::new(),
        }
    }

    /// The limiter of a connection. It is the same one before and after somebody has joined.
    fn limiter(&mut self, peer: Peer) -> &mut RateLimiter {
        let known = self.limiters.iter().position(|(known, _)| *known == peer);
        let at = known.unwrap_or(self.limiters.len());
        if known.is_none() {
            self.limiters.push((peer, RateLimiter::new(self.tick)));
        }
        &mut self.limiters[at].1
    }

    fn handle(&mut self, seat: usize, peer: Peer, message: ToHost) -> Vec<HostOutput> {
        let number = self.match_number;
        match message {
            ToHost::Ready { ready } if self.log.entries().is_empty() => {
                let occupant = &mut self.seats[seat];
                let is_new = core::mem::replace(&mut occupant.ready, ready) != ready;
                if is_new {
                    self.send_lobby()
                } else {
                    Vec::new()
                }
            }
            ToHost::Promise {
                match_number,
                round,
                promise,
            } if match_number == number => {
                if let Some(draw) = self.draw.as_mut().filter(|draw| draw.round == round) {
                    draw.take_promise(seat, promise.parse().ok());
                }
                self.advance()
            }
            ToHost::Salt {
                match_number,
                round,
                salt,
                signature,
            } if match_number == number => self.take_salt(seat, round, (&salt, signature)),
            ToHost::Move {
                match_number,
                number: entries,
                mv,
                key,
                signature,
            } if match_number == number => {
                self.take_move(seat, peer, (entries, mv, key), signature)
            }
            ToHost::Sealed {
                match_number,
                message,
                entries,
                signature,
            } if match_number == number => self.take_sealed(seat, message, (entries, signature)),
            ToHost::Confirm {
                match_number,
                signature,
            } if match_number == number => self.take_confirmation(seat, signature),
            ToHost::Have {
                match_number,
                entries,
            } => {
                let from = if match_number == number { entries } else { 0 };
                let here = || HostOutput::Send(peer, ToGuest::Here {}.to_text().into_bytes());
                vec![self.entries_for(seat, from).unwrap_or_else(here)]
            }
            ToHost::Vote { seat: away } => self.vote(seat, away),
            ToHost::React { reaction } => self.reacted(seat, reaction),
            ToHost::Leave {} => self.leave(seat, peer),
            // Too late: about a match that is over.
            _ => Vec::new(),
        }
    }

    fn take_salt(
        &mut self,
        seat: usize,
        round: usize,
        (text, signature): (&str, String),
    ) -> Vec<HostOutput> {
        let head = self.log.head_with_promises(round);
        let draw = self.draw.as_mut().filter(|draw| draw.round == round);
        let draw = draw.filter(|draw| draw.is_promised());
        let promised = draw
            .as_ref()
            .and_then(|draw| draw.promises.get(seat).copied().flatten());
        let (Some(draw), Some(head), Some(promised)) = (draw, head, promised) else {
            return Vec::new();
        };
        let key = &self.seats[seat].player.key;
        if !is_signed(key, &signed_salt(head, round, text), &signature) {
            // It may be late: signed for a draw that has begun again since.
            return Vec::new();
        }
        let salt = text.parse().ok();
        let salt = salt.filter(|salt| keeps_promise(promised, round, seat, *salt));
        let Some(salt) = salt else {
            return self.accuse_of_false_salt(seat, (round, text.into(), signature));
        };
        draw.salts[seat] = Some(salt);
        draw.signatures[seat] = signature;
        self.advance()
    }

    fn take_move(
        &mut self,
        seat: usize,
        peer: Peer,
        (number, text, key): (usize, String, String),
        signature: String,
    ) -> Vec<HostOutput> {
        let is_late = number != self.log.entries().len();
        if is_late || !includes(self.movers(), seat) || self.is_local(seat) {
            return Vec::new();
        }
        let signed = signed_move(self.log.head(), &text, &key);
        if !is_signed(&self.seats[seat].player.key, &signed, &signature) {
            // It proves nothing against the guest: anybody can write a wrong signature.
            return self.close_peer(peer, "a signature is wrong");
        }
        if self.is_sealing() {
            return self.take_sealed_move(seat, (text, key), signature);
        }
        let mv = self.game.parse_move(&text);
        if mv.is_some_and(|mv| self.play_move(seat, mv, signature.clone())) {
            return self.sync_changed();
        }
        self.accuse_of_illegal_move(seat, text, signature)
    }

    fn take_confirmation(&mut self, seat: usize, signature: String) -> Vec<HostOutput> {
        let head = self.ended.and_then(|entries| self.log.head_after(entries));
        let key = &self.seats[seat].player.key;
        let fits = head.is_some_and(|head| is_signed(key, &signed_end(head), &signature));
        if !fits || self.lie.is_some() || self.log.confirmed().contains(&seat) {
            return Vec::new();
        }
        self.log.push(Entry::Confirmed { seat, signature });
        self.sync_changed()
    }

    /// Brings every guest and the page up to date after a change.
    pub(super) fn sync_changed(&mut self) -> Vec<HostOutput> {
        self.sync(vec![HostOutput::Changed])
    }

    /// Brings every guest up to date after a change.
    pub(super) fn sync(&mut self, mut outputs: Vec<HostOutput>) -> Vec<HostOutput> {
        let entries = self.log.entries().len();
        let sent = core::mem::replace(&mut self.sent, entries);
        if sent < entries {
            let seats: Vec<usize> = (0..self.seats.len()).collect();
            outputs.extend(
                seats
                    .into_iter()
                    .filter_map(|seat| self.entries_for(seat, sent)),
            );
        }
        outputs
    }

    /// The signature of a head. Most guests get the same one.
    fn signature(&mut self, head: Head) -> String {
        let known = self.signed.as_ref().filter(|(known, _)| *known == head);
        if let Some((_, signature)) = known {
            return signature.clone();
        }
        let signature = self.signer.sign(&signed_head(head));
        self.signed = Some((head, signature.clone()));
        signature
    }

    /// The entries that a guest lacks.
    fn entries_for(&mut self, seat: usize, from: usize) -> Option<HostOutput> {
        let peer = self.seats.get(seat)?.peer?;
        let all = self.log.entries();
        let entries: Vec<Entry> = part(all.get(from..)?, BATCH, BATCH_BYTES).to_vec();
        if entries.is_empty() {
            return None;
        }
        let head = self.log.head_after(from + entries.len())?;
        let signature = self.signature(head);
        let (all, playing) = (self.log.entries(), self.playing.as_ref());
        let message = ToGuest::Entries {
            match_number: self.match_number,
            from,
            deals: playing.map_or_else(Vec::new, |playing| {
                playing.deals_for(seat, all, from..from + entries.len())
            }),
            entries,
            signature,
        };
        Some(HostOutput::Send(peer, message.to_text().into_bytes()))
    }
}
