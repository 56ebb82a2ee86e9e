//! The draw of a joint seed, as the host leads it: from promises to salts to the deal.

use cards::Seed;
use session::{Commitment, Salt};

use super::{Host, HostOutput, HostSeat};
use crate::{Entry, joint_seed, promise};

/// The draw of a joint seed.
#[derive(Clone, Debug)]
pub(super) struct Draw {
    pub(super) round: usize,
    /// Whether each seat contributes.
    pub(super) seats: Vec<bool>,
    pub(super) promises: Vec<Option<Commitment>>,
    pub(super) salts: Vec<Option<Salt>>,
    pub(super) signatures: Vec<String>,
    /// Whether the promises are in the log.
    pub(super) is_announced: bool,
}

/// The salts of a round, with the signatures of those who have opened them.
#[derive(Clone, Debug)]
pub(super) struct OpenedSalts {
    pub(super) round: usize,
    pub(super) salts: Vec<Option<Salt>>,
    pub(super) signatures: Vec<String>,
}

impl Host {
    pub(super) fn begin_draw(&mut self, round: usize) {
        self.draw_with(round, &[]);
    }

    /// Begins a draw, for the first time or again. Promises that were made for it before are kept. Once promises
    /// are in the log they bind their seats, also if a person has been away since, and nobody else joins: those
    /// who had no part in the draw do not know that it has begun again.
    fn draw_with(&mut self, round: usize, kept: &[Option<Commitment>]) {
        let is_logged = self.log.head_with_promises(round).is_some();
        let contributes = |(seat, occupant): (usize, &HostSeat)| {
            let is_in = !is_logged || self.log.promise(round, seat).is_some();
            is_in && !self.is_away(occupant) && !occupant.plays_by_bot()
        };
        let seats: Vec<bool> = self.seats.iter().enumerate().map(contributes).collect();
        let made = |(seat, contributes): (usize, &bool)| {
            let logged = self.log.promise(round, seat);
            let kept = kept.get(seat).copied().flatten();
            let made = kept.or_else(|| logged?.parse().ok());
            made.filter(|_| *contributes)
        };
        let mut promises: Vec<_> = seats.iter().enumerate().map(made).collect();
        let own = self.secret.round_salt(self.match_number, round);
        promises[0] = Some(promise(round, 0, own));
        let mut salts = vec![None; seats.len()];
        salts[0] = Some(own);
        self.draw = Some(Draw {
            round,
            signatures: vec![String::new(); seats.len()],
            seats,
            promises,
            salts,
            is_announced: false,
        });
        self.go_on_with_draw();
    }

    /// Begins the draw again without those who have gone away in it.
    pub(super) fn redraw_without_away(&mut self) {
        let Some(draw) = &self.draw else { return };
        let mut seats = draw.seats.iter().zip(&self.seats);
        if seats.any(|(contributes, occupant)| *contributes && self.is_away(occupant)) {
            let (round, kept) = (draw.round, draw.promises.clone());
            self.draw_with(round, &kept);
        }
    }

    /// Goes on with the draw, and tells the guests.
    pub(super) fn advance(&mut self) -> Vec<HostOutput> {
        self.go_on_with_draw();
        self.sync_changed()
    }

    fn go_on_with_draw(&mut self) {
        let Some(draw) = self.draw.as_mut() else {
            return;
        };
        if !draw.is_announced && draw.is_promised() {
            draw.is_announced = true;
            let (round, promises) = (draw.round, texts(&draw.promises));
            self.log.push(Entry::Promised { round, promises });
        }
        let draw = self
            .draw
            .take_if(|draw| draw.is_announced && draw.is_open());
        if let Some(draw) = draw {
            self.finish_draw(OpenedSalts {
                round: draw.round,
                salts: draw.salts,
                signatures: draw.signatures,
            });
        }
    }
}

impl Draw {
    /// Takes the first promise of a seat that contributes.
    pub(super) fn take_promise(&mut self, seat: usize, promise: Option<Commitment>) {
        let first = self.promises.get_mut(seat).filter(|known| known.is_none());
        if let Some(known) = first.filter(|_| self.seats[seat]) {
            *known = promise;
        }
    }

    /// Whether everybody who contributes has promised.
    pub(super) fn is_promised(&self) -> bool {
        let mut seats = self.seats.iter().zip(&self.promises);
        seats.all(|(contributes, promise)| *contributes == promise.is_some())
    }

    fn is_open(&self) -> bool {
        let mut seats = self.seats.iter().zip(&self.salts);
        seats.all(|(contributes, salt)| *contributes == salt.is_some())
    }
}

impl OpenedSalts {
    /// The joint seed.
    pub(super) fn seed(&self) -> Seed {
        joint_seed(self.round, &self.salts)
    }

    /// The entry that opens them.
    pub(super) fn opened(&self) -> Entry {
        Entry::Opened {
            round: self.round,
            salts: texts(&self.salts),
            signatures: self.signatures.clone(),
        }
    }
}

/// A text for each seat; empty where there is nothing.
pub(super) fn texts<T: ToString>(values: &[Option<T>]) -> Vec<String> {
    let text = |value: &Option<T>| value.as_ref().map_or_else(String::new, T::to_string);
    values.iter().map(text).collect()
}
