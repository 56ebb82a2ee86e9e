//! Policies: every way of choosing a card, with its parameters, and its text form for the command
//! line.

use core::fmt;
use core::str::FromStr;

use crate::bots::belief::{BeliefConfig, Objective, Weighting};
use crate::bots::noisy::NoisyHeuristic;

/// A way of choosing a card. Used by the levels and by the baselines of the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
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

/// The text form of each policy, with numbers in capitals, and a description.
///
/// ```
/// use little_devils::bots::policy::{FORMS, Policy};
/// for (form, _) in FORMS {
///     let text: Vec<&str> = form
///         .split(':')
///         .map(|part| if part.to_uppercase() == part { "7" } else { part })
///         .collect();
///     assert!(text.join(":").parse::<Policy>().is_ok());
/// }
/// ```
pub const FORMS: [(&str, &str); 9] = [
    ("random", "any legal card"),
    (
        "noisy:MEMORY:NOISE:BIAS",
        "the quick policy with errors: MEMORY tricks remembered, costs misjudged by up to NOISE/64 \
         devil, each devil got rid of overrated by BIAS/64",
    ),
    (
        "heuristic",
        "the quick policy: one card ahead, unseen cards counted",
    ),
    (
        "learned:NOISE",
        "the learned policy, costs misjudged by up to NOISE/256 devil; without :NOISE by nothing",
    ),
    (
        "pimc:DETERMINIZATIONS",
        "plain determinized Monte Carlo, quick playouts",
    ),
    (
        "ismcts:ITERATIONS",
        "plain information set tree search, quick playouts",
    ),
    (
        "belief-uniform:PARTICLES:ROLLOUTS",
        "deals drawn, all equally likely, and rounds played out by the learned policy",
    ),
    (
        "belief:PARTICLES:ROLLOUTS",
        "the same, each deal as likely as it makes the cards played",
    ),
    (
        "belief-match:PARTICLES:ROLLOUTS",
        "the same, playing for the match once it draws to its end",
    ),
];

/// Earlier names of policies, each with today's. They are read, too.
const OLD_NAMES: [(&str, &str); 4] = [
    ("novice", "noisy"),
    ("possible", "belief-uniform"),
    ("foresight", "belief"),
    ("standings", "belief-match"),
];

/// The error of a text that names no policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePolicyError(pub String);

impl Policy {
    /// The same policy with another number of iterations: determinizations of PIMC, walks of ISMCTS, rollouts
    /// of a belief search (with particles in proportion). Returns a policy without search unchanged.
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

impl FromStr for Policy {
    type Err = ParsePolicyError;

    fn from_str(text: &str) -> Result<Self, ParsePolicyError> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let renamed = OLD_NAMES.iter().find(|(old, _)| *old == name);
        let name = renamed.map_or(name, |(_, new)| *new);
        let number = |part: &str| {
            part.parse()
                .ok()
                .filter(|number| *number > 0 || name == "noisy")
        };
        let numbers: Option<Vec<u32>> = parts.map(number).collect();
        let search = |numbers: &[u32], weighting, objective| match numbers {
            [particles, rollouts] => Ok(Self::BeliefSearch(BeliefConfig {
                particles: *particles,
                rollouts: *rollouts,
                weighting,
                objective,
            })),
            _ => Err(ParsePolicyError(text.to_owned())),
        };
        match (name, numbers.as_deref()) {
            ("random", Some([])) => Ok(Self::Random),
            ("noisy", Some([memory, noise, bias])) => Ok(Self::NoisyHeuristic(NoisyHeuristic {
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
            ("belief-uniform", Some(numbers)) => {
                search(numbers, Weighting::Uniform, Objective::Devils)
            }
            ("belief", Some(numbers)) => search(numbers, Weighting::Likelihood, Objective::Devils),
            ("belief-match", Some(numbers)) => {
                search(numbers, Weighting::Likelihood, Objective::Match)
            }
            _ => Err(ParsePolicyError(text.to_owned())),
        }
    }
}

impl fmt::Display for ParsePolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let forms = FORMS.map(|(form, _)| form).join(", ");
        write!(f, "{:?} is no bot: there are the policies {forms}", self.0)
    }
}

impl core::error::Error for ParsePolicyError {}

#[cfg(test)]
mod tests {
    use super::{OLD_NAMES, Policy};

    #[test]
    fn old_names_mean_the_same_policies() {
        let numbers = [":2:0:8", ":30:20", ":30:20", ":30:20"];
        for ((old, new), numbers) in OLD_NAMES.iter().zip(numbers) {
            let read = |name: &str| format!("{name}{numbers}").parse::<Policy>();
            assert!(read(old).is_ok(), "{old}");
            assert_eq!(read(old), read(new));
        }
        assert!("novice:2:0".parse::<Policy>().is_err());
    }
}
