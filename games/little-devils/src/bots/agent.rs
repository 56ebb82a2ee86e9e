//! Agent: one decision of a bot, computed in slices so that a worker can answer in between.

use core::task::Poll;

use crate::rules::{SEATS, View};
use cards::{BySeat, Card, Seed};

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

/// One decision in progress. The card depends on the strategy, the view and the seed alone, however
/// the computation is sliced.
#[derive(Clone, Debug)]
pub struct Agent {
    search: Search,
}

/// The search of a decision; each number is the iterations left.
#[derive(Clone, Debug)]
enum Search {
    Decided(Card),
    Pimc(Pimc, u32),
    Ismcts(Ismcts, u32),
    Belief(Box<BeliefSearch>),
}

/// The card that a bot of this level plays. `None` if it is not the viewer's turn.
///
/// ```
/// use little_devils::bots::{Level, choose};
/// use cards::Seed;
/// use game::Game;
/// use little_devils::rules::{Match, SEATS};
/// let round = Match::new(SEATS.fewest(), Seed(1)).deal();
/// let first = round.to_move().expect("the round is new");
/// let card = choose(Level::DEFAULT, &round.view(first), Seed(2)).expect("it is their turn");
/// assert!(round.is_legal(card));
/// let second = round.seats().left_of(first);
/// assert_eq!(choose(Level::DEFAULT, &round.view(second), Seed(2)), None);
/// ```
#[must_use]
pub fn choose(level: Level, view: &View, seed: Seed) -> Option<Card> {
    Some(Agent::new(level, view, seed)?.finish())
}

impl Agent {
    /// Begins the viewer's decision at a level. `None` if it is not the viewer's turn.
    #[must_use]
    pub fn new(level: Level, view: &View, seed: Seed) -> Option<Self> {
        Self::with_strategy(level.strategy(), view, seed)
    }

    /// Begins the viewer's decision with any strategy. `None` if it is not the viewer's turn.
    #[must_use]
    pub fn with_strategy(strategy: Strategy, view: &View, seed: Seed) -> Option<Self> {
        let observation = Observation::from_view(view)?;
        let only = observation.legal.lowest()?;
        if observation.legal.len() == 1 {
            let search = Search::Decided(only);
            return Some(Self { search });
        }
        let sampled = |begin: &dyn Fn(Sampler) -> Search| {
            // No deal agrees with an invented view, so a search could not sample.
            let fallback = || Search::Decided(heuristic::card(&observation));
            Sampler::new(view).map_or_else(fallback, begin)
        };
        let search = match strategy {
            Strategy::Random | Strategy::NoisyHeuristic(_) | Strategy::Heuristic => {
                Search::Decided(instant::card(strategy, view, seed)?)
            }
            Strategy::Learned {
                noise,
                noise_per_player,
            } => {
                let more_players = u32::from(view.seats().get() - SEATS.fewest().get());
                let noise = noise + noise_per_player * more_players;
                let state = PlayoutState::from_view(view, &BySeat::new(view.seats()));
                let net = Net::for_seats(view.seats());
                let costs = net.accumulator(&state).costs(&state, &observation);
                Search::Decided(costs.cheapest_with_noise(noise, &mut seed.generator()))
            }
            Strategy::Pimc { determinizations } => {
                sampled(&|sampler| Search::Pimc(Pimc::new(view, sampler, seed), determinizations))
            }
            Strategy::Ismcts { iterations } => {
                sampled(&|sampler| Search::Ismcts(Ismcts::new(view, sampler, seed), iterations))
            }
            Strategy::BeliefSearch(config) => sampled(&|sampler| {
                Search::Belief(Box::new(BeliefSearch::new(config, view, sampler, seed)))
            }),
        };
        Some(Self { search })
    }

    /// Runs up to this many iterations. Ready with the card once the strategy's own number of
    /// iterations is done, and from then on.
    pub fn step(&mut self, iterations: u32) -> Poll<Card> {
        for _ in 0..iterations {
            if let Some(card) = self.search.iterate() {
                self.search = Search::Decided(card);
                return Poll::Ready(card);
            }
        }
        Poll::Pending
    }

    /// Runs all iterations that are left, and returns the card.
    #[must_use]
    pub fn finish(mut self) -> Card {
        loop {
            if let Poll::Ready(card) = self.step(u32::MAX) {
                return card;
            }
        }
    }
}

impl Search {
    /// Runs one iteration. Returns the card after the last.
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
            Self::Belief(search) => match search.iterate() {
                Poll::Ready(card) => Some(card),
                Poll::Pending => None,
            },
        }
    }
}
