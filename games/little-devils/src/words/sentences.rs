//! Messages that need a choice: turns, refusals, titles.

use crate::rules::IllegalPlay;
use crate::words::Words;

impl Words {
    /// Title of the tricks that may be looked at again: the last one, or with the history setting all
    /// of the round.
    #[must_use]
    pub fn tricks(&self, history: bool) -> &'static str {
        if history {
            self.all_tricks()
        } else {
            self.last_trick()
        }
    }

    /// Says why a card is refused.
    #[must_use]
    pub fn refused(&self, reason: &IllegalPlay) -> String {
        match *reason {
            IllegalPlay::Over => self.refused_over().into(),
            IllegalPlay::NotInHand { card } => self.refused_not_in_hand(card),
            IllegalPlay::FiveDevilsLed { card } => self.refused_lead(card),
            IllegalPlay::MustFollow {
                card,
                direction,
                led,
            } => self.refused_side(card, direction, led),
        }
    }
}
