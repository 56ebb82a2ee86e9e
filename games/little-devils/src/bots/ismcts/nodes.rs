//! The tree of ISMCTS, in one flat list.

use cards::{BySeat, Card, CardSet, Seat};

/// Exploration constant of the confidence bound (UCB), in devils.
const EAGERNESS: f64 = 7.0;

/// All nodes of a tree. The children of a node form a linked list through `sibling`.
#[derive(Clone, Debug)]
pub(super) struct Nodes(Vec<Node>);

/// A card played at the parent, with its statistics.
#[derive(Clone, Copy, Debug)]
struct Node {
    card: Card,
    child: Option<u32>,
    sibling: Option<u32>,
    visits: u32,
    /// How often the card was legal when the parent was visited.
    available: u32,
    /// The sum of each seat's devils over all visits.
    devils: [u32; 6],
}

impl Nodes {
    pub(super) const ROOT: u32 = 0;

    pub(super) fn new() -> Self {
        Self(vec![Node::new(Card::LOWEST, None)])
    }

    pub(super) fn card(&self, node: u32) -> Card {
        self.0[node as usize].card
    }

    /// The cards that have a node below this one. Counts one more availability for those that are
    /// legal now.
    pub(super) fn tried(&mut self, node: u32, legal: CardSet) -> CardSet {
        let mut tried = CardSet::EMPTY;
        let mut next = self.0[node as usize].child;
        while let Some(child) = next {
            let child = &mut self.0[child as usize];
            tried = tried.with(child.card);
            child.available += u32::from(legal.contains(child.card));
            next = child.sibling;
        }
        tried
    }

    /// Adds a child for a card that has none.
    pub(super) fn add(&mut self, parent: u32, card: Card) -> u32 {
        let at = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        let sibling = self.0[parent as usize].child.replace(at);
        self.0.push(Node::new(card, sibling));
        at
    }

    /// The legal child with the lowest confidence bound for the player to move: few devils, or few
    /// visits.
    pub(super) fn select(&self, parent: u32, legal: CardSet, turn: Seat) -> u32 {
        let mut best = (f64::MAX, Self::ROOT);
        let mut next = self.0[parent as usize].child;
        while let Some(at) = next {
            let child = &self.0[at as usize];
            if legal.contains(child.card) {
                let bound = child.lower_bound(turn);
                if bound < best.0 {
                    best = (bound, at);
                }
            }
            next = child.sibling;
        }
        best.1
    }

    pub(super) fn back_up(&mut self, path: &[u32], devils: BySeat<u8>) {
        for at in path {
            let node = &mut self.0[*at as usize];
            node.visits += 1;
            for (sum, devils) in node.devils.iter_mut().zip(devils.as_slice()) {
                *sum += u32::from(*devils);
            }
        }
    }

    pub(super) fn most_visited(&self, legal: CardSet) -> Option<Card> {
        let mut best: Option<&Node> = None;
        let mut next = self.0[Self::ROOT as usize].child;
        while let Some(at) = next {
            let child = &self.0[at as usize];
            let more =
                best.is_none_or(|best| (best.visits, child.card) < (child.visits, best.card));
            if more {
                best = Some(child);
            }
            next = child.sibling;
        }
        best.map_or_else(|| legal.lowest(), |best| Some(best.card))
    }
}

impl Node {
    const fn new(card: Card, sibling: Option<u32>) -> Self {
        Self {
            card,
            child: None,
            sibling,
            visits: 0,
            available: 1,
            devils: [0; 6],
        }
    }

    /// The mean devils of `seat`, less the exploration term.
    fn lower_bound(&self, seat: Seat) -> f64 {
        let visits = f64::from(self.visits.max(1));
        f64::from(self.devils[seat.index()]) / visits
            - EAGERNESS * (log(self.available) / visits).sqrt()
    }
}

/// Approximates the natural logarithm: linear between powers of two. Uses no library function, so
/// that the result is the same on every platform.
fn log(number: u32) -> f64 {
    let power = number.max(1).ilog2();
    let line = f64::from(number) / f64::from(1_u32 << power) - 1.0;
    (f64::from(power) + line) * core::f64::consts::LN_2
}
