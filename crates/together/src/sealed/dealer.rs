//! The messages between a table and what knows the mathematics of a sealed deal.
//!
//! That part of the program is large, so browsers load it only when it is needed.

use crate::LieKind;

/// One device's side of sealed deals, one deal after the other: a `LocalDealer`, or a proxy for one
/// that is loaded later.
pub trait Dealer {
    /// Whether it can answer now. One that is still being loaded cannot; once it can, it always can.
    fn is_ready(&self) -> bool;

    /// Answers a request.
    fn ask(&mut self, request: &ToDealer) -> FromDealer;
}

/// Request to a [`Dealer`]. Messages of the deal are base64url texts without padding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToDealer {
    /// Begins a deal, in the place of the one before.
    Begin {
        /// The name of the deal. No two deals have the same one.
        name: String,
        /// The number of cards.
        cards: u8,
        /// The size of each hand, by seat.
        hands: Vec<u8>,
        /// The seat of this device.
        seat: usize,
        /// 32 bytes that nobody else knows, in hexadecimal digits; others for each deal.
        seed: String,
    },
    /// Takes a message of somebody else.
    Take {
        /// The sender's seat.
        seat: usize,
        /// The message.
        message: String,
    },
    /// Gives the message that opens a card of this device's hand. Asking again gives the same message.
    Play {
        /// The number of the card in the deal.
        card: u8,
    },
    /// The last move of the round was made.
    Finish {},
    /// The moves of the round cannot all be right, wherever the hidden cards are.
    Object {},
}

/// Answer of a [`Dealer`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FromDealer {
    /// Whether the request is not possible now. Nothing has changed then.
    pub refused: bool,
    /// Messages to send to all others, in this order.
    pub messages: Vec<String>,
    /// What has become known.
    pub facts: Vec<DealFact>,
    /// The seats whose messages must come before anything else can happen.
    pub waiting: Vec<usize>,
}

/// What has become known of a sealed deal. Cards have the numbers that they have in the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealFact {
    /// The hand of this device's player.
    Dealt {
        /// The cards.
        cards: Vec<u8>,
    },
    /// A card was opened.
    Played {
        /// By whom.
        seat: usize,
        /// The card.
        card: u8,
    },
    /// Somebody has lied.
    Lied {
        /// Who.
        seat: usize,
        /// How.
        kind: LieKind,
    },
    /// Somebody says that the moves cannot all be right.
    Objected {
        /// Who.
        seat: usize,
    },
    /// The round ends early.
    Stopped {},
    /// Everybody has opened everything, and all was checked.
    Audited {
        /// The card at each place of the deck; none if a lie has made it unreadable.
        cards: Vec<Option<u8>>,
    },
}
