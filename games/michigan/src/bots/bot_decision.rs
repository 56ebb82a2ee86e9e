//! One decision of a bot, computed in slices so that a worker can answer in between.

use core::task::Poll;

use cards::Seed;
use search::{BudgetedSearch, Ismcts, Pimc};

use crate::bots::determinizer::Determinizer;
use crate::bots::expectation::Expectation;
use crate::bots::heuristic::{self, HeuristicPolicy};
use crate::bots::observation::Observation;
use crate::bots::policy::{Policy, careless, random};
use crate::rules::{Decision, View};

/// Exploration constant of ISMCTS, in chips.
const EXPLORATION: f64 = 12.0;

/// One decision in progress. It depends on the policy, the view and the seed alone, however the
/// computation is sliced.
#[derive(Clone, Debug)]
pub struct BotDecision(Thinking);

#[derive(Clone, Debug)]
enum Thinking {
    Decided(Decision),
    Pimc(Box<BudgetedSearch<Pimc<Determinizer, HeuristicPolicy>>>),
    Ismcts(Box<BudgetedSearch<Ismcts<Determinizer, HeuristicPolicy>>>),
    Expectation(Box<BudgetedSearch<Expectation>>),
}

impl BotDecision {
    /// Begins the viewer's decision. `None` if it is not the viewer's turn.
    ///
    /// ```
    /// use cards::Seed;
    /// use game::{Game, Match as _};
    /// use michigan::bots::{BotDecision, Level};
    /// use michigan::rules::{Match, MatchOptions, SEATS};
    /// let round = Match::new(SEATS.fewest(), MatchOptions::default(), Seed(1)).deal();
    /// let view = round.view(round.deal().dealer());
    /// let decision = BotDecision::new(Level::DEFAULT.policy(), &view, Seed(2)).expect("the dealer's turn");
    /// assert!(round.is_legal(decision.finish()));
    /// ```
    #[must_use]
    pub fn new(policy: Policy, view: &View, seed: Seed) -> Option<Self> {
        let observation = Observation::from_view(view)?;
        let simple = match policy {
            Policy::Random => random(view, seed)?,
            Policy::Careless => careless(&observation, seed),
            _ => heuristic::decision(&observation),
        };
        if view.legal().len() == 1 {
            return view.legal().into_iter().next().map(Self::decided);
        }
        // A view that contradicts itself cannot be sampled.
        let searched = Thinking::search(policy, view, seed);
        Some(searched.map_or_else(|| Self::decided(simple), Self))
    }

    /// Runs up to this many iterations. Ready with the decision once the budget is spent.
    pub fn step(&mut self, iterations: u32) -> Poll<Decision> {
        match &mut self.0 {
            Thinking::Decided(decision) => Poll::Ready(*decision),
            Thinking::Pimc(search) => search.step(iterations),
            Thinking::Ismcts(search) => search.step(iterations),
            Thinking::Expectation(search) => search.step(iterations),
        }
    }

    /// Runs all iterations that are left, and returns the decision.
    #[must_use]
    pub fn finish(self) -> Decision {
        match self.0 {
            Thinking::Decided(decision) => decision,
            Thinking::Pimc(search) => search.finish(),
            Thinking::Ismcts(search) => search.finish(),
            Thinking::Expectation(search) => search.finish(),
        }
    }

    const fn decided(decision: Decision) -> Self {
        Self(Thinking::Decided(decision))
    }
}

impl Thinking {
    /// The search of a policy; `None` if it does not search, or cannot sample.
    fn search(policy: Policy, view: &View, seed: Seed) -> Option<Self> {
        let determinizer = || Determinizer::new(view, &mut seed.derive(0).generator());
        let seed = seed.derive(1);
        let rollout_policy = HeuristicPolicy;
        Some(match policy {
            Policy::Random | Policy::Careless | Policy::Heuristic => return None,
            Policy::Pimc { determinizations } => {
                let search = Pimc::new(determinizer()?, rollout_policy, seed)?;
                Self::Pimc(Box::new(BudgetedSearch::new(search, determinizations)))
            }
            Policy::Ismcts { iterations } => {
                let search = Ismcts::new(determinizer()?, rollout_policy, EXPLORATION, seed)?;
                Self::Ismcts(Box::new(BudgetedSearch::new(search, iterations)))
            }
            Policy::Expectation { samples } => {
                let search = Expectation::new(determinizer()?, seed)?;
                Self::Expectation(Box::new(BudgetedSearch::new(search, samples)))
            }
        })
    }
}
