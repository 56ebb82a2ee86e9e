//! How likely the others' past cards were, if they held what a sampled deal says.
//!
//! What a player does depends on their own hand alone and on what everybody sees. So a deal's
//! likelihood is a product over the players, and each player's part is worked out once a hand.

use std::collections::HashMap;

use crate::cards::{BySeat, Card, CardSet, Generator, Seat};
use crate::rules::little_devils::View;

use super::super::net::{Costs, DEVIL, Net, Row};
use super::super::standings::decay;
use super::super::table::Table;
use super::super::{heuristic, random};
use super::Belief;

/// The cards played so far, ready to be judged for any hands.
#[derive(Clone, Debug)]
pub(super) struct Past {
    net: Option<&'static Net>,
    others: Vec<Player>,
}

/// One of the other players: what they have decided, and how likely that was with each hand.
#[derive(Clone, Debug)]
struct Player {
    seat: Seat,
    decisions: Vec<Decision>,
    known: HashMap<u64, Chances>,
}

/// A card played, and the table just before, without hands.
#[derive(Clone, Copy, Debug)]
struct Decision {
    table: Table,
    /// What the learned policy sees of it, if there is one.
    seen: Option<Row>,
    card: Card,
}

/// How likely all of a player's past cards were.
#[derive(Clone, Copy, Debug)]
struct Chances {
    by_quick: f64,
    by_learned: f64,
}

/// How much dearer a card is that a thinking player plays e times less often, in devils; how rarely
/// even the dearest is played; and how much more often than it costs the quick policy's card is.
/// Fitted to what PIMC and ISMCTS players play (docs/strength.md).
const EASE: f64 = 0.7;
const RARELY: f64 = 0.01;
const FAVOUR: f64 = 2.0;

/// How likely each player is one of the quick policy, after what they played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Minds(BySeat<f64>);

/// How likely a player about whom nothing is known is one of the quick policy.
const QUICK: f64 = 0.5;
/// How often a player of the quick policy plays another card than it names.
const STRAYS: f64 = 0.015;

impl Past {
    pub(super) fn of(view: &View, net: Option<&'static Net>) -> Self {
        let player = |seat| Player {
            seat,
            decisions: Vec::new(),
            known: HashMap::new(),
        };
        let seats = view.seats().seats().filter(|seat| *seat != view.me());
        let mut others: Vec<Player> = seats.map(player).collect();
        let mut table = Table::before_first_lead(view.seats(), view.dealer());
        let mut follower = net.map(|net| net.follow(&table));
        for trick in view.tricks().iter().chain([view.trick()]) {
            for (seat, card) in trick.plays() {
                if let Some(player) = others.iter_mut().find(|player| player.seat == seat) {
                    let seen = follower.as_ref().map(|follower| follower.seen(&table));
                    player.decisions.push(Decision { table, seen, card });
                }
                if let Some(follower) = &mut follower {
                    follower.play(card);
                }
                table.play(card);
            }
        }
        Self { net, others }
    }

    /// The weight of a deal, and what it makes of the players.
    pub(super) fn weigh(&mut self, hands: &BySeat<CardSet>, belief: Belief) -> (f64, Minds) {
        let mut minds = Minds(BySeat::new(hands.seats()));
        let mut weight = 1.0;
        if belief == Belief::Possible {
            return (weight, minds);
        }
        for player in &mut self.others {
            let Chances {
                by_quick,
                by_learned,
            } = player.chances(hands[player.seat], self.net);
            let both = QUICK * by_quick + (1.0 - QUICK) * by_learned;
            weight *= both;
            minds.0[player.seat] = QUICK * by_quick / both;
        }
        (weight, minds)
    }
}

impl Player {
    fn chances(&mut self, hand: CardSet, net: Option<&Net>) -> Chances {
        if let Some(known) = self.known.get(&hand.bits()) {
            return *known;
        }
        let mut chances = Chances {
            by_quick: 1.0,
            by_learned: 1.0,
        };
        let mut held = hand;
        for decision in self.decisions.iter().rev() {
            held = held.with(decision.card);
            let one = decision.chances(held, net);
            chances.by_quick *= one.by_quick;
            chances.by_learned *= one.by_learned;
        }
        self.known.insert(hand.bits(), chances);
        chances
    }
}

impl Decision {
    /// How likely the two policies would have played the card from this hand. Without the learned one
    /// a thinking player is taken to play any card.
    fn chances(&self, hand: CardSet, net: Option<&Net>) -> Chances {
        let mut table = self.table;
        table.give(hand);
        let glance = table.glance();
        if glance.legal.len() == 1 {
            return Chances {
                by_quick: 1.0,
                by_learned: 1.0,
            };
        }
        let others = f64::from(glance.legal.len() - 1);
        let quick = heuristic::card(&glance);
        let by_quick = if quick == self.card {
            1.0 - STRAYS
        } else {
            STRAYS / others
        };
        let by_learned = match (net, &self.seen) {
            (Some(net), Some(seen)) => chance(&net.costs(seen, &glance), quick, self.card),
            _ => 1.0 / (others + 1.0),
        };
        Chances {
            by_quick,
            by_learned,
        }
    }
}

impl Minds {
    /// Who plays by the quick policy, drawn.
    pub(super) fn draw(&self, generator: &mut Generator) -> BySeat<bool> {
        self.0
            .map(|quick| quick > 0.0 && random::fraction(generator) < quick)
    }
}

/// How likely a thinking player plays `card`.
fn chance(costs: &Costs, quick: Card, card: Card) -> f64 {
    let least = costs.iter().map(|(_, cost)| cost).min().unwrap_or(0);
    let (mut all, mut own) = (0.0, 0.0);
    for (other, cost) in costs.iter() {
        let dearer = f64::from(cost - least) / f64::from(DEVIL);
        let liked = decay(dearer / EASE) + RARELY;
        let likely = if other == quick {
            FAVOUR * liked
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
