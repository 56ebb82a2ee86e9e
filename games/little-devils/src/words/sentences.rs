//! Messages that need a choice: turns, refusals, titles.

use crate::rules::IllegalPlay;
use crate::scene::Turn;
use words::Arg;

use crate::words::Words;

impl Words {
    /// Tells the player to move what to do.
    #[must_use]
    pub fn turn(&self, turn: Turn) -> String {
        match turn {
            Turn::Lead { fives } => self.lead(fives),
            Turn::Decide { led, only } => self.decide(led, only.map_or("".into(), Arg::from)),
            Turn::Follow { direction, led } => self.follow(direction, led),
            Turn::Free { direction, led } => self.free(direction, led),
            Turn::Last { card } => self.last_card(card),
        }
    }

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
