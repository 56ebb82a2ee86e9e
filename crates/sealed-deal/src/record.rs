//! The record of a deal: everything that the players have said. It is the same at every client.

use cards::Seat;
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::hash::card_point;
use crate::lie::{Evidence, Lie};
use crate::message::Reason;
use crate::plan::Plan;
use crate::secrets::Secrets;
use crate::step::steps;

/// What all players have said so far, and the lies seen in it.
pub(crate) struct Record {
    pub(crate) plan: Plan,
    /// What each seat has said.
    pub(crate) seats: Vec<Said>,
    /// The open deck, and the deck after each step.
    pub(crate) decks: Vec<Vec<RistrettoPoint>>,
    /// The owner's key for each position that was played.
    pub(crate) plays: Vec<Option<Scalar>>,
    /// The lies, in the order in which they were seen.
    pub(crate) lies: Vec<Lie>,
}

/// What a seat has said.
#[derive(Clone, Default)]
pub(crate) struct Said {
    pub(crate) commitments: Option<Commitments>,
    /// The seed of keys for each other hand.
    pub(crate) hand_seeds: Option<Vec<Option<[u8; 32]>>>,
    pub(crate) opening: Option<Opening>,
}

/// What a seat has committed to.
#[derive(Clone)]
pub(crate) struct Commitments {
    pub(crate) seed: [u8; 32],
    /// For each hand.
    pub(crate) hands: Vec<[u8; 32]>,
}

/// How a seat has ended its round.
#[derive(Clone)]
pub(crate) struct Opening {
    /// Its secrets; `None` if the seed was not the one committed to.
    pub(crate) secrets: Option<Secrets>,
    pub(crate) reason: Reason,
}

impl Record {
    pub(crate) fn new(plan: Plan) -> Self {
        let deck = (0..plan.cards()).map(card_point).collect();
        Self {
            seats: vec![Said::default(); plan.seats().size()],
            decks: vec![deck],
            plays: vec![None; usize::from(plan.cards())],
            lies: Vec::new(),
            plan,
        }
    }

    pub(crate) fn said(&self, seat: Seat) -> &Said {
        &self.seats[seat.index()]
    }

    /// Whether everybody has committed.
    pub(crate) fn is_committed(&self) -> bool {
        self.seats.iter().all(|said| said.commitments.is_some())
    }

    /// The sealed deck, when all steps are done.
    pub(crate) fn sealed(&self) -> Option<&[RistrettoPoint]> {
        self.decks.get(steps(&self.plan)).map(Vec::as_slice)
    }

    /// Whether everybody has opened the keys of all other hands.
    pub(crate) fn is_dealt(&self) -> bool {
        self.sealed().is_some() && self.seats.iter().all(|said| said.hand_seeds.is_some())
    }

    /// Whether a seat has lied or has ended the round early.
    pub(crate) fn has_stopped(&self, seat: Seat) -> bool {
        let opening = self.said(seat).opening.as_ref();
        opening.is_some_and(|opening| opening.reason != Reason::End)
            || self.lies.iter().any(|lie| lie.seat == seat)
    }

    /// Adds a lie. `false` if it was known.
    pub(crate) fn name(&mut self, seat: Seat, evidence: Evidence) -> bool {
        let lie = Lie { seat, evidence };
        let is_new = !self.lies.contains(&lie);
        if is_new {
            self.lies.push(lie);
        }
        is_new
    }
}
