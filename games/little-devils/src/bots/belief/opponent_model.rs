//! Opponent model: a mixture of table types, each with a likelihood for every move.
//!
//! Two policies are modelled: the heuristic, with rare deviations, and a searcher, whose moves follow
//! a softmax of the learned policy's estimates. Bots at one table are mostly of the same level, so a few
//! cards reveal the level. Therefore the mixture is over types of *table*, not over single players.

use cards::{BySeat, Card, Generator};

use crate::bots::match_equity::exp_of_minus;
use crate::bots::net::{DEVIL, ExpectedDevils};
use crate::bots::random;

/// Number of table types.
const TABLE_TYPES: usize = 3;

/// A number for each table type.
type ByTableType = [f64; TABLE_TYPES];

/// One component of the mixture.
#[derive(Clone, Copy, Debug)]
struct TableType {
    /// Prior probability of this type.
    prior: f64,
    /// Probability that a player follows the heuristic; the others search.
    heuristic_share: f64,
    /// How the searching players choose, if there are any.
    searcher: Option<SoftmaxPolicy>,
}

/// A noisy policy: plays each card with a probability that falls exponentially with its cost.
#[derive(Clone, Copy, Debug)]
struct SoftmaxPolicy {
    /// Temperature in devils: a card that costs this much more is played e times less often.
    temperature: f64,
    /// Extra weight on the heuristic's move, because searches with heuristic playouts prefer it.
    heuristic_bias: f64,
}

/// Fitted to hidden hands behind the moves of PIMC, ISMCTS, the heuristic and the levels
/// (docs/strength.md).
const TABLES: [TableType; TABLE_TYPES] = [
    TableType {
        prior: 0.3,
        heuristic_share: 1.0,
        searcher: None,
    },
    TableType {
        prior: 0.35,
        heuristic_share: 0.1,
        searcher: Some(SoftmaxPolicy {
            temperature: 0.5,
            heuristic_bias: 1.0,
        }),
    },
    TableType {
        prior: 0.35,
        heuristic_share: 0.1,
        searcher: Some(SoftmaxPolicy {
            temperature: 0.9,
            heuristic_bias: 2.0,
        }),
    },
];
/// Weight added to every card of the softmax, so that no move is impossible.
const SOFTMAX_FLOOR: f64 = 0.01;
/// Probability that a player of the heuristic plays another card than the heuristic's.
const HEURISTIC_DEVIATION: f64 = 0.015;

/// Likelihood of one or more moves of one player, under each policy.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveLikelihood {
    by_heuristic: f64,
    by_searcher: ByTableType,
}

/// Posterior over table types and over the policy of each player, given hands and moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpponentModel {
    /// Prior of each table type times the likelihood of all moves at such a table.
    joint: ByTableType,
    /// For each table type, the probability that each player follows the heuristic.
    heuristic: [BySeat<f64>; TABLE_TYPES],
}

impl MoveLikelihood {
    /// Likelihood of no move, or of a forced move.
    pub(super) const CERTAIN: Self = Self {
        by_heuristic: 1.0,
        by_searcher: [1.0; TABLE_TYPES],
    };

    /// Likelihood of `card` where there were `alternatives` and the heuristic plays
    /// `heuristic_card`. Without `expected` a searcher is assumed to choose uniformly.
    pub(super) fn new(
        card: Card,
        heuristic_card: Card,
        alternatives: u32,
        expected: Option<&ExpectedDevils>,
    ) -> Self {
        let alternatives = f64::from(alternatives);
        let by_heuristic = if heuristic_card == card {
            1.0 - HEURISTIC_DEVIATION
        } else {
            HEURISTIC_DEVIATION / alternatives
        };
        let uniform = 1.0 / (alternatives + 1.0);
        Self {
            by_heuristic,
            by_searcher: TABLES.map(|table| match (table.searcher, expected) {
                (Some(searcher), Some(expected)) => {
                    searcher.likelihood(expected, heuristic_card, card)
                }
                _ => uniform,
            }),
        }
    }

    /// Likelihood of these moves and of `other` moves by the same player.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            by_heuristic: self.by_heuristic * other.by_heuristic,
            by_searcher: core::array::from_fn(|table| {
                self.by_searcher[table] * other.by_searcher[table]
            }),
        }
    }
}

impl SoftmaxPolicy {
    /// Probability that this policy plays `card`.
    fn likelihood(self, expected: &ExpectedDevils, heuristic_card: Card, card: Card) -> f64 {
        let fewest = expected.iter().map(|(_, devils)| devils).min().unwrap_or(0);
        let (mut all, mut own) = (0.0, 0.0);
        for (other, devils) in expected.iter() {
            let cost = f64::from(devils - fewest) / f64::from(DEVIL);
            let unbiased = exp_of_minus(cost / self.temperature) + SOFTMAX_FLOOR;
            let weight = if other == heuristic_card {
                self.heuristic_bias * unbiased
            } else {
                unbiased
            };
            all += weight;
            if other == card {
                own = weight;
            }
        }
        own / all
    }
}

impl OpponentModel {
    /// Updates the priors by the likelihood of each player's moves (Bayes). `None` for a seat means
    /// that nothing is asked about it.
    pub(super) fn new(likelihoods: &BySeat<Option<MoveLikelihood>>) -> Self {
        let mut model = Self {
            joint: TABLES.map(|table| table.prior),
            heuristic: [BySeat::new(likelihoods.seats()); TABLE_TYPES],
        };
        for (seat, likelihood) in likelihoods.iter() {
            let Some(likelihood) = likelihood else {
                continue;
            };
            for (at, table) in TABLES.iter().enumerate() {
                let heuristic = table.heuristic_share * likelihood.by_heuristic;
                let both = heuristic + (1.0 - table.heuristic_share) * likelihood.by_searcher[at];
                model.joint[at] *= both;
                model.heuristic[at][seat] = heuristic / both;
            }
        }
        model
    }

    /// Likelihood of all moves, summed over the table types: the weight of a determinization.
    pub(super) fn weight(&self) -> f64 {
        self.joint.iter().sum()
    }

    /// Draws from the posterior which players follow the heuristic.
    pub(super) fn draw(&self, generator: &mut Generator) -> BySeat<bool> {
        let mut at = self.weight() * random::fraction(generator);
        let mut heuristic = &self.heuristic[0];
        for (joint, players) in self.joint.iter().zip(&self.heuristic) {
            heuristic = players;
            if at < *joint {
                break;
            }
            at -= joint;
        }
        heuristic.map(|share| share > 0.0 && random::fraction(generator) < share)
    }
}
