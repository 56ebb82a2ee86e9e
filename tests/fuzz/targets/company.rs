//! People at a table who play quickly, and all that they say.

use session::AnyMatch;
use together::{Entry, Guest, GuestOutput, Host, HostOutput};

/// A host and the guests at its table. Nothing that they send is lost.
pub(super) struct Company {
    pub(super) host: Host,
    /// The first one is connection 1, and so on.
    pub(super) guests: Vec<Guest>,
    /// What the first guest has sent.
    pub(super) to_host: Vec<Vec<u8>>,
    /// What the first guest has got.
    pub(super) to_guest: Vec<Vec<u8>>,
}

impl Company {
    /// The guests join and are ready.
    pub(super) fn new(host: Host, guests: Vec<Guest>) -> Self {
        let mut company = Self {
            host,
            guests,
            to_host: Vec::new(),
            to_guest: Vec::new(),
        };
        for at in 0..company.guests.len() {
            let guest = &mut company.guests[at];
            let joined = guest.connected();
            company.heard_from_guest(at, joined);
            let ready = company.guests[at].set_ready(true);
            company.heard_from_guest(at, ready);
        }
        company
    }

    /// Everybody plays the first legal card until the log is as wanted.
    pub(super) fn play_until(&mut self, is_enough: fn(&[Entry]) -> bool) {
        while !is_enough(self.host.log().entries()) {
            let mut outputs = self.host.start();
            outputs.extend(play(&mut self.host));
            outputs.extend(self.host.tick());
            self.heard_from_host(outputs);
            for at in 0..self.guests.len() {
                let guest = &mut self.guests[at];
                let card = guest.record().map(AnyMatch::legal);
                let card = card.and_then(|legal| legal.into_iter().next());
                let mut outputs = card.map_or_else(Vec::new, |card| guest.play(card));
                outputs.extend(guest.tick());
                self.heard_from_guest(at, outputs);
            }
        }
    }

    fn heard_from_guest(&mut self, at: usize, outputs: Vec<GuestOutput>) {
        for output in outputs {
            let GuestOutput::Send(bytes) = output else {
                continue;
            };
            let peer = u32::try_from(at + 1).expect("few guests");
            let answers = self.host.receive(peer, &bytes);
            if at == 0 {
                self.to_host.push(bytes);
            }
            self.heard_from_host(answers);
        }
    }

    fn heard_from_host(&mut self, outputs: Vec<HostOutput>) {
        for output in outputs {
            let HostOutput::Send(peer, bytes) = output else {
                continue;
            };
            let at = peer as usize - 1;
            let answers = self.guests[at].receive(&bytes);
            if at == 0 {
                self.to_guest.push(bytes);
            }
            self.heard_from_guest(at, answers);
        }
    }
}

/// Plays a card of the host or a bot, if it is their turn.
fn play(host: &mut Host) -> Vec<HostOutput> {
    let is_local = host.movers().iter().any(|seat| host.is_local(seat.index()));
    let record = host.record().filter(|_| is_local);
    let card = record.and_then(|record| record.legal().first().copied());
    card.map_or_else(Vec::new, |card| host.play(card))
}
