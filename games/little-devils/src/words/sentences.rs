//! Messages that need a choice: turns, refusals, names in a list, switches.

use crate::rules::IllegalPlay;
use crate::scene::Turn;
use session::Switch;
use words::Arg;

use crate::words::Words;

impl Words {
    /// Name of a player, marked if it is the player at the page.
    #[must_use]
    pub fn seat_name(&self, name: &str, is_you: bool) -> String {
        if is_you && name != self.default_name() {
            self.own_name(name)
        } else {
            name.into()
        }
    }

    /// Tells the player to move what to do.
    #[must_use]
    pub fn turn(&self, turn: Turn) -> String {
        match turn {
            Turn::Lead { fives } => self.lead(yes_or_no(fives)),
            Turn::Decide { led, only } => self.decide(led, only.map_or("".into(), Arg::from)),
            Turn::Follow { direction, led } => self.follow(direction, led),
            Turn::Free { direction, led } => self.free(direction, led),
            Turn::Last { card } => self.last_card(card),
        }
    }

    /// Joins names: "Anna, Bert and Cleo".
    pub(super) fn all_of(&self, names: &[&str]) -> String {
        match names {
            [] => String::new(),
            [one] => (*one).into(),
            [others @ .., last] => self.and_last(others.join(", "), *last),
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

    /// Label of a switch.
    #[must_use]
    pub fn switch(&self, switch: Switch) -> &'static str {
        let place = Switch::ALL.iter().position(|one| *one == switch);
        let names = self.switches();
        place
            .and_then(|at| names.get(at).copied())
            .unwrap_or_default()
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

/// The case of a yes-or-no argument.
pub(super) const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
