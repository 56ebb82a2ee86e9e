//! The trick on the table.

use crate::rules::{Direction, HAND_SIZE, Trick, points};
use cards::{Card, CardSet, Seat};

use super::SceneInput;

/// The trick on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickScene {
    /// Which trick of the round, 1 to 9.
    pub number: usize,
    /// Who led or is to lead.
    pub leader: Seat,
    /// Who played what, in order.
    pub plays: Vec<(Seat, Card)>,
    /// The cards of those who could not follow: one of them takes the trick.
    pub failed: CardSet,
    /// Whether everybody has played.
    pub complete: bool,
    /// High or low, and the led card to go above or below, once that is decided.
    pub bound: Option<(Direction, Card)>,
    /// Who takes it as it stands; from the second card on.
    pub taker: Option<Seat>,
    /// The devils on it as it stands.
    pub devils: u8,
}

pub(super) fn trick(input: &SceneInput<'_>) -> TrickScene {
    let (tricks, open) = (input.view.tricks(), input.view.trick());
    // After the ninth trick the last one stays on the table.
    let over = tricks.len() == HAND_SIZE;
    let (number, shown): (usize, &Trick) = match tricks.last() {
        Some(last) if input.shows_last_trick || over => (tricks.len(), last),
        _ => (tricks.len() + 1, open),
    };
    TrickScene::new(number, shown)
}

/// The complete tricks before the one on the table, from the first.
pub(super) fn past_tricks(input: &SceneInput<'_>) -> Vec<TrickScene> {
    let past = trick(input).number - 1;
    let tricks = input.view.tricks()[..past].iter().enumerate();
    tricks
        .map(|(at, trick)| TrickScene::new(at + 1, trick))
        .collect()
}

impl TrickScene {
    /// What is to be seen of a trick, the one of this number in its round.
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

    /// Who takes it as it stands, and with which card; from the second card on.
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
