//! The view that one player has of a round.

use cards::{BySeat, CardSet, Seat, SeatCount};

use crate::rules::{HAND_SIZE, Position, Trick, legal, points};

/// A round as one player knows it: the player's hand and every card played.
///
/// The type has no field for hidden cards, so a bot or a page that gets a `View` cannot reveal any.
/// Rounds that look the same from a seat give equal views.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    pub(crate) me: Seat,
    pub(crate) dealer: Seat,
    pub(crate) hand: CardSet,
    pub(crate) tricks: Vec<Trick>,
    pub(crate) trick: Trick,
    pub(crate) totals: BySeat<u16>,
}

impl View {
    /// The view that a seat has of a round in this position. All totals are 0.
    pub(super) fn new(me: Seat, dealer: Seat, tricks: &[Trick], position: &Position) -> Self {
        Self {
            me,
            dealer,
            hand: position.hands()[me],
            tricks: tricks.to_vec(),
            trick: *position.trick(),
            totals: BySeat::new(position.seats()),
        }
    }

    /// The same view with these match totals before the round.
    #[must_use]
    pub const fn with_totals(mut self, totals: BySeat<u16>) -> Self {
        self.totals = totals;
        self
    }

    /// The seat of the viewer.
    #[must_use]
    pub const fn me(&self) -> Seat {
        self.me
    }

    /// The dealer of the round.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.totals.seats()
    }

    /// The viewer's hand.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The complete tricks, in order. At the table a player may look only at the last one (rule 5.4),
    /// but may remember them all.
    #[must_use]
    pub fn tricks(&self) -> &[Trick] {
        &self.tricks
    }

    /// The trick on the table, never complete.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The match totals before this round.
    #[must_use]
    pub const fn totals(&self) -> &BySeat<u16> {
        &self.totals
    }

    /// Whether it is the viewer's turn.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        !self.hand.is_empty() && self.trick.to_play() == Some(self.me)
    }

    /// The viewer's legal cards; empty if it is not the viewer's turn.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        if self.is_my_turn() {
            legal::legal(self.hand, &self.trick)
        } else {
            CardSet::EMPTY
        }
    }

    /// Every card played so far.
    #[must_use]
    pub fn played(&self) -> CardSet {
        self.tricks
            .iter()
            .fold(self.trick.cards(), |played, trick| played | trick.cards())
    }

    /// The cards in the other players' hands together.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        points::deck(self.seats()) - self.played() - self.hand
    }

    /// The number of cards in a player's hand, 0 to 9.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> usize {
        HAND_SIZE - self.tricks.len() - usize::from(self.trick.card_of(seat).is_some())
    }

    /// Each player's devils in this round so far (rule 5.5).
    #[must_use]
    pub fn devils(&self) -> BySeat<u8> {
        let mut devils = BySeat::new(self.seats());
        for (trick, taker) in self
            .tricks
            .iter()
            .filter_map(|trick| Some((trick, trick.taker()?)))
        {
            devils[taker] += points::devils_of(trick.cards());
        }
        devils
    }

    /// The cards the viewer was dealt.
    #[must_use]
    pub fn dealt(&self) -> CardSet {
        let tricks = self.tricks.iter().chain([&self.trick]);
        tricks
            .filter_map(|trick| trick.card_of(self.me))
            .fold(self.hand, CardSet::with)
    }
}
