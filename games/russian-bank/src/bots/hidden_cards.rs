//! The cards that nobody has seen, for searches.

use cards::{Generator, Seat};
use search::Determinize;

use crate::bots::{Horizon, WholeDeal};
use crate::rules::{Moves, View};

/// A player's decision, with playouts up to a horizon.
#[derive(Clone, Copy, Debug)]
pub struct HiddenCards {
    whole: WholeDeal,
    horizon: u16,
}

impl HiddenCards {
    /// The decision of a view. Playouts stop after `horizon` moves.
    #[must_use]
    pub const fn new(view: View, horizon: u16) -> Self {
        let whole = WholeDeal(view);
        Self { whole, horizon }
    }
}

impl Determinize for HiddenCards {
    type State = Horizon;

    fn viewer(&self) -> Seat {
        self.whole.viewer()
    }

    fn legal(&self) -> Moves {
        self.whole.legal()
    }

    fn determinize(&self, generator: &mut Generator) -> Horizon {
        Horizon::new(self.whole.determinize(generator), self.horizon)
    }
}
