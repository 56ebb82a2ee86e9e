//! The person's cards, and which of them may be played.

use crate::rules::{IllegalPlay, legal};
use crate::session::{Phase, Table};
use cards::Card;

/// A card in the person's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Whether it may be played now.
    pub playable: Playable,
}

/// Whether a card may be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playable {
    /// Yes.
    Yes,
    /// No, the card is not legal.
    No(IllegalPlay),
    /// No, it is not the person's turn.
    NotNow,
}

pub(super) fn hand(table: &Table) -> Vec<HandCard> {
    let (hand, trick) = (table.shown().hand(), table.shown().trick());
    let open = table.open_hand().map(|_| hand).unwrap_or_default();
    let playable = |card| match table.phase() {
        Phase::Person | Phase::Forced(_) => {
            legal::check(hand, trick, card).map_or_else(Playable::No, |()| Playable::Yes)
        }
        _ => Playable::NotNow,
    };
    open.iter()
        .map(|card| HandCard {
            card,
            playable: playable(card),
        })
        .collect()
}
