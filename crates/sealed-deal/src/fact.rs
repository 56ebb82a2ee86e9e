//! The facts that a client learns from a message.

use cards::Seat;

use crate::lie::Lie;

/// A card of one's own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldCard {
    /// The card's number.
    pub card: u8,
    /// Its place in the shuffled deck.
    pub position: u8,
}

/// What has become known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Everybody has the keys to their own hand: the round can begin.
    Dealt {
        /// The player's hand, by ascending position.
        hand: Vec<HeldCard>,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card's number.
        card: u8,
        /// Its place in the shuffled deck.
        position: u8,
    },
    /// A card cannot be read, or is there twice. Somebody has lied, and the audit will name them.
    Faulty {
        /// The position of the card.
        position: u8,
    },
    /// Somebody has lied.
    Lied(Lie),
    /// The round ends early and is void.
    Stopped {
        /// The first whom this client saw lying or ending the round.
        by: Seat,
    },
    /// A player ends the round because the moves cannot all be legal. The game checks this with the cards of
    /// [`Fact::Audited`].
    Objected {
        /// Who.
        seat: Seat,
    },
    /// Everybody has opened everything, and everything was recomputed. All lies were told before. Never
    /// said if somebody opens nothing, or not the seed committed to.
    Audited {
        /// The card at each position; `None` if a lie has made it unreadable.
        cards: Vec<Option<u8>>,
    },
}
