//! The people at a table: their moves and votes, and all that goes wrong.

use cards::{Seat, below};
use game::Word;
use session::AnyMatch;
use together::{Dealer, Guest, Host, Save};

use crate::network::Table;
use crate::persons::secret;

/// How long people are away, in ticks.
const AWAY: u64 = 90;

impl Table {
    pub(crate) fn step_of_guest(&mut self, guest: usize) {
        if self.asleep[guest] > self.tick {
            return;
        }
        if self.peers[guest] == 0 && self.tick.is_multiple_of(8) {
            self.connect(guest);
        }
        let outputs = self.guests[guest].tick();
        self.heard_from_guest(guest, outputs);
        if !self.tick.is_multiple_of(4) {
            return;
        }
        let player = &mut self.guests[guest];
        let entries = player.log().entries().len();
        let mv = player.seat().zip(player.record());
        let outputs = match mv.and_then(|(seat, record)| pick(record, seat, entries)) {
            Some(mv) => player.play(mv),
            None if entries == 0 => player.set_ready(true),
            None => Vec::new(),
        };
        self.heard_from_guest(guest, outputs);
        let lobby = self.guests[guest].lobby().iter().enumerate();
        let away: Vec<usize> = lobby
            .filter(|seat| seat.1.away)
            .map(|seat| seat.0)
            .collect();
        for seat in away {
            let outputs = self.guests[guest].vote(seat);
            self.heard_from_guest(guest, outputs);
        }
    }

    pub(crate) fn moves_of_host(&mut self) {
        let outputs = self.host.start();
        self.heard_from_host(outputs);
        let host = &self.host;
        let mut movers = host.movers().iter();
        let local = movers.find(|seat| host.is_local(seat.index()));
        let entries = host.log().entries().len();
        let mv = local.zip(host.record());
        let mv = mv.and_then(|(seat, record)| pick(record, seat, entries));
        let outputs = match mv {
            Some(mv) => self.host.play(mv),
            None => self.host.next_round(),
        };
        self.heard_from_host(outputs);
        for seat in 1..=self.guests.len() {
            let outputs = self.host.vote(0, seat);
            self.heard_from_host(outputs);
        }
    }

    /// What may happen to a guest in a tick.
    pub(crate) fn trouble(&mut self, guest: usize) {
        if self.happens(self.weather.lost) {
            self.lose(guest);
        }
        if self.happens(self.weather.reload) {
            self.lose(guest);
            let texts = self.guests[guest].save().texts();
            let save = Save::read(&texts).expect("a save");
            let restored = Guest::restore(self.games.guests, &save, self.dealer(1 + guest));
            self.guests[guest] = restored.expect("it fits");
        }
        if self.happens(self.weather.sleep) {
            self.sleep(guest, AWAY);
        }
    }

    pub(crate) fn happens(&mut self, chance: u32) -> bool {
        chance > 0 && below(&mut self.generator, 10_000) < chance
    }

    /// A connection ends, and opens again a little later.
    pub(crate) fn lose(&mut self, guest: usize) {
        let peer = std::mem::take(&mut self.peers[guest]);
        let outputs = self.host.lost(peer);
        self.heard_from_host(outputs);
    }

    pub(crate) fn reload_host(&mut self) {
        self.reloads += 1;
        let texts = self.host.save().texts();
        let save = Save::read(&texts).expect("a save");
        let restored = Host::restore(self.games.host, &save, self.dealer(0));
        self.host = restored.expect("it fits");
        self.peers.fill(0);
    }

    /// Lets a guest be away for some ticks.
    pub(crate) fn sleep(&mut self, guest: usize, ticks: u64) {
        self.asleep[guest] = self.tick + ticks;
    }

    /// A guest who has kept nothing but the secret.
    pub(crate) fn new_guest(&self, guest: usize) -> Guest {
        let number = 1 + guest;
        let secret = secret(self.seed, number as u64);
        let new = Guest::new(self.games.guests, &format!("Guest {guest}"), secret);
        match self.dealer(number) {
            Some(dealer) => new.with_dealer(dealer),
            None => new,
        }
    }

    /// The side of sealed deals of a person, by number, after the page is loaded.
    fn dealer(&self, number: usize) -> Option<Box<dyn Dealer>> {
        self.desks.as_ref().map(|desks| desks(number))
    }
}

/// A legal move that follows from the length of the log, so that asking twice gives the same.
fn pick(record: &dyn AnyMatch, seat: Seat, entries: usize) -> Option<Word> {
    let legal = record.legal_of(seat);
    legal.get((7 * entries) % legal.len().max(1)).copied()
}
