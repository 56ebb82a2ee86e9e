//! Observation: the input of a policy. One player's hand, the unseen cards and the trick; no past.

use crate::rules::{Direction, View, legal, points};
use cards::{Card, CardSet};

/// A decision from the point of view of the player to move. Small and `Copy`; holds no hidden
/// information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The hand of the player to move.
    pub hand: CardSet,
    /// The legal cards of that hand; not empty.
    pub legal: CardSet,
    /// The cards in all other hands together.
    pub unseen: CardSet,
    /// The state of the trick.
    pub trick: TrickState,
    /// The devils on the cards of the trick, 0 to 27.
    pub trick_devils: u8,
    /// The number of players that play to this trick after the player to move, 0 to 5.
    pub players_after: u8,
    /// The number of players, 3 to 6.
    pub players: u8,
}

/// The state of a trick, as far as the player to move needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrickState {
    /// The player to move leads.
    Lead,
    /// The player to move is second and chooses the direction (rule 3.3).
    Second {
        /// The led card.
        led: Card,
    },
    /// The direction is set (rule 3.4).
    Bound {
        /// The led card.
        led: Card,
        /// The direction of the trick.
        direction: Direction,
        /// The card that takes the trick so far.
        taking: Card,
        /// Whether the player of the taking card failed to follow.
        failed: bool,
    },
}

impl Observation {
    /// The viewer's decision; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn from_view(view: &View) -> Option<Self> {
        let trick = view.trick();
        let legal = view.legal();
        (!legal.is_empty()).then(|| Self {
            hand: view.hand(),
            legal: legal::legal(view.hand(), trick),
            unseen: view.unseen(),
            trick: TrickState::new(trick.led(), trick.direction(), trick.taking_card()),
            trick_devils: points::devils_of(trick.cards()),
            players_after: view.seats().get() - 1 - trick.len(),
            players: view.seats().get(),
        })
    }

    /// The number of tricks left, this one included: the number of cards in the hand, 1 to 9.
    #[must_use]
    pub const fn tricks_left(&self) -> u32 {
        self.hand.len()
    }
}

impl TrickState {
    /// The state of a trick with this led card, direction and taking card.
    #[must_use]
    pub fn new(led: Option<Card>, direction: Option<Direction>, taking: Option<Card>) -> Self {
        match (led, direction, taking) {
            (None, ..) => Self::Lead,
            (Some(led), Some(direction), Some(taking)) => Self::Bound {
                led,
                direction,
                taking,
                failed: direction.opposite().passes(taking, led),
            },
            (Some(led), ..) => Self::Second { led },
        }
    }
}
