//! Baselines: the generic searches with the heuristic policy in their playouts.

use cards::{BySeat, CardSet, Generator, Seat, Seed};
use search::Determinize;

use crate::bots::playout::HeuristicPolicy;
use crate::bots::playout_state::PlayoutState;
use crate::bots::sample::Sampler;
use crate::rules::View;

/// Perfect-information Monte Carlo.
pub type Pimc = search::Pimc<Determinizer, HeuristicPolicy>;
/// Information-set Monte Carlo tree search.
pub type Ismcts = search::Ismcts<Determinizer, HeuristicPolicy>;

/// Exploration constant of ISMCTS, in devils.
const EXPLORATION: f64 = 7.0;

/// The playout states that agree with a view, all equally likely.
#[derive(Clone, Debug)]
pub struct Determinizer {
    state: PlayoutState,
    sampler: Sampler,
}

/// Begins a PIMC decision. `None` if it is not the viewer's turn.
#[must_use]
pub fn pimc(view: &View, sampler: Sampler, seed: Seed) -> Option<Pimc> {
    Pimc::new(Determinizer::new(view, sampler), HeuristicPolicy, seed)
}

/// Begins an ISMCTS decision. `None` if it is not the viewer's turn.
#[must_use]
pub fn ismcts(view: &View, sampler: Sampler, seed: Seed) -> Option<Ismcts> {
    let determinizer = Determinizer::new(view, sampler);
    Ismcts::new(determinizer, HeuristicPolicy, EXPLORATION, seed)
}

impl Determinizer {
    /// The states that agree with the view, and with the sampler of this view.
    #[must_use]
    pub fn new(view: &View, sampler: Sampler) -> Self {
        let state = PlayoutState::from_view(view, &BySeat::new(view.seats()));
        Self { state, sampler }
    }
}

impl Determinize for Determinizer {
    type State = PlayoutState;

    fn viewer(&self) -> Seat {
        self.sampler.me()
    }

    fn legal(&self) -> CardSet {
        if self.state.turn() == self.viewer() {
            self.state.legal()
        } else {
            CardSet::EMPTY
        }
    }

    fn determinize(&self, generator: &mut Generator) -> PlayoutState {
        let mut state = self.state;
        state.set_hands(&self.sampler.draw(generator));
        state
    }
}
