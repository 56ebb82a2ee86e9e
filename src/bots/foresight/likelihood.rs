//! How likely the others' past cards were, if they held what a sampled deal says.
//!
//! What a player does depends on their own hand alone and on what everybody sees. So a deal's
//! likelihood is a product over the players, and each player's part is worked out once a hand.

use std::collections::HashMap;

use crate::cards::{BySeat, Card, CardSet, Generator, Seat};
use crate::rules::little_devils::View;

use super::super::net::{self, Net, Row};
use super::super::table::Table;
use super::super::{heuristic, random};
use super::Plan;

/// The cards played so far, ready to be judged for any hands.
#[derive(Clone, Debug)]
pub(super) struct Past {
    net: &'static Net,
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
    seen: Row,
    card: Card,
}

/// How likely all of a player's past cards were.
#[derive(Clone, Copy, Debug)]
struct Chances {
    by_quick: f64,
    by_learned: f64,
}

/// How likely each player is one of the quick policy, after what they played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Minds(BySeat<f64>);

/// How often a player of the quick policy plays another card than it names.
const STRAYS: f64 = 0.04;

impl Past {
    pub(super) fn of(view: &View, net: &'static Net) -> Self {
        let player = |seat| Player {
            seat,
            decisions: Vec::new(),
            known: HashMap::new(),
        };
        let seats = view.seats().seats().filter(|seat| *seat != view.me());
        let mut others: Vec<Player> = seats.map(player).collect();
        let mut table = Table::before_first_lead(view.seats(), view.dealer());
        let mut follower = net.follow(&table);
        for trick in view.tricks().iter().chain([view.trick()]) {
            for (seat, card) in trick.plays() {
                if let Some(player) = others.iter_mut().find(|player| player.seat == seat) {
                    let seen = follower.seen(&table);
                    player.decisions.push(Decision { table, seen, card });
                }
                follower.play(card);
                table.play(card);
            }
        }
        Self { net, others }
    }

    /// The weight of a deal, and what it makes of the players.
    pub(super) fn weigh(&mut self, hands: &BySeat<CardSet>, plan: &Plan) -> (f64, Minds) {
        let quick = f64::from(plan.heuristic) / 100.0;
        let mut minds = Minds(BySeat::from_fn(hands.seats(), |_| quick));
        if plan.trust == 0 {
            return (1.0, minds);
        }
        let mut weight = 1.0;
        for player in &mut self.others {
            let Chances {
                by_quick,
                by_learned,
            } = player.chances(hands[player.seat], self.net);
            let both = quick * by_quick + (1.0 - quick) * by_learned;
            weight *= both;
            minds.0[player.seat] = quick * by_quick / both;
        }
        (soften(weight, plan.trust), minds)
    }
}

impl Player {
    fn chances(&mut self, hand: CardSet, net: &Net) -> Chances {
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
    /// How likely the two policies would have played the card from this hand.
    fn chances(&self, hand: CardSet, net: &Net) -> Chances {
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
        let by_quick = if heuristic::card(&glance) == self.card {
            1.0 - STRAYS
        } else {
            STRAYS / others
        };
        let by_learned = net::chance(&net.costs(&self.seen, &glance), self.card);
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

/// The weight, less sharp the less the past is trusted: square roots and squares only, which are
/// the same everywhere.
fn soften(weight: f64, trust: u32) -> f64 {
    match trust {
        75.. => weight,
        _ => weight.sqrt(),
    }
}
