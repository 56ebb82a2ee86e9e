//! Rollouts: a determinization played to the end by policies that see only their own hand.

use cards::{BySeat, Card, Seat};

use crate::bots::net::Accumulator;
use crate::bots::observation::TrickState;
use crate::bots::playout;
use crate::bots::playout_state::PlayoutState;

/// A rollout in progress.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct Rollout<'net> {
    /// The state of the round.
    pub(in crate::bots) state: PlayoutState,
    /// The learned policy. Without it everybody follows the heuristic.
    pub(in crate::bots) accumulator: Option<Accumulator<'net>>,
    /// Which players follow the heuristic although there is a learned policy.
    pub(in crate::bots) uses_heuristic: BySeat<bool>,
}

impl Rollout<'_> {
    /// Plays a card for the player to move.
    pub(in crate::bots) fn play(&mut self, card: Card) {
        if let Some(accumulator) = &mut self.accumulator {
            accumulator.play(card);
        }
        self.state.play(card);
    }

    /// Plays to the end of the trick, and returns its taker. The trick must have been led.
    pub(in crate::bots) fn finish_trick(&mut self) -> Seat {
        while self.state.trick() != TrickState::Lead {
            self.play(self.card());
        }
        self.state.turn()
    }

    /// Plays to the end of the round, and returns the devils that each player took in it.
    pub(in crate::bots) fn finish(mut self) -> BySeat<u8> {
        while !self.state.is_over() {
            self.play(self.card());
        }
        *self.state.devils()
    }

    /// The card that the player to move chooses.
    pub(in crate::bots) fn card(&self) -> Card {
        match &self.accumulator {
            Some(accumulator) if !self.uses_heuristic[self.state.turn()] => {
                accumulator.card(&self.state)
            }
            _ => playout::heuristic_card(&self.state),
        }
    }
}
