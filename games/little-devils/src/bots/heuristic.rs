//! The quick policy: one look ahead, no search. Baseline of the arena and hand of every playout.
//!
//! A card costs what it is likely to take now (the chance of taking the trick times the devils at
//! stake, less what the lead is worth) and what the cards kept will cost later. All numbers are
//! whole, so that it plays alike on every platform: chances count in 1/4096, costs in 1/64 devil.

use crate::rules::{Direction, points};
use cards::{Card, CardSet};

use crate::bots::observation::{Observation, TrickState};

/// A certain chance.
const SURE: i32 = 4096;
/// One devil, as a cost.
const DEVIL: i32 = 64;
/// How often, of 4096, a player who can stay out of a trick does.
const DUCKS: i32 = 3700;
/// How often, of 4096, a player who must fail keeps a card that leaves the trick to us.
const FAILS_UNDER: i32 = 2048;
/// What being on lead is worth with nine tricks to come, in 1/64 devil: a free discard.
const LEAD: i32 = 84;

/// The card this policy plays: of equal cards the lowest.
///
/// # Panics
/// If nothing is legal, which no [`Observation`] of a player to move says.
#[must_use]
pub fn card(glance: &Observation) -> Card {
    glance
        .legal
        .iter()
        .min_by_key(|card| cost(glance, *card))
        .expect("a player to move has a legal card")
}

/// What playing `card` is expected to cost, in 1/64 devil, against other cards of the same hand.
#[must_use]
pub fn cost(glance: &Observation, card: Card) -> i32 {
    let taking = chance_of_taking(glance, card);
    let at_stake = stake(glance, card) - lead_worth(glance);
    taking * at_stake / SURE - danger(glance, card)
}

/// What the trick would cost its taker if `card` is played to it, in 1/64 devil.
fn stake(glance: &Observation, card: Card) -> i32 {
    let lying = i32::from(glance.devils + points::devils(card)) * DEVIL;
    let unseen = glance.unseen.len().max(1).cast_signed();
    let average = i32::from(points::devils_of(glance.unseen)) * DEVIL / unseen;
    lying + i32::from(glance.later) * average
}

/// What the next lead is worth, in 1/64 devil: nothing after the last trick.
fn lead_worth(glance: &Observation) -> i32 {
    let later = glance.tricks_left().cast_signed() - 1;
    LEAD * later.min(6) / 6
}

/// How likely `card` takes the trick, of 4096.
fn chance_of_taking(glance: &Observation, card: Card) -> i32 {
    match glance.trick {
        TrickState::Lead => 0,
        TrickState::Second { led } if card > led => follows(glance, led, Direction::High, card),
        TrickState::Second { led } => follows(glance, led, Direction::Low, card),
        TrickState::Bound {
            led,
            direction,
            taking,
            failed,
        } => {
            let with = Direction::side(direction, CardSet::from_card(card), led);
            if with.is_empty() {
                if failed && direction.passes(card, taking) {
                    0
                } else {
                    fails(glance, led, direction, card)
                }
            } else if failed || !direction.passes(card, taking) {
                0
            } else {
                follows(glance, led, direction, card)
            }
        }
    }
}

/// The chance that a card that follows and lies farthest is left with the trick: everybody later
/// must hold a card between it and the led one, and play it.
fn follows(glance: &Observation, led: Card, direction: Direction, card: Card) -> i32 {
    let between = direction.between(glance.unseen, led, card);
    let side = direction.side(glance.unseen, led);
    let holds = SURE - none_of(glance, between);
    let only = none_of(glance, side - between) - none_of(glance, side);
    let stays = (holds * DUCKS / SURE).max(only);
    (0..glance.later).fold(SURE, |chance, _| chance * stays / SURE)
}

/// The chance that a card that failed to follow is left with the trick: nobody later fails with a
/// card that lies farther.
fn fails(glance: &Observation, led: Card, direction: Direction, card: Card) -> i32 {
    let side = direction.side(glance.unseen, led);
    let farther = direction.opposite().side(glance.unseen, card);
    let worse = farther.len().cast_signed() * FAILS_UNDER
        / (glance.unseen - side).len().max(1).cast_signed();
    let saved = none_of(glance, side) * worse / SURE;
    (0..glance.later).fold(SURE, |chance, _| chance * (SURE - saved) / SURE)
}

/// The chance, of 4096, that one player who has not played yet holds none of these unseen cards.
fn none_of(glance: &Observation, cards: CardSet) -> i32 {
    let unseen = glance.unseen.len().max(1).cast_signed();
    let without = (unseen - cards.len().cast_signed()) * SURE / unseen;
    (0..glance.tricks_left()).fold(SURE, |chance, _| chance * without / SURE)
}

/// What keeping `card` for later tricks is expected to cost, in 1/64 devil: more the nearer it lies
/// to either end of the cards still out, and the more devils it bears.
fn danger(glance: &Observation, card: Card) -> i32 {
    let out = glance.unseen.len().max(1).cast_signed();
    let below = glance.unseen.below(card).len().cast_signed();
    let extreme = (2 * below - out).abs() * DEVIL / out;
    let devils = i32::from(points::devils(card));
    extreme * extreme * 3 / (2 * DEVIL) + devils * 12
}
