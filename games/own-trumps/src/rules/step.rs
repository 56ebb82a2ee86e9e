//! The steps of a decision, in order. Everybody at the table sees every step.

use cards::Seat;
use cards::french::PlayingCard;

use crate::rules::{Decision, Ending, Position, TakeReason};

/// A step of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A card is put on the pile.
    CardPlayed {
        /// The player.
        seat: Seat,
        /// The card.
        card: PlayingCard,
        /// The reason for playing it.
        place: Place,
    },
    /// Cards are taken from the top of the pile.
    CardsTaken {
        /// The player.
        seat: Seat,
        /// The cards, from bottom to top.
        cards: Vec<PlayingCard>,
        /// Why that number.
        reason: TakeReason,
    },
    /// A player has no cards left.
    Out(Seat),
    /// The round is over.
    Over(Ending),
}

/// The place of a card in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It is led to an empty pile.
    Lead,
    /// It beats the top card.
    Beat,
    /// It follows the card that beat the top card.
    Second,
}

/// The steps that lead from one position to the next.
pub(super) fn steps<'a>(
    before: &'a Position,
    decision: Decision,
    after: &'a Position,
) -> impl Iterator<Item = Step> + 'a {
    let seat = before.table().turn;
    let table = before.table();
    let pile = table.pile.as_slice();
    let first = core::iter::once_with(move || match decision {
        Decision::Card(card) => {
            let place = match (pile, table.is_second) {
                ([], _) => Place::Lead,
                (_, false) => Place::Beat,
                (_, true) => Place::Second,
            };
            Some(Step::CardPlayed { seat, card, place })
        }
        Decision::Take => table.take().map(|(cards, reason)| Step::CardsTaken {
            seat,
            cards: pile[pile.len() - cards..].to_vec(),
            reason,
        }),
    });
    let is_out = after.hands()[seat].is_empty();
    let ending = after.table().ending;
    first
        .flatten()
        .chain(is_out.then_some(Step::Out(seat)))
        .chain(ending.map(Step::Over))
}
