//! Plain single-observer information set Monte Carlo tree search, a baseline: one tree over what the
//! observer can tell apart, walked with another sampled deal each time.

mod nodes;

use crate::rules::View;
use cards::{BySeat, Card, Generator, Seed};

use super::playout;
use super::sample::Sampler;
use crate::bots::playout_state::PlayoutState;
use nodes::Nodes;

/// A search in progress; one iteration is one sampled deal, one walk and one playout.
#[derive(Clone, Debug)]
pub struct Ismcts {
    state: PlayoutState,
    sampler: Sampler,
    generator: Generator,
    nodes: Nodes,
    path: Vec<u32>,
}

impl Ismcts {
    /// A tree of its root alone, over deals that agree with the view. It must be the viewer's turn.
    #[must_use]
    pub fn new(view: &View, sampler: Sampler, seed: Seed) -> Self {
        Self {
            state: PlayoutState::from_view(view, &BySeat::new(view.seats())),
            sampler,
            generator: seed.generator(),
            nodes: Nodes::new(),
            path: Vec::new(),
        }
    }

    /// Walks one sampled deal down the tree, adds one node, plays on to the end and remembers every
    /// player's devils along the path.
    pub fn iterate(&mut self) {
        self.state
            .set_hands(&self.sampler.draw(&mut self.generator));
        let mut state = self.state;
        let mut node = Nodes::ROOT;
        self.path.clear();
        self.path.push(node);
        while !state.is_over() {
            let legal = state.legal();
            let new = legal - self.nodes.tried(node, legal);
            let generator = &mut self.generator;
            if let Some(card) = super::random::card(new, generator) {
                node = self.nodes.add(node, card);
                self.path.push(node);
                state.play(card);
                break;
            }
            node = self.nodes.select(node, legal, state.turn());
            self.path.push(node);
            state.play(self.nodes.card(node));
        }
        let devils = playout::heuristic(state);
        self.nodes.back_up(&self.path, devils);
    }

    /// The card tried most often so far; of equal cards the lowest.
    #[must_use]
    pub fn best(&self) -> Option<Card> {
        self.nodes.most_visited(self.state.legal())
    }
}
