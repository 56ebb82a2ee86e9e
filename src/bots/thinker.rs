//! A bot at its decision: thought in slices, so that a page stays awake while it thinks.

use core::task::Poll;

use crate::cards::{Card, Seed};
use crate::rules::little_devils::View;

use super::glance::Glance;
use super::level::{Level, Mind};
use super::{heuristic, random};

/// One decision in progress. What it ends with follows from the level, the view and the seed alone,
/// however it is sliced.
#[derive(Clone, Debug)]
pub struct Thinker {
    thought: Thought,
}

#[derive(Clone, Debug)]
enum Thought {
    Decided(Card),
}

/// The card that a player of this level plays, thought to the end; `None` only when it is not the
/// viewer's turn.
///
/// ```
/// use little_devils::bots::{Level, choose};
/// use little_devils::cards::{SeatCount, Seed};
/// use little_devils::rules::game::Game;
/// use little_devils::rules::little_devils::Contest;
/// let deal = Contest::new(SeatCount::MIN, Seed(1)).deal();
/// let first = deal.to_move().expect("the deal is new");
/// let card = choose(Level::DEFAULT, &deal.view(first), Seed(2)).expect("it is their turn");
/// assert!(deal.is_legal(card));
/// let second = deal.seats().left_of(first);
/// assert_eq!(choose(Level::DEFAULT, &deal.view(second), Seed(2)), None);
/// ```
#[must_use]
pub fn choose(level: Level, view: &View, seed: Seed) -> Option<Card> {
    let mut thinker = Thinker::new(level, view, seed)?;
    loop {
        if let Poll::Ready(card) = thinker.step(u32::MAX) {
            return Some(card);
        }
    }
}

impl Thinker {
    /// The decision that the viewer has to make; `None` if it is not their turn.
    #[must_use]
    pub fn new(level: Level, view: &View, seed: Seed) -> Option<Self> {
        let glance = Glance::of(view)?;
        let card = match level.mind() {
            Mind::Random => random::card(glance.legal, &mut seed.generator())?,
            Mind::Heuristic => heuristic::card(&glance),
        };
        Some(Self {
            thought: Thought::Decided(card),
        })
    }

    /// Thinks on for up to this many iterations; ready with the card when the level's own number of
    /// iterations is done, and ever after.
    pub fn step(&mut self, _iterations: u32) -> Poll<Card> {
        match self.thought {
            Thought::Decided(card) => Poll::Ready(card),
        }
    }
}
