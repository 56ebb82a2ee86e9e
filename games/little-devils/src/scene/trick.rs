//! The trick on the table.

use crate::rules::{Direction, Trick, points};
use crate::session::ShownPosition;
use cards::{Card, CardSet, Seat};

/// The trick on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickScene {
    /// Its number in the round, 1 to 9.
    pub number: usize,
    /// The leader.
    pub leader: Seat,
    /// The cards played with their players, in order.
    pub plays: Vec<(Seat, Card)>,
    /// The cards of players who failed to follow; if there are any, one of them takes the trick.
    pub failed: CardSet,
    /// Whether everybody has played.
    pub complete: bool,
    /// The direction and the led card; `None` before the second card.
    pub bound: Option<(Direction, Card)>,
    /// The taker as it stands; `None` before the second card.
    pub taker: Option<Seat>,
    /// The devils on the cards so far.
    pub devils: u8,
}

/// A complete trick with its taker, as it is shown and announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenTrick {
    /// The taker.
    pub taker: Seat,
    /// The taking card.
    pub card: Card,
    /// The devils on the trick.
    pub devils: u8,
}

pub(super) fn trick(shown: &ShownPosition) -> TrickScene {
    TrickScene::new(shown.past_tricks().len() + 1, shown.trick())
}

/// The complete tricks before the one on the table, in order.
pub(super) fn past_tricks(shown: &ShownPosition) -> Vec<TrickScene> {
    let tricks = (1..).zip(shown.past_tricks());
    tricks
        .map(|(number, trick)| TrickScene::new(number, trick))
        .collect()
}

impl TrickScene {
    /// The scene of a trick, with its number in the round.
    #[must_use]
    pub fn new(number: usize, shown: &Trick) -> Self {
        Self {
            number,
            leader: shown.leader(),
            plays: shown.plays().collect(),
            failed: shown.failed(),
            complete: shown.is_complete(),
            bound: shown.direction().zip(shown.led()),
            taker: shown.taker(),
            devils: points::devils_of(shown.cards()),
        }
    }

    /// The taker as it stands, with the taking card; `None` before the second card.
    #[must_use]
    pub fn taken_by(&self) -> Option<(Seat, Card)> {
        let mut plays = self.plays.iter().copied();
        plays.find(|(seat, _)| Some(*seat) == self.taker)
    }

    /// Whether this card was led.
    #[must_use]
    pub fn is_led(&self, card: Card) -> bool {
        self.plays.first().is_some_and(|(_, led)| *led == card)
    }
}
