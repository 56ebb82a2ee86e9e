//! A player's decision as the generic searches read it.

use cards::{Generator, Seat};
use search::Determinize;

use crate::bots::sampler::Sampler;
use crate::rules::{Decisions, Position, View};

/// The positions that agree with a view.
#[derive(Clone, Debug)]
pub struct Determinizer {
    sampler: Sampler,
    /// A position for the case that no other is found.
    first: Position,
}

impl Determinizer {
    /// The viewer's decision. `None` if it is not the viewer's turn, or if the view contradicts itself.
    #[must_use]
    pub fn new(view: &View, generator: &mut Generator) -> Option<Self> {
        let sampler = Sampler::new(view)?;
        let first = sampler.draw(generator)?;
        Some(Self { sampler, first })
    }
}

impl Determinize for Determinizer {
    type State = Position;

    fn viewer(&self) -> Seat {
        self.sampler.view().seat
    }

    fn legal(&self) -> Decisions {
        self.sampler.view().legal
    }

    fn determinize(&self, generator: &mut Generator) -> Position {
        self.sampler.draw(generator).unwrap_or(self.first)
    }
}
