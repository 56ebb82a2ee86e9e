//! How likely the others' past cards were, if they held what a sampled deal says.
//!
//! What a player does depends on their own hand alone and on what everybody sees. So a deal's
//! likelihood is a product over the players, and each player's part is worked out once a hand.

use std::collections::HashMap;

use crate::rules::View;
use cards::{BySeat, Card, CardSet, Seat};

use crate::bots::belief::opponent_model::{Chances, OpponentModel};
use crate::bots::heuristic;
use crate::bots::net::{Net, Row};
use crate::bots::playout_state::PlayoutState;

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
    table: PlayoutState,
    /// What the learned policy sees of it, if there is one.
    seen: Option<Row>,
    card: Card,
}

impl Past {
    pub(super) fn of(view: &View, net: Option<&'static Net>) -> Self {
        let player = |seat| Player {
            seat,
            decisions: Vec::new(),
            known: HashMap::new(),
        };
        let seats = view.seats().seats().filter(|seat| *seat != view.me());
        let mut others: Vec<Player> = seats.map(player).collect();
        let mut table = PlayoutState::before_first_lead(view.seats(), view.dealer());
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

    /// What the past cards make of the table if these are the hands; its weight is the deal's.
    pub(super) fn minds(&mut self, hands: &BySeat<CardSet>) -> OpponentModel {
        let mut chances = BySeat::new(hands.seats());
        for player in &mut self.others {
            chances[player.seat] = Some(player.chances(hands[player.seat], self.net));
        }
        OpponentModel::of(&chances)
    }
}

impl Player {
    fn chances(&mut self, hand: CardSet, net: Option<&Net>) -> Chances {
        if let Some(known) = self.known.get(&hand.bits()) {
            return *known;
        }
        let mut chances = Chances::SURE;
        let mut held = hand;
        for decision in self.decisions.iter().rev() {
            held = held.with(decision.card);
            chances = chances.and(decision.chances(held, net));
        }
        self.known.insert(hand.bits(), chances);
        chances
    }
}

impl Decision {
    /// How likely each kind of player would have played the card from this hand.
    fn chances(&self, hand: CardSet, net: Option<&Net>) -> Chances {
        let mut table = self.table;
        table.give(hand);
        let glance = table.glance();
        if glance.legal.len() == 1 {
            return Chances::SURE;
        }
        let costs = net.zip(self.seen.as_ref());
        let costs = costs.map(|(net, seen)| net.costs(seen, &glance));
        let others = glance.legal.len() - 1;
        Chances::of(self.card, heuristic::card(&glance), others, costs.as_ref())
    }
}
