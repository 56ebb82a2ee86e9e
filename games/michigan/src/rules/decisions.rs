//! The legal decisions of a player, as a small set.

use core::ops::RangeInclusive;

use cards::french::{PlayingCardSet, PlayingCards};

use crate::rules::Decision;

/// The legal decisions of one player: words, bids from a least one up, and cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Decisions {
    pub(crate) words: Words,
    /// The least bid; above [`Decision::MAX_CHIPS`] no bid is legal.
    pub(crate) least_bid: u8,
    pub(crate) cards: PlayingCardSet,
}

/// The words that are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Words {
    #[default]
    None,
    /// Keep or swap.
    Exchange,
    /// Pass, beside the bids.
    Auction,
    /// Hold, beside the next card.
    PlayOn,
}

impl Decisions {
    /// No decision: it is not the player's turn.
    pub const NONE: Self = Self::of_cards(PlayingCardSet::EMPTY);

    /// Keep or swap.
    pub(in crate::rules) const EXCHANGE: Self = Self {
        words: Words::Exchange,
        ..Self::NONE
    };

    /// Pass, or bid at least `least` chips.
    pub(in crate::rules) const fn auction(least: u8) -> Self {
        Self {
            words: Words::Auction,
            least_bid: least,
            ..Self::NONE
        }
    }

    /// One of these cards.
    pub(in crate::rules) const fn of_cards(cards: PlayingCardSet) -> Self {
        Self {
            words: Words::None,
            least_bid: Decision::MAX_CHIPS + 1,
            cards,
        }
    }

    /// The next card, or hold.
    pub(in crate::rules) const fn play_on(next: PlayingCardSet) -> Self {
        Self {
            words: Words::PlayOn,
            ..Self::of_cards(next)
        }
    }

    /// The legal cards.
    #[must_use]
    pub const fn cards(self) -> PlayingCardSet {
        self.cards
    }

    /// The legal bids, in chips; an empty range outside an auction, and after a bid of 99.
    #[must_use]
    pub const fn bids(self) -> RangeInclusive<u8> {
        self.least_bid..=Decision::MAX_CHIPS
    }

    /// Whether the decision is legal.
    #[must_use]
    pub fn contains(self, decision: Decision) -> bool {
        match decision {
            Decision::Keep | Decision::Swap => self.words == Words::Exchange,
            Decision::Pass => self.words == Words::Auction,
            Decision::Hold => self.words == Words::PlayOn,
            Decision::Bid(chips) => self.bids().contains(&chips),
            Decision::Card(card) => self.cards.contains(card),
        }
    }

    /// The number of legal decisions.
    #[must_use]
    pub fn len(self) -> usize {
        let words = match self.words {
            Words::None => 0,
            Words::Exchange => 2,
            Words::Auction | Words::PlayOn => 1,
        };
        words + self.bids().len() + self.cards.iter().len()
    }

    /// Whether nothing is legal: it is not the player's turn.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// The decisions of a set: keep, swap, pass, bids, cards by suit and rank, hold.
#[derive(Clone, Debug)]
pub struct DecisionIter {
    words: &'static [Decision],
    bids: RangeInclusive<u8>,
    cards: PlayingCards,
    hold: bool,
}

impl IntoIterator for Decisions {
    type Item = Decision;
    type IntoIter = DecisionIter;

    fn into_iter(self) -> DecisionIter {
        DecisionIter {
            words: match self.words {
                Words::None | Words::PlayOn => &[],
                Words::Exchange => &[Decision::Keep, Decision::Swap],
                Words::Auction => &[Decision::Pass],
            },
            bids: self.bids(),
            cards: self.cards.iter(),
            hold: self.words == Words::PlayOn,
        }
    }
}

impl Iterator for DecisionIter {
    type Item = Decision;

    fn next(&mut self) -> Option<Decision> {
        if let Some((word, rest)) = self.words.split_first() {
            self.words = rest;
            return Some(*word);
        }
        let bid = self.bids.next().map(Decision::Bid);
        bid.or_else(|| self.cards.next().map(Decision::Card))
            .or_else(|| core::mem::take(&mut self.hold).then_some(Decision::Hold))
    }
}
