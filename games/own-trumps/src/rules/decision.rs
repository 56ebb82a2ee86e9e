//! One decision of a player, and sets of decisions.

use core::fmt;
use core::str::FromStr;

use cards::ParseTextError;
use cards::french::{PlayingCard, PlayingCardSet, PlayingCards};

/// A decision: to play a card, or to take cards from the pile. Beating takes two decisions: the beating
/// card, then the second card.
///
/// ```
/// use own_trumps::rules::Decision;
/// assert_eq!("take".parse(), Ok(Decision::Take));
/// assert_eq!("TH".parse::<Decision>()?.to_string(), "TH");
/// assert!("pass".parse::<Decision>().is_err());
/// # Ok::<(), cards::ParseTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Plays this card.
    Card(PlayingCard),
    /// Takes cards from the pile.
    Take,
}

/// The legal decisions of a player: cards by suit and rank, then taking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Decisions {
    /// The cards that may be played.
    pub cards: PlayingCardSet,
    /// Whether cards may be taken from the pile.
    pub take: bool,
}

/// Iterates over a set of decisions.
#[derive(Clone, Debug)]
pub struct DecisionIter {
    cards: PlayingCards,
    take: bool,
}

impl Decision {
    /// The card, unless cards are taken.
    #[must_use]
    pub const fn card(self) -> Option<PlayingCard> {
        match self {
            Self::Card(card) => Some(card),
            Self::Take => None,
        }
    }
}

impl Decisions {
    /// The number of decisions.
    #[inline]
    #[must_use]
    pub fn len(self) -> u32 {
        self.cards.len() + u32::from(self.take)
    }

    /// Whether nothing may be done.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.cards.is_empty() && !self.take
    }

    /// Whether this decision is one of them.
    #[inline]
    #[must_use]
    pub const fn contains(self, decision: Decision) -> bool {
        match decision {
            Decision::Card(card) => self.cards.contains(card),
            Decision::Take => self.take,
        }
    }
}

impl IntoIterator for Decisions {
    type Item = Decision;
    type IntoIter = DecisionIter;

    #[inline]
    fn into_iter(self) -> DecisionIter {
        DecisionIter {
            cards: self.cards.iter(),
            take: self.take,
        }
    }
}

impl Iterator for DecisionIter {
    type Item = Decision;

    #[inline]
    fn next(&mut self) -> Option<Decision> {
        if let Some(card) = self.cards.next() {
            return Some(Decision::Card(card));
        }
        core::mem::take(&mut self.take).then_some(Decision::Take)
    }
}

impl FromStr for Decision {
    type Err = ParseTextError;

    fn from_str(text: &str) -> Result<Self, ParseTextError> {
        if text == "take" {
            return Ok(Self::Take);
        }
        let fault = "is neither a card such as 6S or TH nor \"take\"";
        let card = text.parse().map(Self::Card);
        card.map_err(|_| ParseTextError::new(text, fault))
    }
}

/// Writes the decision as in records: "TH" or "take".
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Take => f.write_str("take"),
        }
    }
}

impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
