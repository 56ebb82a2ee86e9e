//! Chips as one player may see them.

use cards::french::Suit;
use cards::{BySeat, Seat};
use game::{Match as _, Record};

use super::DisplayState;
use crate::rules::{Match, Step, StopReason, boodle_card};

impl DisplayState {
    /// The chips on the boodle card of a suit; `None` while it is hidden whether they were taken.
    #[must_use]
    pub fn chips_on(&self, suit: Suit) -> Option<i32> {
        let mut chips = self.layout[suit];
        for (at, step) in self.steps.iter().enumerate() {
            match *step {
                Step::BoodleTaken { card, .. } if card.suit() == suit => chips = 0,
                Step::CardPlayed { seat, card, .. }
                    if card == boodle_card(suit) && self.is_hidden(seat, at) =>
                {
                    return None;
                }
                _ => {}
            }
        }
        Some(chips)
    }

    /// The chips that a player has won or lost in this deal so far; `None` while that is hidden.
    #[must_use]
    pub fn won(&self, seat: Seat) -> Option<i32> {
        let mut won = -4 * ante(seat, self.dealer);
        for (at, step) in self.steps.iter().enumerate() {
            match *step {
                Step::BoodleTaken {
                    seat: taker, chips, ..
                } if taker == seat => won += chips,
                Step::Paid { to, chips, .. } if to == seat => won += chips,
                Step::Paid { from, chips, .. } if from == seat => won -= chips,
                Step::CardPlayed {
                    seat: player, card, ..
                } if player == seat
                    && card == boodle_card(card.suit())
                    && self.is_hidden(seat, at) =>
                {
                    return None;
                }
                _ => {}
            }
        }
        Some(won)
    }

    /// The chips of a player in the match, this deal included; `None` while they are hidden.
    #[must_use]
    pub fn chips(&self, seat: Seat) -> Option<i32> {
        let finished: i32 = self.finished.iter().map(|deal| deal[seat]).sum();
        match self.end {
            Some(_) => Some(finished),
            None => self.won(seat).map(|won| finished + won),
        }
    }

    /// Whether it is hidden, while the deal goes on, if a player takes chips with the step number `at`,
    /// counting from 0: players watch themselves, and a card may have been held back before.
    #[must_use]
    pub fn is_doubtful(&self, seat: Seat, at: usize) -> bool {
        let before = self.steps.iter().take(at);
        seat != self.viewer && before.into_iter().any(|step| self.is_secret(*step))
    }

    /// Whether the chips that a player takes with the step number `at` are hidden now.
    fn is_hidden(&self, seat: Seat, at: usize) -> bool {
        self.end.is_none() && self.is_doubtful(seat, at)
    }

    /// Whether a step is a stop that may be due to a card held back.
    pub(super) fn is_secret(&self, step: Step) -> bool {
        let is_plain = |reason| matches!(reason, StopReason::Ace | StopReason::PlayedBefore);
        self.options.watch && matches!(step, Step::Stopped { reason, .. } if !is_plain(reason))
    }
}

/// The chips that a player puts on each boodle card before a deal (rule 1).
pub(super) fn ante(seat: Seat, dealer: Seat) -> i32 {
    if seat == dealer { 2 } else { 1 }
}

/// The changes of the totals by each finished deal.
pub(super) fn finished_deals(record: &Record<Match>) -> Vec<BySeat<i32>> {
    let now = record.match_state();
    let finished = usize::try_from(now.finished_deals()).unwrap_or(usize::MAX);
    let rounds = record.rounds();
    let before = rounds.iter().take(finished);
    let mut totals: Vec<BySeat<i32>> = before.map(|(before, _)| before.totals()).collect();
    totals.push(now.totals());
    let deals = totals.windows(2);
    deals
        .map(|pair| BySeat::from_fn(pair[0].seats(), |seat| pair[1][seat] - pair[0][seat]))
        .collect()
}
