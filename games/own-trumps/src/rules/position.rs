//! A position: the table and all hands.

use cards::french::PlayingCardSet;
use cards::{BySeat, Seat};

use crate::rules::{Decision, Decisions, Ending, Pile, Table, Trumps, beating};

/// A position with all hands open, without its past. Search plays on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    table: Table,
    hands: BySeat<PlayingCardSet>,
}

impl Position {
    /// The position before the first decision. Every hand must have a card.
    pub(super) fn dealt(
        trumps: Trumps,
        may_take: bool,
        leader: Seat,
        hands: BySeat<PlayingCardSet>,
    ) -> Self {
        let table = Table {
            trumps,
            may_take,
            pile: Pile::default(),
            turn: leader,
            is_second: false,
            decisions: 0,
            places: BySeat::new(hands.seats()),
            ending: None,
        };
        Self { table, hands }
    }

    /// A position of hands that fit the table.
    pub(crate) const fn from_parts(table: Table, hands: BySeat<PlayingCardSet>) -> Self {
        Self { table, hands }
    }

    /// The open part.
    #[inline]
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The hands.
    #[inline]
    #[must_use]
    pub const fn hands(&self) -> &BySeat<PlayingCardSet> {
        &self.hands
    }

    /// The legal decisions of the player to move; none when the round is over.
    #[inline]
    #[must_use]
    pub fn legal(&self) -> Decisions {
        self.table.legal(self.hands[self.table.turn])
    }

    /// The same position after no decisions, so that rule 8 is far away.
    #[must_use]
    pub(crate) const fn without_past(mut self) -> Self {
        self.table.decisions = 0;
        self
    }

    /// Each player's payoff: the loser pays one to each other player, and a drawn round is worth 0. `None`
    /// until the round is over.
    #[must_use]
    pub fn payoffs(&self) -> Option<BySeat<i32>> {
        let loser = self.table.ending?.loser();
        let seats = self.table.seats();
        Some(BySeat::from_fn(seats, |seat| match loser {
            None => 0,
            Some(loser) if loser == seat => 1 - i32::from(seats.get()),
            Some(_) => 1,
        }))
    }

    /// Plays a legal decision of the player to move. Nothing is checked.
    pub(crate) fn advance(&mut self, decision: Decision) {
        let seat = self.table.turn;
        match decision {
            Decision::Card(card) => {
                let beats = !self.table.is_second && !self.table.pile.is_empty();
                self.hands[seat] = self.hands[seat].without(card);
                self.table.pile.push(card);
                let is_out = self.hands[seat].is_empty();
                self.table.is_second = beats && !is_out;
                if is_out {
                    self.go_out(seat);
                }
            }
            Decision::Take => {
                let cards = self.table.take().map_or(0, |(cards, _)| cards);
                for _ in 0..cards {
                    let card = self.table.pile.pop();
                    self.hands[seat] =
                        card.map_or(self.hands[seat], |card| self.hands[seat].with(card));
                }
            }
        }
        self.table.count_decision();
        if self.table.ending.is_none() && !self.table.is_second {
            self.table.turn = self.next_with_cards();
        }
    }

    /// The next player to the left who has cards (rule 6).
    fn next_with_cards(&self) -> Seat {
        let seats = self.table.seats();
        let mut next = seats.left_of(self.table.turn);
        while self.hands[next].is_empty() {
            next = seats.left_of(next);
        }
        next
    }

    /// A player has no cards left. Ends the round if only one player has some (rule 7).
    fn go_out(&mut self, seat: Seat) {
        let out = self.table.places.as_slice().iter().max();
        self.table.places[seat] = out.map_or(1, |place| place + 1);
        let mut holders = self.hands.iter().filter(|(_, hand)| !hand.is_empty());
        if let (Some((last, hand)), None) = (holders.next(), holders.next()) {
            let beats = |top| !beating(*hand, top, self.table.trump(last)).is_empty();
            let is_drawn = hand.len() == 1 && self.table.pile.top().is_some_and(beats);
            self.table.ending = Some(if is_drawn {
                Ending::Drawn
            } else {
                Ending::Lost(last)
            });
        }
    }
}
