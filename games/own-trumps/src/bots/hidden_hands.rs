//! The decision of a player who does not see the other hands.

use cards::{Generator, Seat};
use search::Determinize;

use crate::bots::sampler::Sampler;
use crate::rules::{Decisions, Position, View};

/// A player's decision, and the positions that it may be in: all hands that agree with everything seen,
/// equally likely. With two players there is one.
#[derive(Clone, Debug)]
pub struct HiddenHands {
    view: View,
    sampler: Sampler,
}

impl HiddenHands {
    /// The decision of a view.
    #[must_use]
    pub fn new(view: View) -> Self {
        Self {
            sampler: Sampler::new(&view),
            view,
        }
    }
}

impl Determinize for HiddenHands {
    type State = Position;

    fn viewer(&self) -> Seat {
        self.view.me()
    }

    fn legal(&self) -> Decisions {
        self.view.legal()
    }

    fn determinize(&self, generator: &mut Generator) -> Position {
        Position::from_parts(*self.view.table(), self.sampler.draw(generator))
    }
}
