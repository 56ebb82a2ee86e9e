//! The seats at the host's table: joining, leaving, votes, and the next match.

use protocol::CompactText;

use super::{Host, HostOutput, HostSeat, Peer, Seating, default_level};
use crate::{Entry, LobbySeat, Log, ToGuest};

impl Host {
    /// The lobby.
    #[must_use]
    pub fn lobby(&self) -> Vec<LobbySeat> {
        let seat = |occupant: &HostSeat| LobbySeat {
            player: occupant.player.clone(),
            ready: occupant.ready,
            away: self.is_away(occupant),
        };
        self.seats.iter().map(seat).collect()
    }

    /// Opens a seat before the match, or gives it to a bot. A guest who sits there is disconnected.
    /// Ignored for the host's seat, for an unknown level, for a bot at a table with sealed deals, and once the
    /// match has begun.
    pub fn reseat(&mut self, seat: usize, seating: &Seating) -> Vec<HostOutput> {
        let occupant = HostSeat::seating(self.game, seating);
        let is_bot = occupant.as_ref().is_some_and(HostSeat::is_bot);
        let old = self.seats.get_mut(seat).filter(|_| seat > 0);
        let is_free = self.log.entries().is_empty() && !(self.dealer.is_some() && is_bot);
        let (Some(old), Some(occupant), true) = (old, occupant, is_free) else {
            return Vec::new();
        };
        let peer = core::mem::replace(old, occupant).peer;
        let reason = "the seat is given to somebody else";
        let mut outputs: Vec<HostOutput> =
            peer.map_or_else(Vec::new, |peer| self.close_peer(peer, reason));
        outputs.extend(self.send_lobby());
        outputs
    }

    /// Another match with the same players and options, once this one has ended. Everybody has to be ready
    /// again. Persons who were replaced by bots have their seats again.
    pub fn rematch(&mut self) -> Vec<HostOutput> {
        if self.ended.is_none() || self.is_closed {
            return Vec::new();
        }
        for occupant in &mut self.seats {
            (occupant.ready, occupant.votes, occupant.replaced) = (false, 0, None);
        }
        self.match_number = self.match_number.saturating_add(1);
        self.log = Log::default();
        (self.draw, self.playing) = (None, None);
        (self.ended, self.lie, self.sent) = (None, None, 0);
        self.send_lobby()
    }

    /// A connection has ended.
    pub fn lost(&mut self, peer: Peer) -> Vec<HostOutput> {
        self.limiters.retain(|(known, _)| *known != peer);
        self.forget_peer(peer);
        let outputs = self.send_lobby();
        self.redraw_without_away();
        self.sync(outputs)
    }

    /// Counts a vote. A bot of the default level takes the seat once everybody who is there agrees. A sealed
    /// round is void then: its keys are gone. It is dealt again, but not sealed.
    pub fn vote(&mut self, voter: usize, seat: usize) -> Vec<HostOutput> {
        let is_gone = |occupant: &HostSeat| self.is_away(occupant) && occupant.replaced.is_none();
        if voter == seat || !self.seats.get(seat).is_some_and(is_gone) {
            return Vec::new();
        }
        let is_there = |occupant: &HostSeat| !occupant.is_bot() && !self.is_away(occupant);
        let present = self.seats.iter().enumerate();
        let present = present.filter(|(_, occupant)| is_there(occupant));
        let needed = present.fold(0, |votes: u8, (seat, _)| votes | 1 << seat);
        let is_on = !self.log.entries().is_empty() && !self.has_ended();
        let occupant = &mut self.seats[seat];
        occupant.votes |= 1 << voter;
        if occupant.votes & needed == needed && is_on {
            let level = String::from(default_level(self.game));
            occupant.replaced = Some(level.clone());
            self.log.push(Entry::Seated { seat, level });
            self.void_sealed_round();
        }
        self.sync_changed()
    }

    pub(super) fn join(
        &mut self,
        peer: Peer,
        name: &str,
        token: &str,
        key: &str,
    ) -> Vec<HostOutput> {
        if token.len() != 32 || key.len() != 64 {
            return self.close_peer(peer, "the token or the key is not valid");
        }
        let has_begun = !self.log.entries().is_empty();
        let known = self
            .seats
            .iter()
            .position(|occupant| occupant.token == token);
        let free = self.seats.iter().position(HostSeat::is_free);
        let Some(seat) = known.or(free.filter(|_| !has_begun)) else {
            let reason = "every seat is taken".into();
            let refused = ToGuest::Refused { reason }.to_text();
            return vec![HostOutput::Send(peer, refused.into())];
        };
        if known.is_none() {
            self.seats[seat] = HostSeat::new(name, "", key);
            self.seats[seat].token = token.into();
        }
        self.forget_peer(peer);
        let occupant = &mut self.seats[seat];
        (occupant.peer, occupant.heard, occupant.votes) = (Some(peer), self.tick, 0);
        // Who comes back to a match goes on with it.
        occupant.ready |= has_begun;
        let mut outputs = self.welcome_back(seat);
        outputs.extend(self.send_lobby());
        outputs
    }

    /// The person in a seat is there: a bot that has played for them stops.
    pub(super) fn welcome_back(&mut self, seat: usize) -> Vec<HostOutput> {
        if self.seats[seat].replaced.take().is_none() || self.has_ended() {
            return Vec::new();
        }
        let level = String::new();
        self.log.push(Entry::Seated { seat, level });
        self.seal_draw();
        self.sync_changed()
    }

    /// The guest leaves on purpose. Before the match the seat is free again; later the guest is away and not ready, and
    /// can come back.
    pub(super) fn leave(&mut self, seat: usize, peer: Peer) -> Vec<HostOutput> {
        if self.log.entries().is_empty() {
            self.seats[seat] = HostSeat::new("", "", "");
        }
        self.seats[seat].ready = false;
        self.close_peer(peer, "the guest has left")
    }

    pub(super) fn close_peer(&mut self, peer: Peer, reason: &str) -> Vec<HostOutput> {
        let mut outputs = vec![HostOutput::Close(peer, reason.into())];
        outputs.extend(self.lost(peer));
        outputs
    }

    pub(super) fn send_lobby(&self) -> Vec<HostOutput> {
        let send = |(you, occupant): (usize, &HostSeat)| {
            let peer = occupant.peer?;
            let message = ToGuest::Lobby {
                match_number: self.match_number,
                you,
                seats: self.lobby(),
                sealed: self.is_sealed(),
            };
            Some(HostOutput::Send(peer, message.to_text().into_bytes()))
        };
        let letters = self.seats.iter().enumerate().filter_map(send);
        letters.chain([HostOutput::Changed]).collect()
    }

    fn forget_peer(&mut self, peer: Peer) {
        for occupant in &mut self.seats {
            occupant.peer = occupant.peer.filter(|known| *known != peer);
        }
    }
}
