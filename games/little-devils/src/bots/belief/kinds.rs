//! What the others are taken for: how each kind of player comes to a card.
//!
//! Programs at one table are mostly of a kind, and so much alike that a few cards tell it. So what is
//! guessed is the kind of table: all by the quick policy, or thinkers with a few of those among them.

use cards::{BySeat, Card, Generator};

use crate::bots::net::{Costs, DEVIL};
use crate::bots::random;
use crate::bots::match_equity::decay;

/// How many kinds of table there are.
const KINDS: usize = 3;

/// A number for each kind of table.
pub(super) type ByKind = [f64; KINDS];

/// A kind of table.
#[derive(Clone, Copy, Debug)]
struct Kind {
    /// How likely a table is of this kind, before a card is played.
    share: f64,
    /// How likely a player there is one of the quick policy. The others think.
    quick: f64,
    /// How the others there choose, if there are any.
    thinking: Option<Thinking>,
}

/// How a player chooses who knows about what each card costs.
#[derive(Clone, Copy, Debug)]
struct Thinking {
    /// How much dearer a card is that is played e times less often, in devils.
    ease: f64,
    /// How much more often than it costs the quick policy's card is played: who searches with quick
    /// playouts is drawn to it.
    favour: f64,
}

/// Fitted to where the cards lay behind what PIMC, ISMCTS, the quick policy and the levels played
/// (docs/strength.md).
const TABLES: [Kind; KINDS] = [
    Kind {
        share: 0.3,
        quick: 1.0,
        thinking: None,
    },
    Kind {
        share: 0.35,
        quick: 0.1,
        thinking: Some(Thinking {
            ease: 0.5,
            favour: 1.0,
        }),
    },
    Kind {
        share: 0.35,
        quick: 0.1,
        thinking: Some(Thinking {
            ease: 0.9,
            favour: 2.0,
        }),
    },
];
/// How rarely a thinking player plays even the dearest card.
const RARELY: f64 = 0.01;
/// How often a player of the quick policy plays another card than it names.
const STRAYS: f64 = 0.015;

/// How likely cards were with each kind of player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chances {
    by_quick: f64,
    by_thinking: ByKind,
}

/// What the cards played make of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpponentModel {
    /// How likely the cards were at a table of each kind, times the kind's share.
    kinds: ByKind,
    /// How likely each player is one of the quick policy if the table is of the kind.
    quick: [BySeat<f64>; KINDS],
}

impl Chances {
    /// Of no card at all, or of one that was the only one.
    pub(super) const SURE: Self = Self {
        by_quick: 1.0,
        by_thinking: [1.0; KINDS],
    };

    /// Of a card among so many others, if the quick policy names `quick`. Without costs a thinking player
    /// is taken to play any card.
    pub(super) fn of(card: Card, quick: Card, others: u32, costs: Option<&Costs>) -> Self {
        let others = f64::from(others);
        let by_quick = if quick == card {
            1.0 - STRAYS
        } else {
            STRAYS / others
        };
        let any = 1.0 / (others + 1.0);
        Self {
            by_quick,
            by_thinking: TABLES.map(|kind| match (kind.thinking, costs) {
                (Some(thinking), Some(costs)) => thinking.chance(costs, quick, card),
                _ => any,
            }),
        }
    }

    /// Of these cards and of those, by the same player.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            by_quick: self.by_quick * other.by_quick,
            by_thinking: core::array::from_fn(|kind| {
                self.by_thinking[kind] * other.by_thinking[kind]
            }),
        }
    }
}

impl Thinking {
    fn chance(self, costs: &Costs, quick: Card, card: Card) -> f64 {
        let least = costs.iter().map(|(_, cost)| cost).min().unwrap_or(0);
        let (mut all, mut own) = (0.0, 0.0);
        for (other, cost) in costs.iter() {
            let dearer = f64::from(cost - least) / f64::from(DEVIL);
            let liked = decay(dearer / self.ease) + RARELY;
            let likely = if other == quick {
                self.favour * liked
            } else {
                liked
            };
            all += likely;
            if other == card {
                own = likely;
            }
        }
        own / all
    }
}

impl OpponentModel {
    /// What these chances of each player's cards make of the table.
    pub(super) fn of(chances: &BySeat<Option<Chances>>) -> Self {
        let mut minds = Self {
            kinds: TABLES.map(|kind| kind.share),
            quick: [BySeat::new(chances.seats()); KINDS],
        };
        for (seat, chances) in chances.iter() {
            let Some(chances) = chances else { continue };
            for (at, kind) in TABLES.iter().enumerate() {
                let quick = kind.quick * chances.by_quick;
                let both = quick + (1.0 - kind.quick) * chances.by_thinking[at];
                minds.kinds[at] *= both;
                minds.quick[at][seat] = quick / both;
            }
        }
        minds
    }

    /// How likely all cards were, whatever the table.
    pub(super) fn weight(&self) -> f64 {
        self.kinds.iter().sum()
    }

    /// Who plays by the quick policy, drawn.
    pub(super) fn draw(&self, generator: &mut Generator) -> BySeat<bool> {
        let mut at = self.weight() * random::fraction(generator);
        let mut quick = &self.quick[0];
        for (kind, players) in self.kinds.iter().zip(&self.quick) {
            quick = players;
            if at < *kind {
                break;
            }
            at -= kind;
        }
        quick.map(|quick| quick > 0.0 && random::fraction(generator) < quick)
    }
}
