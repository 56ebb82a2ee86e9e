//! Parts of untrusted rounds, in the form of deal records.

use cards::ParseTextError;
use cards::french::Suit;
use serde::{Deserialize, Serialize};

use crate::rules::{Decision, Layout};

/// An untrusted decision.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(untagged, expecting = "neither a text nor a bid as a whole number")]
pub enum UntrustedDecision {
    /// A word or a card.
    Word(String),
    /// A bid.
    Chips(i64),
}

/// Untrusted numbers of chips on the boodle cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct UntrustedLayout {
    /// The chips on the ace of hearts.
    #[serde(rename = "AH")]
    pub hearts: i64,
    /// The chips on the king of clubs.
    #[serde(rename = "KC")]
    pub clubs: i64,
    /// The chips on the queen of diamonds.
    #[serde(rename = "QD")]
    pub diamonds: i64,
    /// The chips on the jack of spades.
    #[serde(rename = "JS")]
    pub spades: i64,
}

impl UntrustedDecision {
    /// Reads the decision: one that is conceivable at all.
    pub(super) fn read(&self) -> Result<Decision, ParseTextError> {
        match self {
            Self::Word(word) => word.parse(),
            Self::Chips(chips) => {
                let bid = u8::try_from(*chips).ok();
                let bid = bid.filter(|bid| (1..=Decision::MAX_CHIPS).contains(bid));
                let wrong = || ParseTextError::new(&chips.to_string(), "is not a bid from 1 to 99");
                bid.map(Decision::Bid).ok_or_else(wrong)
            }
        }
    }
}

impl From<Decision> for UntrustedDecision {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::Bid(chips) => Self::Chips(chips.into()),
            word => Self::Word(word.to_string()),
        }
    }
}

impl UntrustedLayout {
    /// The chips in the order of [`Suit::ALL`].
    pub(super) const fn by_suit(&self) -> [i64; 4] {
        [self.spades, self.clubs, self.diamonds, self.hearts]
    }
}

impl From<Layout> for UntrustedLayout {
    fn from(layout: Layout) -> Self {
        let [spades, clubs, diamonds, hearts] = Suit::ALL.map(|suit| layout[suit].into());
        Self {
            hearts,
            clubs,
            diamonds,
            spades,
        }
    }
}
