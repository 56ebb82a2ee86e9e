//! One decision of a bot, computed in slices so that a worker can answer in between.

use core::task::Poll;

use crate::rules::{SEATS, View};
use cards::{BySeat, Card, Seed};

use search::BudgetedSearch;

use crate::bots::baselines::{Ismcts, Pimc};
use crate::bots::belief::BeliefSearch;
use crate::bots::level::Level;
use crate::bots::net::Net;
use crate::bots::observation::Observation;
use crate::bots::playout_state::PlayoutState;
use crate::bots::policy::Policy;
use crate::bots::sample::Sampler;
use crate::bots::{baselines, heuristic, instant};

/// One decision in progress. The card depends on the policy, the view and the seed alone, however
/// the computation is sliced.
#[derive(Clone, Debug)]
pub struct BotDecision {
    search: Search,
}

/// The search of a decision.
#[derive(Clone, Debug)]
enum Search {
    Decided(Card),
    Pimc(BudgetedSearch<Pimc>),
    Ismcts(BudgetedSearch<Ismcts>),
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
    Some(BotDecision::new(level, view, seed)?.finish())
}

impl BotDecision {
    /// Begins the viewer's decision at a level. `None` if it is not the viewer's turn.
    #[must_use]
    pub fn new(level: Level, view: &View, seed: Seed) -> Option<Self> {
        Self::with_policy(level.policy(), view, seed)
    }

    /// Begins the viewer's decision with any policy. `None` if it is not the viewer's turn.
    #[must_use]
    pub fn with_policy(policy: Policy, view: &View, seed: Seed) -> Option<Self> {
        let observation = Observation::from_view(view)?;
        let only = observation.legal.lowest()?;
        if observation.legal.len() == 1 {
            let search = Search::Decided(only);
            return Some(Self { search });
        }
        let sampled = |begin: &dyn Fn(Sampler) -> Option<Search>| {
            // No deal agrees with an invented view, so a search could not sample.
            let fallback = || Search::Decided(heuristic::card(&observation));
            Sampler::new(view).and_then(begin).unwrap_or_else(fallback)
        };
        let search = match policy {
            Policy::Random | Policy::NoisyHeuristic(_) | Policy::Heuristic => {
                Search::Decided(instant::card(policy, view, seed)?)
            }
            Policy::Learned {
                noise,
                noise_per_player,
            } => {
                let more_players = u32::from(view.seats().get() - SEATS.fewest().get());
                let noise = noise + noise_per_player * more_players;
                let state = PlayoutState::from_view(view, &BySeat::new(view.seats()));
                let net = Net::for_seats(view.seats());
                let expected = net
                    .accumulator(&state)
                    .expected_devils(&state, &observation);
                Search::Decided(expected.best_with_noise(noise, &mut seed.generator()))
            }
            // Both run at least one iteration.
            Policy::Pimc { determinizations } => sampled(&|sampler| {
                let pimc = baselines::pimc(view, sampler, seed)?;
                Some(Search::Pimc(BudgetedSearch::new(
                    pimc,
                    determinizations.max(1),
                )))
            }),
            Policy::Ismcts { iterations } => sampled(&|sampler| {
                let ismcts = baselines::ismcts(view, sampler, seed)?;
                Some(Search::Ismcts(BudgetedSearch::new(
                    ismcts,
                    iterations.max(1),
                )))
            }),
            Policy::BeliefSearch(config) => sampled(&|sampler| {
                let belief = BeliefSearch::new(config, view, sampler, seed);
                Some(Search::Belief(Box::new(belief)))
            }),
        };
        Some(Self { search })
    }

    /// Runs up to this many iterations. Ready with the card once the policy's own number of
    /// iterations is done, and from then on.
    pub fn step(&mut self, iterations: u32) -> Poll<Card> {
        let answer = self.search.step(iterations);
        if let Poll::Ready(card) = answer {
            self.search = Search::Decided(card);
        }
        answer
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
    /// Runs up to this many iterations. Ready after the last.
    fn step(&mut self, iterations: u32) -> Poll<Card> {
        match self {
            Self::Decided(card) => Poll::Ready(*card),
            Self::Pimc(pimc) => pimc.step(iterations),
            Self::Ismcts(ismcts) => ismcts.step(iterations),
            Self::Belief(belief) => belief.step(iterations),
        }
    }
}
