//! Strategies: every way of choosing a card, with its parameters, and its text form for the command
//! line.

use core::fmt;
use core::str::FromStr;

use crate::bots::belief::{BeliefConfig, Objective, Weighting};
use crate::bots::noisy::NoisyHeuristic;

/// A way of choosing a card. Used by the levels and by the baselines of the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// A random legal card.
    Random,
    /// The heuristic policy with errors.
    NoisyHeuristic(NoisyHeuristic),
    /// The heuristic policy, without search.
    Heuristic,
    /// The learned policy, without search.
    Learned {
        /// The upper limit of the random error added to each card's estimate with 3 players, in 1/256
        /// devil.
        noise: u32,
        /// Added to `noise` for each player above 3.
        noise_per_player: u32,
    },
    /// Plain determinized Monte Carlo (PIMC) with heuristic playouts.
    Pimc {
        /// Number of determinizations sampled.
        determinizations: u32,
    },
    /// Plain information set Monte Carlo tree search (ISMCTS) with heuristic playouts.
    Ismcts {
        /// Number of walks down the tree.
        iterations: u32,
    },
    /// Weighted PIMC, with rollouts by policies that see only their own hand.
    BeliefSearch(BeliefConfig),
}

/// The text form of each strategy, with numbers in capitals, and a description.
///
/// ```
/// use little_devils::bots::strategy::{FORMS, Strategy};
/// for (form, _) in FORMS {
///     let text: Vec<&str> = form
///         .split(':')
///         .map(|part| if part.to_uppercase() == part { "7" } else { part })
///         .collect();
///     assert!(text.join(":").parse::<Strategy>().is_ok());
/// }
/// ```
pub const FORMS: [(&str, &str); 9] = [
    ("random", "any legal card"),
    (
        "novice:MEMORY:BLUR:HASTE",
        "the quick policy with errors: so many tricks remembered, costs misjudged by up to BLUR/64 \
         devil, each devil got rid of overrated by HASTE/64",
    ),
    (
        "heuristic",
        "the quick policy: one card ahead, unseen cards counted",
    ),
    (
        "learned:BLUR",
        "the learned policy, costs misjudged by up to BLUR/256 devil; without :BLUR by nothing",
    ),
    (
        "pimc:WORLDS",
        "plain determinized Monte Carlo, quick playouts",
    ),
    (
        "ismcts:ITERATIONS",
        "plain information set tree search, quick playouts",
    ),
    (
        "possible:POOL:ROLLOUTS",
        "so many deals drawn, all as likely; so many rounds played out by the learned policy",
    ),
    (
        "foresight:POOL:ROLLOUTS",
        "the same, each deal as likely as it makes the cards played",
    ),
    (
        "standings:POOL:ROLLOUTS",
        "the same, playing for the match once it draws to its end",
    ),
];

/// The error of a text that names no strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseStrategyError(pub String);

impl Strategy {
    /// The same strategy with another number of iterations: determinizations of PIMC, walks of ISMCTS, rollouts
    /// of a belief search (with particles in proportion). Returns a strategy without search unchanged.
    #[must_use]
    pub fn with_iterations(self, iterations: u32) -> Self {
        match self {
            Self::Random | Self::NoisyHeuristic(_) | Self::Heuristic | Self::Learned { .. } => self,
            Self::Pimc { .. } => Self::Pimc {
                determinizations: iterations,
            },
            Self::Ismcts { .. } => Self::Ismcts { iterations },
            Self::BeliefSearch(config) => Self::BeliefSearch(config.with_rollouts(iterations)),
        }
    }
}

impl FromStr for Strategy {
    type Err = ParseStrategyError;

    fn from_str(text: &str) -> Result<Self, ParseStrategyError> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let number = |part: &str| {
            part.parse()
                .ok()
                .filter(|number| *number > 0 || name == "novice")
        };
        let numbers: Option<Vec<u32>> = parts.map(number).collect();
        let search = |numbers: &[u32], weighting, objective| match numbers {
            [particles, rollouts] => Ok(Self::BeliefSearch(BeliefConfig {
                particles: *particles,
                rollouts: *rollouts,
                weighting,
                objective,
            })),
            _ => Err(ParseStrategyError(text.to_owned())),
        };
        match (name, numbers.as_deref()) {
            ("random", Some([])) => Ok(Self::Random),
            ("novice", Some([memory, noise, bias])) => Ok(Self::NoisyHeuristic(NoisyHeuristic {
                memory: *memory,
                noise: *noise,
                bias: *bias,
            })),
            ("heuristic", Some([])) => Ok(Self::Heuristic),
            ("learned", Some([])) => Ok(Self::Learned {
                noise: 0,
                noise_per_player: 0,
            }),
            ("learned", Some([noise])) => Ok(Self::Learned {
                noise: *noise,
                noise_per_player: 0,
            }),
            ("pimc", Some([determinizations])) => Ok(Self::Pimc {
                determinizations: *determinizations,
            }),
            ("ismcts", Some([iterations])) => Ok(Self::Ismcts {
                iterations: *iterations,
            }),
            ("possible", Some(numbers)) => search(numbers, Weighting::Uniform, Objective::Devils),
            ("foresight", Some(numbers)) => {
                search(numbers, Weighting::Likelihood, Objective::Devils)
            }
            ("standings", Some(numbers)) => {
                search(numbers, Weighting::Likelihood, Objective::Match)
            }
            _ => Err(ParseStrategyError(text.to_owned())),
        }
    }
}

impl fmt::Display for ParseStrategyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let forms = FORMS.map(|(form, _)| form).join(", ");
        write!(
            f,
            "{:?} is no player: there are the strategies {forms}",
            self.0
        )
    }
}

impl core::error::Error for ParseStrategyError {}
