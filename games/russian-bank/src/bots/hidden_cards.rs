//! The cards that nobody has seen, for searches.

use cards::{Generator, Seat};
use search::Determinize;

use crate::bots::{Horizon, useful};
use crate::rules::{Moves, View};

/// A player's decision, with playouts up to a horizon.
#[derive(Clone, Copy, Debug)]
pub struct HiddenCards {
    view: View,
    horizon: u16,
}

impl HiddenCards {
    /// The decision of a view. Playouts stop after `horizon` moves.
    #[must_use]
    pub const fn new(view: View, horizon: u16) -> Self {
        Self { view, horizon }
    }
}

impl Determinize for HiddenCards {
    type State = Horizon;

    fn viewer(&self) -> Seat {
        self.view.me()
    }

    /// The moves that are worth thinking about.
    fn legal(&self) -> Moves {
        if self.view.legal().is_empty() {
            return Moves::default();
        }
        useful(self.view.known())
    }

    fn determinize(&self, generator: &mut Generator) -> Horizon {
        Horizon::new(self.view.determinize(generator), self.horizon)
    }
}
