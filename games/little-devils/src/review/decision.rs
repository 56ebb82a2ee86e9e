//! One card that a player chose, and what there was to choose from.

use crate::bots::advice::{Advice, Row};
use crate::bots::observation::TrickState;
use crate::rules::{Direction, Trick, View};
use cards::{Card, CardSet};

use super::MistakeType;

/// A card played where there was a choice, and the advice that the player could have had.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The round of the match, counting from 1.
    pub round: usize,
    /// The trick of the round, counting from 1.
    pub number: usize,
    /// The trick as it lay there.
    pub trick: Trick,
    /// The player's hand, the card played included.
    pub hand: CardSet,
    /// The card played.
    pub card: Card,
    /// What there was to say of each card.
    pub advice: Advice,
}

impl Decision {
    /// The decision of a viewer who plays this card; `None` if the advice is for another decision.
    pub(super) fn new(round: usize, view: &View, card: Card, advice: Advice) -> Option<Self> {
        advice.row(card)?;
        Some(Self {
            round,
            number: view.tricks().len() + 1,
            trick: *view.trick(),
            hand: view.hand(),
            card,
            advice,
        })
    }

    /// What there was to say of the card played.
    #[must_use]
    pub fn played(&self) -> &Row {
        // The constructor has seen that it is there.
        self.advice.row(self.card).unwrap_or(self.advice.best())
    }

    /// Whether another card was surely better: the interval of the cost is clear of 0.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        let cost = self.played().dearer;
        cost.mean > cost.half
    }

    /// What kind of mistake it was, if it was one.
    #[must_use]
    pub fn mistake_type(&self) -> Option<MistakeType> {
        self.is_mistake().then(|| MistakeType::classify(self))
    }

    /// How far the trick had come.
    #[must_use]
    pub fn trick_state(&self) -> TrickState {
        TrickState::of(
            self.trick.led(),
            self.trick.direction(),
            self.trick.taking_card(),
        )
    }

    /// Whether the player could not follow, and so was free to play any card (rule 4).
    #[must_use]
    pub fn is_free(&self) -> bool {
        match self.trick_state() {
            TrickState::Bound { led, direction, .. } => direction.side(self.hand, led).is_empty(),
            TrickState::Lead | TrickState::Second { .. } => false,
        }
    }

    /// On which side of the led card a card lies.
    pub(super) fn side(&self, card: Card) -> Option<Direction> {
        let led = self.trick.led()?;
        Some(if card > led {
            Direction::High
        } else {
            Direction::Low
        })
    }
}
