//! The ways to come to a card, with their parameters.

use core::fmt;
use core::str::FromStr;

use crate::bots::belief::{BeliefConfig, Objective, Weighting};
use crate::bots::noisy::NoisyHeuristic;

/// A way to come to a card. Levels and the baselines of the arena are such ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// Any legal card.
    Random,
    /// Like the quick policy, but erring.
    NoisyHeuristic(NoisyHeuristic),
    /// The quick policy, without search.
    Heuristic,
    /// The learned policy, without search.
    Learned {
        /// How far a card's cost may be misjudged with 3 players, in 1/256 devil.
        blur: u32,
        /// How much farther with each player more.
        growth: u32,
    },
    /// Plain determinized Monte Carlo with quick playouts.
    Pimc {
        /// How many deals are sampled.
        worlds: u32,
    },
    /// Plain information set tree search with quick playouts.
    Ismcts {
        /// How many walks down the tree.
        iterations: u32,
    },
    /// Likely deals, played out by players who do not see them.
    BeliefSearch(BeliefConfig),
}

/// How each strategy is written, its numbers in capitals, and what it does.
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

/// A text that names no strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseStrategyError(pub String);

impl Strategy {
    /// The same way with this many iterations (of [`Self::BeliefSearch`] the rounds played out, the pool
    /// in proportion); as it is, if it does not search.
    #[must_use]
    pub fn with_iterations(self, iterations: u32) -> Self {
        match self {
            Self::Random | Self::NoisyHeuristic(_) | Self::Heuristic | Self::Learned { .. } => self,
            Self::Pimc { .. } => Self::Pimc { worlds: iterations },
            Self::Ismcts { .. } => Self::Ismcts { iterations },
            Self::BeliefSearch(plan) => Self::BeliefSearch(plan.with_rollouts(iterations)),
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
        let search = |numbers: &[u32], belief, aim| match numbers {
            [pool, rollouts] => Ok(Self::BeliefSearch(BeliefConfig {
                pool: *pool,
                rollouts: *rollouts,
                belief,
                aim,
            })),
            _ => Err(ParseStrategyError(text.to_owned())),
        };
        match (name, numbers.as_deref()) {
            ("random", Some([])) => Ok(Self::Random),
            ("novice", Some([memory, blur, haste])) => Ok(Self::NoisyHeuristic(NoisyHeuristic {
                memory: *memory,
                blur: *blur,
                haste: *haste,
            })),
            ("heuristic", Some([])) => Ok(Self::Heuristic),
            ("learned", Some([])) => Ok(Self::Learned { blur: 0, growth: 0 }),
            ("learned", Some([blur])) => Ok(Self::Learned {
                blur: *blur,
                growth: 0,
            }),
            ("pimc", Some([worlds])) => Ok(Self::Pimc { worlds: *worlds }),
            ("ismcts", Some([iterations])) => Ok(Self::Ismcts {
                iterations: *iterations,
            }),
            ("possible", Some(two)) => search(two, Weighting::Possible, Objective::Devils),
            ("foresight", Some(two)) => search(two, Weighting::Likely, Objective::Devils),
            ("standings", Some(two)) => search(two, Weighting::Likely, Objective::Match),
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
