//! The position as it is shown.

use cards::{BySeat, CardSet, Seat, SeatCount};
use game::{Game, Record, Standing};

use crate::rules::{HAND_SIZE, Match, Trick};

/// The position as it is shown to the person in a seat.
///
/// While a complete trick is still on the table, it is a snapshot: the taker has not got the trick's
/// devils yet, and its round is not finished. The record is ahead of it then. At all other times it is
/// the record's own position.
///
/// It has the person's hand and what has been played, so it reveals no hidden card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayState {
    match_state: Match,
    round_number: usize,
    dealer: Seat,
    hand: CardSet,
    past_tricks: Vec<Trick>,
    trick: Trick,
    devils: BySeat<u8>,
    can_finish: bool,
}

impl DisplayState {
    /// The position of a record, as the player at `viewer` sees it. After the end of a round its last trick stays on the table.
    pub(super) fn new(record: &Record<Match>, viewer: Seat) -> Self {
        let view = record.round().view(viewer);
        let (trick, past_tricks) = match view.tricks().split_last() {
            Some((last, past)) if record.round().is_over() => (last, past),
            _ => (view.trick(), view.tricks()),
        };
        Self {
            match_state: record.match_state().clone(),
            round_number: record.round_number(),
            dealer: view.dealer(),
            hand: view.hand(),
            past_tricks: past_tricks.to_vec(),
            trick: *trick,
            devils: view.devils(),
            can_finish: record.round().nothing_at_stake(),
        }
    }

    /// Shows the trick on the table complete, before its taker gets it. Everything else stays as it was
    /// before the trick's last card, but for that card in the person's hand.
    pub(super) fn complete_trick(&mut self, trick: Trick) {
        self.hand = self.hand - trick.cards();
        self.trick = trick;
        self.can_finish = false;
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.match_state.seats()
    }

    /// Each player's devils in every finished round, in order.
    #[must_use]
    pub fn finished_rounds(&self) -> &[BySeat<u8>] {
        self.match_state.rounds()
    }

    /// Each player's devils in the finished rounds.
    #[must_use]
    pub fn totals(&self) -> BySeat<u16> {
        self.match_state.totals()
    }

    /// Each player's devils in the rounds before the one on the table.
    #[must_use]
    pub fn totals_before_round(&self) -> BySeat<u16> {
        let earlier = || (1..self.round_number).zip(self.finished_rounds());
        BySeat::from_fn(self.seats(), |seat| {
            earlier().map(|(_, round)| u16::from(round[seat])).sum()
        })
    }

    /// Whether the match is over, and who has won.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.match_state.standing()
    }

    /// The number of the round on the table, counting from 1.
    #[must_use]
    pub const fn round_number(&self) -> usize {
        self.round_number
    }

    /// The dealer of the round.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The person's hand.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The trick on the table: the one in progress, or the complete one during its pause and after the
    /// end of the round.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The round's tricks before the one on the table, in order.
    #[must_use]
    pub fn past_tricks(&self) -> &[Trick] {
        &self.past_tricks
    }

    /// All tricks of the round, in order, with the one on the table.
    pub fn tricks(&self) -> impl Iterator<Item = &Trick> {
        self.past_tricks.iter().chain([&self.trick])
    }

    /// Each player's devils in this round.
    #[must_use]
    pub const fn devils(&self) -> &BySeat<u8> {
        &self.devils
    }

    /// The number of cards in a player's hand, 0 to 9.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> usize {
        HAND_SIZE - self.past_tricks.len() - usize::from(self.trick.card_of(seat).is_some())
    }

    /// Whether no devils are left, so that the rest of the round may be skipped. Not before a complete
    /// trick has been taken from the table.
    #[must_use]
    pub const fn can_finish(&self) -> bool {
        self.can_finish
    }
}
