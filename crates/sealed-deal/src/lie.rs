//! Lies, and their evidence.

use cards::Seat;

/// A lie of a player. Every client that has the same messages names the same lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lie {
    /// The liar.
    pub seat: Seat,
    /// The evidence.
    pub evidence: Evidence,
}

/// The evidence for a lie: two of the player's own messages that contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The opened seed is not the one committed to. Seen at the end.
    FalseSeed,
    /// The keys for a hand are not the ones committed to, or the commitment was not to the seed's keys.
    FalseHandKeys {
        /// Whose hand.
        hand: Seat,
    },
    /// A step has the same point twice, so that a card would be there twice. Seen at once.
    RepeatedPoint {
        /// The number of the step, from 0.
        step: u8,
        /// The second of the two positions.
        position: u8,
    },
    /// A shuffle is not the seed's shuffle of the deck, times the seed's numbers. Seen at the end.
    WrongShuffle {
        /// The number of the step, from 0.
        step: u8,
        /// The first position that differs.
        position: u8,
    },
    /// The keys put on the cards are not the seed's. Seen at the end.
    ForgedKey {
        /// The number of the step, from 0.
        step: u8,
        /// The first position that differs.
        position: u8,
    },
    /// The key opened to play a card is not the seed's. Seen at the end.
    ForgedPlay {
        /// The position of the card.
        position: u8,
    },
    /// A card was played from a position that is not in the player's hand. Seen at once.
    NotInHand {
        /// The position.
        position: u8,
    },
    /// The player ended the round because of a card that is correct. Seen at the end.
    FalseAlarm {
        /// The position of the card.
        position: u8,
    },
}
