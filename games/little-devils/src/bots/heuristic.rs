//! Heuristic policy: one-ply estimates, no search. A baseline of the arena, and the policy of playouts.
//!
//! The cost of a card is the probability of taking the trick times the trick's cost, less the danger of
//! keeping the card for later tricks. All numbers are whole, so that the policy plays alike on every
//! platform: probabilities are in 1/4096, evaluations in 1/64 devil.

use crate::rules::{Direction, points};
use cards::{Card, CardSet};

use crate::bots::observation::{Observation, TrickState};

/// Probability 1. All probabilities are in 1/4096.
const CERTAIN: i32 = 4096;
/// One devil in an evaluation, whose unit is 1/64 devil.
const DEVIL: i32 = 64;
/// Probability that a player who can avoid taking the trick does so: 0.9.
const DUCKS: i32 = 3700;
/// Probability that a player who fails to follow, and could go beyond our card, does so: a half.
const FAILS_BEYOND: i32 = 2048;
/// Value of the lead with many tricks left, in 1/64 devil: 1.3 devils. The leader never takes the trick (rule 3.5),
/// so a lead is a free discard.
const LEAD: i32 = 84;

/// The card that this policy plays; of equal cards the lowest.
///
/// # Panics
/// If no card is legal, which is never so in an [`Observation`].
#[must_use]
pub fn card(observation: &Observation) -> Card {
    observation
        .legal
        .iter()
        .min_by_key(|card| evaluation(observation, *card))
        .expect("a player to move has a legal card")
}

/// The evaluation of playing `card`, in 1/64 devil: the lower, the better. Only evaluations of cards
/// of the same hand compare.
#[must_use]
pub fn evaluation(observation: &Observation, card: Card) -> i32 {
    let taking = probability_of_taking(observation, card);
    let devils_of_taking = expected_trick_devils(observation, card) - lead_value(observation);
    taking * devils_of_taking / CERTAIN - danger(observation, card)
}

/// The expected devils of the trick if `card` is played to it, in 1/64 devil.
fn expected_trick_devils(observation: &Observation, card: Card) -> i32 {
    let known = i32::from(observation.trick_devils + points::devils(card)) * DEVIL;
    let unseen = observation.unseen.len().max(1).cast_signed();
    let average = i32::from(points::devils_of(observation.unseen)) * DEVIL / unseen;
    known + i32::from(observation.players_after) * average
}

/// The value of leading the next trick, in 1/64 devil: [`LEAD`] with six or more tricks after this one,
/// and in proportion with fewer.
fn lead_value(observation: &Observation) -> i32 {
    let tricks_after = observation.tricks_left().cast_signed() - 1;
    LEAD * tricks_after.min(6) / 6
}

/// The probability that `card` takes the trick.
fn probability_of_taking(observation: &Observation, card: Card) -> i32 {
    match observation.trick {
        TrickState::Lead => 0,
        TrickState::Second { led } if card > led => {
            takes_by_following(observation, led, Direction::High, card)
        }
        TrickState::Second { led } => takes_by_following(observation, led, Direction::Low, card),
        TrickState::Bound {
            led,
            direction,
            taking,
            failed,
        } => {
            let followers = Direction::side(direction, CardSet::from_card(card), led);
            if followers.is_empty() {
                if failed && direction.passes(card, taking) {
                    0
                } else {
                    takes_after_failing(observation, led, direction, card)
                }
            } else if failed || !direction.passes(card, taking) {
                0
            } else {
                takes_by_following(observation, led, direction, card)
            }
        }
    }
}

/// The probability that the farthest card so far, which follows, takes the trick: every later player
/// must hold a card between it and the led card, and play it.
fn takes_by_following(
    observation: &Observation,
    led: Card,
    direction: Direction,
    card: Card,
) -> i32 {
    let between = direction.between(observation.unseen, led, card);
    let side = direction.side(observation.unseen, led);
    let holds_one = CERTAIN - holds_none(observation, between);
    let must_play_one = holds_none(observation, side - between) - holds_none(observation, side);
    let plays_one = (holds_one * DUCKS / CERTAIN).max(must_play_one);
    (0..observation.players_after).fold(CERTAIN, |all, _| all * plays_one / CERTAIN)
}

/// The probability that a card that failed to follow takes the trick: no later player may fail with a
/// card farther out.
fn takes_after_failing(
    observation: &Observation,
    led: Card,
    direction: Direction,
    card: Card,
) -> i32 {
    let side = direction.side(observation.unseen, led);
    let farther = direction.opposite().side(observation.unseen, card);
    let plays_farther = farther.len().cast_signed() * FAILS_BEYOND
        / (observation.unseen - side).len().max(1).cast_signed();
    let takes_over = holds_none(observation, side) * plays_farther / CERTAIN;
    (0..observation.players_after).fold(CERTAIN, |all, _| all * (CERTAIN - takes_over) / CERTAIN)
}

/// The probability that a player who has not played to the trick holds none of these unseen cards.
fn holds_none(observation: &Observation, cards: CardSet) -> i32 {
    let unseen = observation.unseen.len().max(1).cast_signed();
    let without = (unseen - cards.len().cast_signed()) * CERTAIN / unseen;
    (0..observation.tricks_left()).fold(CERTAIN, |all, _| all * without / CERTAIN)
}

/// The expected devils from keeping `card` for later tricks, in 1/64 devil. It rises with the square of
/// the distance from the middle of the unseen cards, up to 1.5 devils at either end, and by 12/64 with
/// each devil on the card.
fn danger(observation: &Observation, card: Card) -> i32 {
    let unseen = observation.unseen.len().max(1).cast_signed();
    let below = observation.unseen.below(card).len().cast_signed();
    let extreme = (2 * below - unseen).abs() * DEVIL / unseen;
    let devils = i32::from(points::devils(card));
    extreme * extreme * 3 / (2 * DEVIL) + devils * 12
}
