//! The sentences about a table that its log and its answers share.

use std::ops::Deref;

use cards::{Card, Seat};

use crate::rules::{Trick, points};
use crate::session::Table;
use crate::words::Words;

/// The words of a language, and the players of a table.
pub(super) struct Narrator<'a>(words::Narrator<'a, Words>);

impl<'a> Deref for Narrator<'a> {
    type Target = words::Narrator<'a, Words>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Narrator<'a> {
    pub(super) fn new(table: &'a Table<'_>, words: &'a Words) -> Self {
        Self(words::Narrator::new(table, words))
    }

    /// The name of a card: "15, 5 devils".
    pub(super) fn card(&self, card: Card) -> String {
        self.words.card(card, points::devils(card))
    }

    /// The names of some cards.
    pub(super) fn list(&self, cards: impl Iterator<Item = Card>) -> String {
        let names: Vec<String> = cards.map(|card| self.card(card)).collect();
        names.join("; ")
    }

    /// Says that a player plays a card to a trick: leads, follows, or fails to follow.
    pub(super) fn plays(&self, trick: &Trick, seat: Seat, card: Card) -> String {
        let (who, devils) = (self.who(seat), points::devils(card));
        if trick.led() == Some(card) {
            self.words.leads(who, card, devils)
        } else if trick.failed().contains(card) {
            self.words.cannot_follow(who, card, devils)
        } else {
            self.words.plays(who, card, devils)
        }
    }

    /// Describes a trick as far as it is decided.
    pub(super) fn trick(&self, trick: &Trick) -> String {
        self.words.describe_trick(trick, &|seat| self.who(seat))
    }

    /// Says who takes a complete trick. A complete trick has a taker.
    pub(super) fn takes(&self, trick: &Trick) -> Option<String> {
        let (taker, card) = trick.taken_by().filter(|_| trick.is_complete())?;
        let devils = points::devils_of(trick.cards());
        Some(self.words.takes(self.who(taker), card, devils))
    }
}
