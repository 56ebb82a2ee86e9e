//! The tree of ISMCTS, in one flat list.

use core::num::NonZeroU32;

use cards::{BySeat, Seat};

use crate::MoveSet;

/// All nodes but the root, which is `None` as a parent. The children of a node form a linked list
/// through `sibling`.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// The first child of the root.
    first: Option<NodeId>,
}

/// The number of a node, from 1 on.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeId(NonZeroU32);

/// A move that a seat played at the parent, with its statistics. Hidden cards can decide whose turn
/// it is, so one node may have children of several seats.
#[derive(Clone, Copy, Debug)]
struct Node<M> {
    mv: M,
    seat: Seat,
    child: Option<NodeId>,
    sibling: Option<NodeId>,
    visits: u32,
    /// How often the move was legal when the parent was visited.
    available: u32,
    /// The sum of the seat's payoffs over all visits: a whole number, exact up to 2⁵³.
    payoff: f64,
}

impl NodeId {
    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl<M: Copy + Eq> Tree<M> {
    /// A tree of its root alone.
    pub(super) const fn new() -> Self {
        Self {
            nodes: Vec::new(),
            first: None,
        }
    }

    /// Counts one more availability for each child that is possible in this decision: a seat and its
    /// legal moves. Returns the number of these children.
    pub(super) fn count_available(
        &mut self,
        parent: Option<NodeId>,
        decision: (Seat, impl MoveSet<Item = M>),
    ) -> u32 {
        let mut count = 0;
        let mut next = self.first_child(parent);
        while let Some(at) = next {
            let child = &mut self.nodes[at.index()];
            let possible = u32::from(child.is_possible(decision));
            child.available += possible;
            count += possible;
            next = child.sibling;
        }
        count
    }

    /// Lists the moves of the children that are possible in this decision.
    pub(super) fn list_tried(
        &self,
        parent: Option<NodeId>,
        decision: (Seat, impl MoveSet<Item = M>),
        tried: &mut Vec<M>,
    ) {
        tried.clear();
        let mut next = self.first_child(parent);
        while let Some(at) = next {
            let child = &self.nodes[at.index()];
            if child.is_possible(decision) {
                tried.push(child.mv);
            }
            next = child.sibling;
        }
    }

    /// Adds a child for a move that has none, and returns its number.
    ///
    /// # Panics
    /// After 2³² nodes, which no memory holds.
    pub(super) fn add(&mut self, parent: Option<NodeId>, (seat, mv): (Seat, M)) -> NodeId {
        let number = u32::try_from(self.nodes.len() + 1).ok();
        let id = NodeId(number.and_then(NonZeroU32::new).expect("a free number"));
        let first = match parent {
            Some(parent) => &mut self.nodes[parent.index()].child,
            None => &mut self.first,
        };
        let sibling = first.replace(id);
        self.nodes.push(Node {
            mv,
            seat,
            child: None,
            sibling,
            visits: 0,
            available: 1,
            payoff: 0.0,
        });
        id
    }

    /// The possible child with the highest confidence bound, and its move. `None` if there is none.
    pub(super) fn select(
        &self,
        parent: Option<NodeId>,
        decision: (Seat, impl MoveSet<Item = M>),
        exploration: f64,
    ) -> Option<(NodeId, M)> {
        let mut best: Option<(f64, NodeId, M)> = None;
        let mut next = self.first_child(parent);
        while let Some(at) = next {
            let child = &self.nodes[at.index()];
            if child.is_possible(decision) {
                let bound = child.upper_bound(exploration);
                if best.is_none_or(|(highest, ..)| bound > highest) {
                    best = Some((bound, at, child.mv));
                }
            }
            next = child.sibling;
        }
        best.map(|(_, at, mv)| (at, mv))
    }

    /// Adds a visit with these payoffs to each node of the path.
    pub(super) fn back_up(&mut self, path: &[NodeId], payoffs: &BySeat<i32>) {
        for at in path {
            let node = &mut self.nodes[at.index()];
            node.visits += 1;
            node.payoff += f64::from(payoffs[node.seat]);
        }
    }

    /// How often the root's child for this move was visited, and the sum of its seat's payoffs; zeros if
    /// there is none.
    pub(super) fn at_root(&self, mv: M) -> (u32, f64) {
        let mut next = self.first;
        while let Some(at) = next {
            let child = &self.nodes[at.index()];
            if child.mv == mv {
                return (child.visits, child.payoff);
            }
            next = child.sibling;
        }
        (0, 0.0)
    }

    fn first_child(&self, parent: Option<NodeId>) -> Option<NodeId> {
        match parent {
            Some(parent) => self.nodes[parent.index()].child,
            None => self.first,
        }
    }
}

impl<M: Copy> Node<M> {
    /// Whether the seat to move is the node's, and the move legal.
    fn is_possible(&self, (to_move, legal): (Seat, impl MoveSet<Item = M>)) -> bool {
        (self.seat == to_move) & legal.contains(self.mv)
    }

    /// The seat's mean payoff, plus the exploration term.
    fn upper_bound(&self, exploration: f64) -> f64 {
        let visits = f64::from(self.visits.max(1));
        self.payoff / visits + exploration * (log(self.available) / visits).sqrt()
    }
}

/// Approximates the natural logarithm: linear between powers of two. Uses no library function, so
/// that the result is the same on every platform.
fn log(number: u32) -> f64 {
    let power = number.max(1).ilog2();
    let line = f64::from(number) / f64::from(1_u32 << power) - 1.0;
    (f64::from(power) + line) * core::f64::consts::LN_2
}
