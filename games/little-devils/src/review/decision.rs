//! One card that a player chose, with the alternatives.

use crate::bots::estimates::{CardEstimate, CardEstimates};
use crate::bots::observation::TrickState;
use crate::rules::{Direction, Trick, View, points};
use cards::{Card, CardSet};

use crate::review::MistakeType;

/// A card played where there was a choice, with the estimates that were possible at the time.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The round of the match, counting from 1.
    pub round: usize,
    /// The trick of the round, counting from 1.
    pub number: usize,
    /// The trick before the card.
    pub trick: Trick,
    /// The player's hand, including the card.
    pub hand: CardSet,
    /// The card played.
    pub card: Card,
    /// The estimates of every legal card.
    pub estimates: CardEstimates,
}

/// The difference between take rates, 0 to 1, that counts as far more or far less often. Set by
/// judgement: a player notices a fifth more tricks, but not a few per cent.
const FAR: f64 = 0.2;

impl Decision {
    /// The viewer's decision to play this card; `None` if the estimates are for another decision.
    pub(in crate::review) fn new(
        round: usize,
        view: &View,
        card: Card,
        estimates: CardEstimates,
    ) -> Option<Self> {
        estimates.row(card)?;
        Some(Self {
            round,
            number: view.tricks().len() + 1,
            trick: *view.trick(),
            hand: view.hand(),
            card,
            estimates,
        })
    }

    /// The estimate of the card played.
    #[must_use]
    pub fn played(&self) -> &CardEstimate {
        // The constructor has checked that the row exists.
        self.estimates
            .row(self.card)
            .unwrap_or(self.estimates.best())
    }

    /// Whether another card was surely better: the interval of the cost excludes 0.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        let cost = self.played().cost;
        cost.mean > cost.half_width
    }

    /// The type of the mistake; `None` if it was none.
    #[must_use]
    pub fn mistake_type(&self) -> Option<MistakeType> {
        self.is_mistake().then(|| self.classify())
    }

    /// The type of a mistake: the first one that fits.
    fn classify(&self) -> MistakeType {
        let (played, best) = (self.played(), self.estimates.best());
        let five = |card| points::FIVE.contains(card);
        match self.trick_state() {
            TrickState::Lead if played.card > best.card => MistakeType::LeadsHigh,
            TrickState::Lead => MistakeType::LeadsLow,
            TrickState::Second { .. } if self.side(played.card) != self.side(best.card) => {
                MistakeType::WrongWay
            }
            _ if five(best.card) && !five(played.card) => MistakeType::KeepsFives,
            _ if played.take_rate > best.take_rate + FAR => MistakeType::TakesTricks,
            _ if played.take_rate < best.take_rate - FAR => MistakeType::ShunsTricks,
            _ => MistakeType::KeepsWrong,
        }
    }

    /// The state of the trick before the card.
    #[must_use]
    pub fn trick_state(&self) -> TrickState {
        TrickState::new(
            self.trick.led(),
            self.trick.direction(),
            self.trick.taking_card(),
        )
    }

    /// The side of the led card that a card is on.
    fn side(&self, card: Card) -> Option<Direction> {
        let led = self.trick.led()?;
        Some(if card > led {
            Direction::High
        } else {
            Direction::Low
        })
    }
}
