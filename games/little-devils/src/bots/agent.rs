//! A bot at its decision: thought in slices, so that a page stays awake while it thinks.

use core::task::Poll;

use crate::rules::View;
use cards::{BySeat, Card, SeatCount, Seed};

use crate::bots::belief::BeliefSearch;
use crate::bots::ismcts::Ismcts;
use crate::bots::level::Level;
use crate::bots::net::Net;
use crate::bots::observation::Observation;
use crate::bots::pimc::Pimc;
use crate::bots::playout_state::PlayoutState;
use crate::bots::sample::Sampler;
use crate::bots::strategy::Strategy;
use crate::bots::{heuristic, instant};

/// One decision in progress. What it ends with follows from the level, the view and the seed alone,
/// however it is sliced.
#[derive(Clone, Debug)]
pub struct Agent {
    thought: Thought,
}

#[derive(Clone, Debug)]
enum Thought {
    Decided(Card),
    Pimc(Pimc, u32),
    Ismcts(Ismcts, u32),
    BeliefSearch(Box<BeliefSearch>),
}

/// The card that a player of this level plays, thought to the end; `None` only when it is not the
/// viewer's turn.
///
/// ```
/// use little_devils::bots::{Level, choose};
/// use cards::{SeatCount, Seed};
/// use game::Game;
/// use little_devils::rules::Match;
/// let deal = Match::new(SeatCount::MIN, Seed(1)).deal();
/// let first = deal.to_move().expect("the deal is new");
/// let card = choose(Level::DEFAULT, &deal.view(first), Seed(2)).expect("it is their turn");
/// assert!(deal.is_legal(card));
/// let second = deal.seats().left_of(first);
/// assert_eq!(choose(Level::DEFAULT, &deal.view(second), Seed(2)), None);
/// ```
#[must_use]
pub fn choose(level: Level, view: &View, seed: Seed) -> Option<Card> {
    let mut thinker = Agent::new(level, view, seed)?;
    loop {
        if let Poll::Ready(card) = thinker.step(u32::MAX) {
            return Some(card);
        }
    }
}

impl Agent {
    /// The decision that the viewer has to make; `None` if it is not their turn.
    #[must_use]
    pub fn new(level: Level, view: &View, seed: Seed) -> Option<Self> {
        Self::with_strategy(level.strategy(), view, seed)
    }

    /// The same for a strategy that need not be a level's.
    #[must_use]
    pub fn with_strategy(strategy: Strategy, view: &View, seed: Seed) -> Option<Self> {
        let glance = Observation::of(view)?;
        let only = glance.legal.lowest()?;
        if glance.legal.len() == 1 {
            let thought = Thought::Decided(only);
            return Some(Self { thought });
        }
        let search = |begin: &dyn Fn(Sampler) -> Thought| {
            // Nothing can be planned for a view that somebody made up.
            let quick = || Thought::Decided(heuristic::card(&glance));
            Sampler::new(view).map_or_else(quick, begin)
        };
        let thought = match strategy {
            Strategy::Random | Strategy::NoisyHeuristic(_) | Strategy::Heuristic => {
                Thought::Decided(instant::card(strategy, view, seed)?)
            }
            Strategy::Learned { blur, growth } => {
                let blur = blur + growth * u32::from(view.seats().get() - SeatCount::MIN.get());
                let table = PlayoutState::of(view, &BySeat::new(view.seats()));
                let public = Net::of(view.seats()).follow(&table).seen(&table);
                let costs = Net::of(view.seats()).costs(&public, &glance);
                Thought::Decided(costs.blurred(blur, &mut seed.generator()))
            }
            Strategy::Pimc { worlds } => {
                search(&|sampler| Thought::Pimc(Pimc::new(view, sampler, seed), worlds))
            }
            Strategy::Ismcts { iterations } => {
                search(&|sampler| Thought::Ismcts(Ismcts::new(view, sampler, seed), iterations))
            }
            Strategy::BeliefSearch(plan) => search(&|sampler| {
                Thought::BeliefSearch(Box::new(BeliefSearch::new(plan, view, sampler, seed)))
            }),
        };
        Some(Self { thought })
    }

    /// Thinks on for up to this many iterations; ready with the card when the level's own number of
    /// iterations is done, and ever after.
    pub fn step(&mut self, iterations: u32) -> Poll<Card> {
        for _ in 0..iterations {
            if let Some(card) = self.thought.iterate() {
                self.thought = Thought::Decided(card);
                return Poll::Ready(card);
            }
        }
        Poll::Pending
    }
}

impl Thought {
    /// Goes one iteration on; the card once the last is done.
    fn iterate(&mut self) -> Option<Card> {
        match self {
            Self::Decided(card) => Some(*card),
            Self::Pimc(pimc, left) => {
                pimc.iterate();
                *left = left.saturating_sub(1);
                pimc.best().filter(|_| *left == 0)
            }
            Self::Ismcts(ismcts, left) => {
                ismcts.iterate();
                *left = left.saturating_sub(1);
                ismcts.best().filter(|_| *left == 0)
            }
            Self::BeliefSearch(foresight) => match foresight.iterate() {
                Poll::Ready(card) => Some(card),
                Poll::Pending => None,
            },
        }
    }
}
