//! Checks a view that was read from a text.

use cards::french::{PlayingCard, PlayingCardSet, Suit};

use super::View;
use crate::rules::{Decision, Decisions, Layout, Phase, SEATS, Step, StopReason};

/// More chips than a player can win or lose in a deal.
const MAX_WON: i32 = 10 * Layout::MAX_CHIPS;

impl View {
    /// Whether a player may have this view, whose seats are known to be of one table: every card has one place, and
    /// the phase fits the hands.
    pub(crate) fn is_consistent(&self) -> bool {
        SEATS.contains(self.seats()) && self.has_chips() && self.has_cards() && self.has_turn()
    }

    fn has_chips(&self) -> bool {
        let mut won = self.won.as_slice().iter();
        let is_won = won.all(|chips| (-MAX_WON..=MAX_WON).contains(chips));
        let mut suits = Suit::ALL.into_iter();
        let bid = match self.phase {
            Some(Phase::Auction { highest, .. }) => highest.map_or(0, |(_, chips)| chips),
            _ => 0,
        };
        is_won
            && bid <= Decision::MAX_CHIPS
            && suits.all(|suit| (0..=MAX_WON).contains(&self.layout[suit]))
    }

    /// Whether the cards played are those of the steps, and all cards together are the pack.
    fn has_cards(&self) -> bool {
        let played: Vec<PlayingCard> = self.plays().map(|(_, card)| card).collect();
        let as_set: PlayingCardSet = played.iter().copied().collect();
        let left = self.cards_left.as_slice().iter().chain([&self.dead_cards]);
        let left: usize = left.copied().map(usize::from).sum();
        let seen = self.hand | self.played;
        let dead = self.known_dead() | self.given_away.unwrap_or_default();
        let dead_cards = u32::from(self.dead_cards);
        as_set == self.played
            && as_set.len() as usize == played.len()
            && left + played.len() == PlayingCardSet::ALL.len() as usize
            && (self.hand & self.played).is_empty()
            && self.hand.len() == u32::from(self.cards_left[self.seat])
            && (dead & seen).is_empty()
            && self
                .given_away
                .is_none_or(|given| given == dead && given.len() == dead_cards)
            && dead.len() <= dead_cards
    }

    /// The cards of the dead hand at which suits have stopped.
    fn known_dead(&self) -> PlayingCardSet {
        let stops = self.steps.iter().filter_map(|step| match step {
            Step::Stopped {
                card,
                reason: StopReason::Dead,
                ..
            } => card.next(),
            _ => None,
        });
        stops.collect()
    }

    /// Whether whoever is to move can, nobody has won before, and the viewer's legal decisions are those of the phase.
    fn has_turn(&self) -> bool {
        let own = self
            .phase
            .filter(|phase| phase.to_move() == Some(self.seat));
        let legal = own.map_or(Decisions::NONE, |phase| {
            phase.legal(self.options, self.hand)
        });
        self.legal == legal && self.fits_phase()
    }

    fn fits_phase(&self) -> bool {
        let is_early = self.played.is_empty();
        let have_all = self.cards_left.as_slice().iter().all(|left| *left > 0);
        let has_cards = |seat| self.cards_left[seat] > 0;
        match self.phase {
            Some(Phase::Exchange(_) | Phase::Auction { .. }) => is_early && have_all,
            Some(Phase::Lead { leader, .. }) => {
                has_cards(leader) && (have_all || self.options.watch)
            }
            Some(Phase::PlayOn { holder, next, .. }) => {
                holder == self.seat && self.hand.contains(next) && self.options.watch
            }
            None => self.options.watch,
            Some(Phase::Over(_)) => true,
        }
    }
}
