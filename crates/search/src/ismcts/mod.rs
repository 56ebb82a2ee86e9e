//! Single-observer information-set Monte Carlo tree search (SO-ISMCTS: Cowling, Powley and
//! Whitehouse 2012, "Information Set Monte Carlo Tree Search").
//!
//! One tree over the viewer's information sets. Each iteration samples another state that agrees with
//! the view and walks it down the tree, so all determinizations share their statistics. Moves are
//! selected by UCB1 (Auer, Cesa-Bianchi and Fischer 2002), with the number of visits at which the
//! move was available in place of the parent's visits.
//!
//! With perfect information every iteration samples the same state, and this is plain UCT.

mod tree;

use core::cmp::Reverse;

use cards::{Generator, Seed};

use crate::determinize::{Determinize, MoveOf};
use crate::policy::draw_move_outside;
use crate::{MoveSet, Playout, RolloutPolicy, Search, roll_out};
use tree::{NodeId, Tree};

/// A search in progress; one iteration is one determinization, one walk and one rollout.
#[derive(Clone, Debug)]
pub struct Ismcts<D: Determinize, P> {
    decision: D,
    /// The first legal move.
    first: MoveOf<D>,
    policy: P,
    exploration: f64,
    generator: Generator,
    tree: Tree<MoveOf<D>>,
    /// The nodes visited in this iteration, from the root.
    path: Vec<NodeId>,
    /// The legal moves that have a node below the last one of the path.
    tried: Vec<MoveOf<D>>,
}

/// A legal move as a search has judged it so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchedMove<M> {
    /// The move.
    pub mv: M,
    /// The number of iterations that began with it.
    pub visits: u32,
    /// The viewer's mean payoff in them; 0 without a visit.
    pub mean: f64,
}

impl<D: Determinize, P: RolloutPolicy<D::State>> Ismcts<D, P> {
    /// Begins a search with a tree of its root alone. `None` if the viewer has no legal move.
    ///
    /// `exploration` is the constant of UCB1, in units of the payoff; about half the spread of
    /// payoffs is a good start. All random numbers follow from the seed: each iteration draws those
    /// of the determinization, then one to add a node, then those of the rollout.
    #[must_use]
    pub fn new(decision: D, policy: P, exploration: f64, seed: Seed) -> Option<Self> {
        Some(Self {
            first: decision.legal().into_iter().next()?,
            decision,
            policy,
            exploration,
            generator: seed.generator(),
            tree: Tree::new(),
            path: Vec::new(),
            tried: Vec::new(),
        })
    }

    /// The viewer's legal moves, the most visited first.
    #[must_use]
    pub fn searched(&self) -> Vec<SearchedMove<MoveOf<D>>> {
        let searched = self.decision.legal().into_iter().map(|mv| {
            let (visits, payoff) = self.tree.at_root(mv);
            let mean = payoff / f64::from(visits.max(1));
            SearchedMove { mv, visits, mean }
        });
        let mut searched: Vec<_> = searched.collect();
        cards::sort_by_key(&mut searched, |searched| Reverse(searched.visits));
        searched
    }

    /// Walks the state down the tree until a node is added or the game is over. Notes the path.
    fn walk(&mut self, mut state: D::State) -> D::State {
        let mut node = None;
        self.path.clear();
        while let Some(seat) = state.to_move() {
            let legal = state.legal();
            let decision = (seat, legal);
            if self.tree.count_available(node, decision) < legal.count() {
                self.tree.list_tried(node, decision, &mut self.tried);
                if let Some(mv) = draw_move_outside(legal, &self.tried, &mut self.generator) {
                    self.path.push(self.tree.add(node, (seat, mv)));
                    state.play(mv);
                }
                break;
            }
            let selected = self.tree.select(node, decision, self.exploration);
            let Some((child, mv)) = selected else {
                break;
            };
            self.path.push(child);
            state.play(mv);
            node = Some(child);
        }
        state
    }
}

impl<D: Determinize, P: RolloutPolicy<D::State>> Search for Ismcts<D, P> {
    type Move = MoveOf<D>;

    /// Samples a state, walks it down the tree, adds one node, rolls out the rest, and adds the
    /// payoffs to the nodes on the path.
    fn iterate(&mut self) {
        let start = self.decision.determinize(&mut self.generator);
        let leaf = self.walk(start);
        let end = roll_out(leaf, &self.policy, &mut self.generator);
        self.tree.back_up(&self.path, &end.payoffs());
    }

    /// The move visited most often so far; of equal moves the first.
    fn best(&self) -> MoveOf<D> {
        let legal = self.decision.legal().into_iter();
        let best = legal.min_by_key(|mv| Reverse(self.tree.at_root(*mv).0));
        best.unwrap_or(self.first)
    }
}
