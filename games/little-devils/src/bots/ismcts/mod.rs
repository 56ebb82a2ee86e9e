//! Single-observer information set Monte Carlo tree search (SO-ISMCTS: Cowling, Powley and
//! Whitehouse 2012), a baseline.
//!
//! One tree over the observer's information sets; each walk samples another deal that agrees with
//! the view.

mod nodes;

use crate::rules::View;
use cards::{BySeat, Card, Generator, Seed};

use crate::bots::playout;
use crate::bots::playout_state::PlayoutState;
use crate::bots::random;
use crate::bots::sample::Sampler;
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
    /// Begins a search with a tree of its root alone. It must be the viewer's turn.
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

    /// Samples a deal, walks it down the tree, adds one node, plays out the rest, and adds every
    /// player's devils to the nodes on the path.
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
            if let Some(card) = random::card(new, generator) {
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

    /// The card visited most often so far; of equal cards the lowest.
    #[must_use]
    pub fn best(&self) -> Option<Card> {
        self.nodes.most_visited(self.state.legal())
    }
}
