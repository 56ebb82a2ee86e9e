//! Rules of thumb: leads that get rid of cards and win boodle; exchange by the value of the hand.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{Generator, below};
use search::RolloutPolicy;

use crate::bots::lead;
use crate::bots::observation::Observation;
use crate::rules::{Decision, Layout, Phase, Position, boodle_card};

/// The share of its chips that a boodle card in hand is worth.
const BOODLE: f64 = 0.55;

/// The value of a card by its rank, from the two to the ace, in chips: the effect on the chips won by
/// rules of thumb in deals of four players. Low cards need a lead of their own; aces keep the lead.
const RANKS: [f64; 13] = [
    -1.0, -0.2, 0.1, 0.15, 0.15, 0.05, 0.0, -0.05, 0.0, -0.1, -0.15, -0.3, 1.3,
];

/// One lead of this many is a random one in a deal that is not to be played always the same.
const RANDOM_IN: u32 = 4;

/// The rules of thumb as a rollout policy. It draws no random numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeuristicPolicy;

impl RolloutPolicy<Position> for HeuristicPolicy {
    fn choose(&self, position: &Position, _: &mut Generator) -> Option<Decision> {
        Observation::from_position(position).map(|seen| decision(&seen))
    }
}

/// The rules of thumb with some random leads, so that a deal is not always played in the same way.
#[derive(Clone, Copy, Debug)]
pub struct VariedPolicy;

impl RolloutPolicy<Position> for VariedPolicy {
    fn choose(&self, position: &Position, generator: &mut Generator) -> Option<Decision> {
        let seen = Observation::from_position(position)?;
        let is_lead = matches!(seen.phase, Phase::Lead { .. });
        let is_random = is_lead && below(generator, RANDOM_IN) == 0;
        let drawn = is_random.then(|| random_lead(&seen, generator)).flatten();
        Some(drawn.unwrap_or_else(|| decision(&seen)))
    }
}

/// The decision by the rules of thumb: exchanges a hand that is worse than the unseen cards, leads the
/// best lowest card, and never holds back a card.
pub(super) fn decision(seen: &Observation) -> Decision {
    match seen.phase {
        Phase::Exchange(_) if gain_of_swap(seen) > 0.0 => Decision::Swap,
        Phase::Exchange(_) | Phase::Over(_) => Decision::Keep,
        Phase::Auction { .. } => {
            let least = *seen.legal.bids().start();
            let is_cheap = f64::from(least) < gain_of_swap(seen);
            if is_cheap && seen.legal.contains(Decision::Bid(least)) {
                Decision::Bid(least)
            } else {
                Decision::Pass
            }
        }
        Phase::PlayOn { next, .. } => Decision::Card(next),
        Phase::Lead { .. } => best_lead(seen),
    }
}

/// The lowest cards of the suits that may be led: no lead of these is a mistake.
fn lowest_leads(seen: &Observation) -> impl Iterator<Item = PlayingCard> {
    let legal = seen.legal.cards();
    Suit::ALL
        .into_iter()
        .filter_map(move |suit| legal.suited(suit).lowest())
}

/// One of the lowest cards that may be led; `None` if there is no card to lead.
pub(super) fn random_lead(seen: &Observation, generator: &mut Generator) -> Option<Decision> {
    let leads = u32::try_from(lowest_leads(seen).count()).unwrap_or(1);
    let drawn = below(generator, leads.max(1));
    lowest_leads(seen).nth(drawn as usize).map(Decision::Card)
}

/// The expected gain of a swap by the values of the cards, in chips.
fn gain_of_swap(seen: &Observation) -> f64 {
    let unseen = PlayingCardSet::ALL - seen.hand;
    let average = value_of(unseen, seen.layout) / f64::from(unseen.len().max(1));
    average * f64::from(seen.dead_cards) - value_of(seen.hand, seen.layout)
}

/// The sum of the values of cards, in chips.
fn value_of(cards: PlayingCardSet, layout: Layout) -> f64 {
    let value = |card: PlayingCard| {
        let is_boodle = card == boodle_card(card.suit());
        let chips = if is_boodle {
            BOODLE * f64::from(layout[card.suit()])
        } else {
            0.0
        };
        RANKS[card.rank() as usize] + chips
    };
    cards.iter().map(value).sum()
}

fn best_lead(seen: &Observation) -> Decision {
    let mut best: Option<(f64, PlayingCard)> = None;
    for card in lowest_leads(seen) {
        let value = lead::value(seen, card);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, card));
        }
    }
    // There is a card to lead: the deal is not over.
    best.map_or(Decision::Hold, |(_, card)| Decision::Card(card))
}
