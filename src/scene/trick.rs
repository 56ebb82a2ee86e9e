//! The trick on the table.

use crate::cards::{Card, Seat};
use crate::rules::little_devils::{Direction, HAND_SIZE, Trick, points};

use super::Sight;

/// The trick on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickScene {
    /// Which trick of the round, 1 to 9.
    pub number: usize,
    /// Who led or is to lead.
    pub leader: Seat,
    /// Who played what, in order.
    pub plays: Vec<(Seat, Card)>,
    /// Whether everybody has played.
    pub complete: bool,
    /// High or low, and the led card to go above or below, once that is decided.
    pub bound: Option<(Direction, Card)>,
    /// Who takes it as it stands; from the second card on.
    pub taker: Option<Seat>,
    /// The devils on it as it stands.
    pub devils: u8,
}

pub(super) fn trick(sight: &Sight<'_>) -> TrickScene {
    let (tricks, open) = (sight.view.tricks(), sight.view.trick());
    // After the ninth trick the last one stays on the table.
    let over = tricks.len() == HAND_SIZE;
    let (number, shown): (usize, &Trick) = match tricks.last() {
        Some(last) if sight.looking_back || over => (tricks.len(), last),
        _ => (tricks.len() + 1, open),
    };
    scene(number, shown)
}

/// The complete tricks before the one on the table, from the first.
pub(super) fn past_tricks(sight: &Sight<'_>) -> Vec<TrickScene> {
    let past = trick(sight).number - 1;
    let tricks = sight.view.tricks()[..past].iter().enumerate();
    tricks.map(|(at, trick)| scene(at + 1, trick)).collect()
}

fn scene(number: usize, shown: &Trick) -> TrickScene {
    TrickScene {
        number,
        leader: shown.leader(),
        plays: shown.plays().collect(),
        complete: shown.is_complete(),
        bound: shown.direction().zip(shown.led()),
        taker: shown.taker(),
        devils: points::devils_of(shown.cards()),
    }
}
