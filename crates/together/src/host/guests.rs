//! Messages of the guests, as the host handles them.

use protocol::{JsonText, SharedGame};

use super::{Host, HostOutput, Peer, Place, usual_level};
use crate::log::{SeatEntry, signed_head, signed_move};
use crate::{BATCH, Entry, Lie, LieKind, ToGuest, ToHost, is_signed, keeps_promise};

impl<G: SharedGame> Host<G> {
    /// A message has arrived from a guest, or from somebody who wants to be one.
    pub fn receive(&mut self, peer: Peer, bytes: &[u8]) -> Vec<HostOutput> {
        let seat = self
            .places
            .iter()
            .position(|place| place.peer == Some(peer));
        let tick = self.tick;
        let mut stranger = crate::Door::default();
        let door = match seat.and_then(|seat| self.places.get_mut(seat)) {
            Some(place) => {
                place.heard = tick;
                &mut place.door
            }
            None => &mut stranger,
        };
        match (door.admit::<ToHost>(bytes, tick), seat) {
            (Err(fault), _) => self.close_peer(peer, &fault.to_string()),
            (Ok(ToHost::Join { name, token, key }), _) => self.join(peer, &name, &token, &key),
            (Ok(message), Some(seat)) => self.handle(seat, peer, message),
            (Ok(_), None) => Vec::new(),
        }
    }

    /// A connection has ended.
    pub fn lost(&mut self, peer: Peer) -> Vec<HostOutput> {
        self.forget_peer(peer);
        let outputs = self.send_lobby();
        self.redraw_without_away();
        self.sync(outputs)
    }

    fn forget_peer(&mut self, peer: Peer) {
        for place in &mut self.places {
            place.peer = place.peer.filter(|known| *known != peer);
        }
    }

    fn close_peer(&mut self, peer: Peer, reason: &str) -> Vec<HostOutput> {
        let mut outputs = vec![HostOutput::Close(peer, reason.into())];
        outputs.extend(self.lost(peer));
        outputs
    }

    fn join(&mut self, peer: Peer, name: &str, token: &str, key: &str) -> Vec<HostOutput> {
        if token.len() != 32 || key.len() != 64 {
            return self.close_peer(peer, "the token or the key is not valid");
        }
        let has_begun = !self.log.entries().is_empty();
        let known = self.places.iter().position(|place| place.token == token);
        let is_free = |place: &Place| place.player.key.is_empty() && place.player.level.is_empty();
        let free = self.places.iter().position(is_free).filter(|_| !has_begun);
        let Some(seat) = known.or(free) else {
            let reason = "every seat is taken".into();
            return vec![HostOutput::Send(
                peer,
                ToGuest::Refused { reason }.to_json().into(),
            )];
        };
        if known.is_none() {
            self.places[seat] = Place::new(name, "", key);
            self.places[seat].token = token.into();
        }
        self.forget_peer(peer);
        let place = &mut self.places[seat];
        (place.peer, place.heard, place.votes) = (Some(peer), self.tick, 0);
        if place.replaced.take().is_some() {
            let level = String::new();
            self.log.push(Entry::Seated { seat, level });
        }
        let outputs = self.send_lobby();
        self.sync(outputs)
    }

    fn handle(&mut self, seat: usize, peer: Peer, message: ToHost) -> Vec<HostOutput> {
        match message {
            ToHost::Ready { ready } => {
                self.places[seat].ready = ready;
                self.send_lobby()
            }
            ToHost::Promise { round, promise } => {
                let promise = promise.parse().ok();
                if let Some(draw) = self.draw.as_mut().filter(|draw| draw.round == round) {
                    let first = draw.promises.get_mut(seat).filter(|known| known.is_none());
                    if let Some(known) = first.filter(|_| draw.seats[seat]) {
                        *known = promise;
                    }
                }
                self.advance()
            }
            ToHost::Salt { round, salt } => self.take_salt(seat, peer, round, &salt),
            ToHost::Move {
                number,
                mv,
                signature,
            } => self.take_move(seat, peer, (number, &mv, signature)),
            ToHost::Vote { seat: away } => self.vote(seat, away),
            ToHost::React { reaction } => self.reacted(seat, reaction),
            ToHost::Have { entries } => self.entries_for(seat, entries).into_iter().collect(),
            ToHost::Leave {} => self.close_peer(peer, "the guest has left"),
            ToHost::Join { .. } => Vec::new(),
        }
    }

    fn take_salt(&mut self, seat: usize, peer: Peer, round: usize, salt: &str) -> Vec<HostOutput> {
        let salt = salt.parse().ok();
        let draw = self.draw.as_mut().filter(|draw| draw.round == round);
        let Some((draw, salt)) = draw.zip(salt).filter(|(draw, _)| draw.is_promised()) else {
            return Vec::new();
        };
        let promised = draw.promises.get(seat).copied().flatten();
        let Some(promised) = promised else {
            return Vec::new();
        };
        if !keeps_promise(promised, round, seat, salt) {
            return self.accuse(seat, peer, LieKind::FalseSalt);
        }
        draw.salts[seat] = Some(salt);
        self.advance()
    }

    fn take_move(
        &mut self,
        seat: usize,
        peer: Peer,
        (number, mv, signature): (usize, &str, String),
    ) -> Vec<HostOutput> {
        if number != self.log.entries().len() || self.mover() != Some(seat) || self.is_local(seat) {
            return Vec::new();
        }
        let text = signed_move(self.log.head(), mv);
        if !is_signed(&self.places[seat].player.key, &text, &signature) {
            return self.accuse(seat, peer, LieKind::ForgedMove);
        }
        let legal = G::parse_move(mv).is_some_and(|mv| self.play_move(seat, mv, signature));
        if !legal {
            return self.accuse(seat, peer, LieKind::IllegalMove);
        }
        self.sync(vec![HostOutput::Changed])
    }

    fn accuse(&mut self, seat: usize, peer: Peer, kind: LieKind) -> Vec<HostOutput> {
        let entries = self.log.entries().len();
        let lie = Lie {
            seat,
            kind,
            entries,
        };
        let mut outputs = vec![HostOutput::Lie(lie.clone())];
        outputs.extend(self.close_peer(peer, &lie.to_string()));
        outputs
    }

    /// Counts a vote. A bot of the usual level takes the seat once everybody who is there agrees.
    pub fn vote(&mut self, voter: usize, seat: usize) -> Vec<HostOutput> {
        let is_gone = |place: &Place| self.is_away(place) && place.replaced.is_none();
        if voter == seat || !self.places.get(seat).is_some_and(is_gone) {
            return Vec::new();
        }
        let present = self
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.player.level.is_empty() && !self.is_away(place));
        let needed = present.fold(0, |votes: u8, (seat, _)| votes | 1 << seat);
        self.places[seat].votes |= 1 << voter;
        if self.places[seat].votes & needed == needed && !self.log.entries().is_empty() {
            let level = String::from(usual_level::<G>());
            self.places[seat].replaced = Some(level.clone());
            self.log.push(Entry::Seated { seat, level });
        }
        self.sync(vec![HostOutput::Changed])
    }

    /// Brings every guest up to date after a change.
    pub(super) fn sync(&mut self, mut outputs: Vec<HostOutput>) -> Vec<HostOutput> {
        let entries = self.log.entries().len();
        let sent = self.sent;
        self.sent = entries;
        if sent < entries {
            let seats = 0..self.places.len();
            outputs.extend(seats.filter_map(|seat| self.entries_for(seat, sent)));
        }
        outputs
    }

    /// The entries that a guest lacks.
    fn entries_for(&self, seat: usize, from: usize) -> Option<HostOutput> {
        let peer = self.places.get(seat)?.peer?;
        let all = self.log.entries();
        let entries: Vec<Entry> = all.get(from..)?.iter().take(BATCH).cloned().collect();
        if entries.is_empty() {
            return None;
        }
        let head = self.log.head_after(from + entries.len())?;
        let playing = self.playing.as_ref();
        let message = ToGuest::Entries {
            from,
            deals: playing.map_or_else(Vec::new, |playing| {
                playing.deals_for(seat, all, from..from + entries.len())
            }),
            entries,
            signature: self.signer.sign(&signed_head(head)),
        };
        Some(HostOutput::Send(peer, message.to_json().into_bytes()))
    }

    pub(super) fn is_person(player: &SeatEntry) -> bool {
        player.level.is_empty()
    }
}
