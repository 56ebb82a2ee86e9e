//! One decision of a player.

use core::fmt;
use core::str::FromStr;

use cards::ParseTextError;
use cards::french::PlayingCard;

/// One decision of a player. All other cards follow by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Keeps the hand.
    Keep,
    /// Swaps the hand for the dead hand, unseen.
    Swap,
    /// Bids nothing for the dead hand, now or later.
    Pass,
    /// Bids this number of chips for the dead hand, 1 to 99.
    Bid(u8),
    /// Leads a card, or plays the next card if players watch themselves.
    Card(PlayingCard),
    /// Holds back the next card.
    Hold,
}

impl Decision {
    /// The highest bid.
    pub const MAX_CHIPS: u8 = 99;

    /// The card that is led or played.
    #[must_use]
    pub const fn card(self) -> Option<PlayingCard> {
        match self {
            Self::Card(card) => Some(card),
            _ => None,
        }
    }
}

/// Reads a word or a card. Bids are not written as texts.
impl FromStr for Decision {
    type Err = ParseTextError;

    fn from_str(text: &str) -> Result<Self, ParseTextError> {
        Ok(match text {
            "keep" => Self::Keep,
            "swap" => Self::Swap,
            "pass" => Self::Pass,
            "hold" => Self::Hold,
            _ => {
                let fault = "is not a decision: keep, swap, pass, hold, a bid from 1 to 99, or a card such as TH";
                let card = text.parse().map(Self::Card);
                return card.map_err(|_| ParseTextError::new(text, fault));
            }
        })
    }
}

/// Writes the decision as in records: a word, a card, or the number of chips.
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Keep => "keep",
            Self::Swap => "swap",
            Self::Pass => "pass",
            Self::Hold => "hold",
            Self::Bid(chips) => return chips.fmt(f),
            Self::Card(card) => return card.fmt(f),
        })
    }
}
