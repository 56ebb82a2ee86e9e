//! Observations: the parts of a position that the player to move knows and that rules of thumb read.

use cards::french::{PlayingCardSet, Suit};

use crate::rules::{Decisions, Layout, Options, Phase, Position, View};

/// All that the rules of thumb read of a decision. It has no hidden cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Observation {
    pub(super) options: Options,
    pub(super) phase: Phase,
    pub(super) legal: Decisions,
    pub(super) hand: PlayingCardSet,
    pub(super) played: PlayingCardSet,
    pub(super) layout: Layout,
    pub(super) dead_cards: u32,
}

impl Observation {
    /// What the player to move knows; `None` when the deal is over.
    pub(super) fn from_position(position: &Position) -> Option<Self> {
        let seat = position.to_move()?;
        Some(Self {
            options: position.options(),
            phase: position.phase(),
            legal: position.legal(),
            hand: position.hands()[seat],
            played: position.played(),
            layout: position.layout(),
            dead_cards: position.dead().len(),
        })
    }

    /// The viewer's decision; `None` if it is not the viewer's turn.
    pub(super) fn from_view(view: &View) -> Option<Self> {
        if view.legal.is_empty() {
            return None;
        }
        Some(Self {
            options: view.options,
            phase: view.phase?,
            legal: view.legal,
            hand: view.hand,
            played: view.played,
            layout: Layout::from_fn(|suit| view.chips_on(suit).unwrap_or_default()),
            dead_cards: u32::try_from(view.dead_cards()).unwrap_or_default(),
        })
    }

    /// The probability that an unseen card is in the dead hand.
    pub(super) fn dead_share(&self) -> f64 {
        let unseen = PlayingCardSet::ALL.len() - self.hand.len() - self.played.len();
        let known = self.known_dead();
        let unknown = self.dead_cards.saturating_sub(known);
        f64::from(unknown) / f64::from(unseen.saturating_sub(known).max(1))
    }

    /// The number of unplayed cards after a stop, which are known to be dead unless players watch
    /// themselves.
    fn known_dead(&self) -> u32 {
        if self.options.watch {
            return 0;
        }
        let twos = Suit::ALL
            .iter()
            .fold(0, |twos, suit| twos | 2 << (13 * *suit as u32));
        let after_played = self.played.bits() << 1 & PlayingCardSet::ALL.bits() & !twos;
        (after_played & !self.played.bits() & !self.hand.bits()).count_ones()
    }
}
