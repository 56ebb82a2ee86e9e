//! A deal played out, everybody by a policy that sees only its own hand.

use cards::{BySeat, Card, Seat};

use crate::bots::net::Accumulator;
use crate::bots::observation::TrickState;
use crate::bots::playout;
use crate::bots::playout_state::PlayoutState;

/// A deal on its way to the end.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct Rollout<'net> {
    /// The table as it stands.
    pub(in crate::bots) table: PlayoutState,
    /// The learned policy, for who plays by it.
    pub(in crate::bots) follower: Option<Accumulator<'net>>,
    /// Who plays by the quick policy all the same.
    pub(in crate::bots) quick: BySeat<bool>,
}

impl Rollout<'_> {
    /// The player to move plays this card.
    pub(in crate::bots) fn play(&mut self, card: Card) {
        if let Some(follower) = &mut self.follower {
            follower.play(card);
        }
        self.table.play(card);
    }

    /// Everybody plays on to the end of the trick; who takes it. The trick must have been led.
    pub(in crate::bots) fn end_trick(&mut self) -> Seat {
        while self.table.stage() != TrickState::Lead {
            self.play(self.card());
        }
        self.table.turn()
    }

    /// Everybody plays on to the end of the round; the devils that each has taken in it.
    pub(in crate::bots) fn end(mut self) -> BySeat<u8> {
        while !self.table.is_over() {
            self.play(self.card());
        }
        *self.table.devils()
    }

    /// The card of the player to move.
    pub(in crate::bots) fn card(&self) -> Card {
        match &self.follower {
            Some(follower) if !self.quick[self.table.turn()] => follower.card(&self.table),
            _ => playout::quick_card(&self.table),
        }
    }
}
