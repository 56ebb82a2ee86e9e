//! What a quick policy looks at: one player's hand, the unseen cards and the trick, and no past.

use crate::rules::{Direction, View, legal, points};
use cards::{Card, CardSet};

/// A decision as the player to move sees it at a glance. Small and `Copy`; it holds nothing hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The hand of the player to move.
    pub hand: CardSet,
    /// What of it may be played; not empty.
    pub legal: CardSet,
    /// The cards in all other hands together.
    pub unseen: CardSet,
    /// The led card and, from the third player on, how the trick stands.
    pub trick: TrickState,
    /// The devils on the cards of the trick, 0 to 27.
    pub devils: u8,
    /// How many players play after this one, 0 to 5.
    pub later: u8,
    /// How many players there are, 3 to 6.
    pub players: u8,
}

/// How far a trick has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrickState {
    /// The player to move leads.
    Lead,
    /// The player to move is second and chooses the direction.
    Second {
        /// The led card.
        led: Card,
    },
    /// The direction is set.
    Bound {
        /// The led card.
        led: Card,
        /// Where everybody must go.
        direction: Direction,
        /// The card that takes the trick so far.
        taking: Card,
        /// Whether the taking card is that of a player who failed to follow.
        failed: bool,
    },
}

impl Observation {
    /// The decision that the viewer has to make, if it is their turn.
    #[must_use]
    pub fn of(view: &View) -> Option<Self> {
        let trick = view.trick();
        let legal = view.legal();
        (!legal.is_empty()).then(|| Self {
            hand: view.hand(),
            legal: legal::legal(view.hand(), trick),
            unseen: view.unseen(),
            trick: TrickState::of(trick.led(), trick.direction(), trick.taking_card()),
            devils: points::devils_of(trick.cards()),
            later: view.seats().get() - 1 - trick.len(),
            players: view.seats().get(),
        })
    }

    /// How many cards the hand has, 1 to 9: as many as there are tricks to come, this one included.
    #[must_use]
    pub const fn tricks_left(&self) -> u32 {
        self.hand.len()
    }
}

impl TrickState {
    /// The stage of a trick with this led card, direction and taking card.
    #[must_use]
    pub fn of(led: Option<Card>, direction: Option<Direction>, taking: Option<Card>) -> Self {
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
