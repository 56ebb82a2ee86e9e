//! Likelihood of the cards played so far, given everybody's hands.
//!
//! A decision depends on the player's own hand and on public information only. So the likelihood of
//! a determinization is a product over the players, and each player's factor is computed once for each hand.

use rustc_hash::FxHashMap;

use crate::rules::View;
use cards::{BySeat, Card, CardSet, Seat};

use crate::bots::belief::opponent_model::{MoveLikelihood, OpponentModel};
use crate::bots::heuristic;
use crate::bots::net::{Net, Row};
use crate::bots::playout_state::PlayoutState;

/// The decisions of the viewer's opponents, ready to be judged for any hands.
#[derive(Clone, Debug)]
pub(super) struct PlayLikelihood {
    net: Option<&'static Net>,
    opponents: Vec<Opponent>,
}

/// The decisions of one opponent, and their likelihood for each hand asked about so far.
#[derive(Clone, Debug)]
struct Opponent {
    seat: Seat,
    decisions: Vec<PastDecision>,
    by_hand: FxHashMap<u64, MoveLikelihood>,
}

/// A card played, and the public state just before.
#[derive(Clone, Copy, Debug)]
struct PastDecision {
    /// The state before the card, without hands.
    state: PlayoutState,
    /// The network's sum for the public inputs, if there is a network.
    public_inputs: Option<Row>,
    card: Card,
}

impl PlayLikelihood {
    /// Collects the decisions that the viewer has seen. Without a network every opponent is assumed
    /// to follow the heuristic policy.
    pub(super) fn new(view: &View, net: Option<&'static Net>) -> Self {
        let seats = view.seats().seats().filter(|seat| *seat != view.me());
        let mut opponents: Vec<Opponent> = seats.map(Opponent::new).collect();
        let mut state = PlayoutState::before_first_lead(view.seats(), view.dealer());
        let mut accumulator = net.map(|net| net.accumulator(&state));
        for trick in view.tricks().iter().chain([view.trick()]) {
            for (seat, card) in trick.plays() {
                if let Some(opponent) = opponents.iter_mut().find(|other| other.seat == seat) {
                    let public_inputs = accumulator
                        .as_ref()
                        .map(|accumulator| accumulator.public_inputs(&state));
                    opponent.decisions.push(PastDecision {
                        state,
                        public_inputs,
                        card,
                    });
                }
                if let Some(accumulator) = &mut accumulator {
                    accumulator.play(card);
                }
                state.play(card);
            }
        }
        Self { net, opponents }
    }

    /// The opponent model after all decisions, if these are the hands now. Its weight is the weight
    /// of the determinization.
    pub(super) fn opponents(&mut self, hands: &BySeat<CardSet>) -> OpponentModel {
        let mut likelihoods = BySeat::new(hands.seats());
        for opponent in &mut self.opponents {
            let likelihood = opponent.likelihood(hands[opponent.seat], self.net);
            likelihoods[opponent.seat] = Some(likelihood);
        }
        OpponentModel::new(&likelihoods)
    }
}

impl Opponent {
    fn new(seat: Seat) -> Self {
        Self {
            seat,
            decisions: Vec::new(),
            by_hand: FxHashMap::default(),
        }
    }

    /// The likelihood of all decisions of this player, if `hand` is left.
    fn likelihood(&mut self, hand: CardSet, net: Option<&Net>) -> MoveLikelihood {
        if let Some(known) = self.by_hand.get(&hand.bits()) {
            return *known;
        }
        let mut likelihood = MoveLikelihood::CERTAIN;
        let mut held = hand;
        for decision in self.decisions.iter().rev() {
            held = held.with(decision.card);
            likelihood = likelihood.and(decision.likelihood(held, net));
        }
        self.by_hand.insert(hand.bits(), likelihood);
        likelihood
    }
}

impl PastDecision {
    /// The likelihood of the card, played from this hand.
    fn likelihood(&self, hand: CardSet, net: Option<&Net>) -> MoveLikelihood {
        let mut state = self.state;
        state.set_hand(hand);
        let observation = state.observation();
        if observation.legal.len() == 1 {
            return MoveLikelihood::CERTAIN;
        }
        let expected = net
            .zip(self.public_inputs.as_ref())
            .map(|(net, public_inputs)| net.expected_devils(public_inputs, &observation));
        let alternatives = observation.legal.len() - 1;
        let heuristic_card = heuristic::card(&observation);
        MoveLikelihood::new(self.card, heuristic_card, alternatives, expected.as_ref())
    }
}
