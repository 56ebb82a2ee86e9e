//! The steps of a decision: what happens because of it, in order.

use cards::Seat;
use cards::french::PlayingCard;

/// A step of a decision. Cards that follow by themselves are steps of their own, so that page and
/// announcer can show who had them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A player keeps the hand.
    Kept(Seat),
    /// A player swaps hands with the dead hand.
    Swapped(Seat),
    /// A player bids nothing.
    Passed(Seat),
    /// A player bids this number of chips.
    Bid(Seat, u8),
    /// A player plays a card.
    CardPlayed {
        /// The player.
        seat: Seat,
        /// The card.
        card: PlayingCard,
        /// Whether the card is led, and not the next one of its suit.
        is_led: bool,
    },
    /// A player takes the chips from the boodle card just played.
    BoodleTaken {
        /// The player.
        seat: Seat,
        /// The boodle card.
        card: PlayingCard,
        /// The chips.
        chips: i32,
    },
    /// A player has led a card that was not the lowest of its suit (rule 9a). Payments follow.
    WrongLead {
        /// The player.
        seat: Seat,
        /// The card.
        card: PlayingCard,
    },
    /// It becomes known that a player has held back a card (rule 9b).
    HoldAnnounced {
        /// The player.
        seat: Seat,
        /// The card.
        card: PlayingCard,
    },
    /// The suit stops.
    Stopped {
        /// The player who played last.
        seat: Seat,
        /// The last card before the stop.
        card: PlayingCard,
        /// The reason.
        reason: StopReason,
    },
    /// Nobody before this player, to the left of the stop, has another suit: this player leads.
    LeadPassed(Seat),
    /// A player pays another one.
    Paid {
        /// The player who pays.
        from: Seat,
        /// The player who gets the chips.
        to: Seat,
        /// The chips, at least 1.
        chips: i32,
        /// The reason.
        payment: Payment,
    },
    /// The deal is over: this player wins, or nobody.
    Ended(Option<Seat>),
}

/// The reason why a suit stops. The next card is the next higher one of the suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// The last card was an ace.
    Ace,
    /// The next card was played before.
    PlayedBefore,
    /// The next card is in the dead hand.
    Dead,
    /// The next card was held back by its holder (rule 9b).
    HeldBack,
    /// The next card is in the dead hand or was held back: the viewer does not know. Only in a view.
    Unknown,
}

/// The reason of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    /// The highest bid, to the dealer (rule 10).
    Auction,
    /// A lead of a card that was not the lowest (rule 9a).
    WrongLead,
    /// The cards left at the end (rule 7).
    CardsLeft,
    /// A suit held back, to the holder of its boodle card (rule 9b).
    HeldBack,
}
