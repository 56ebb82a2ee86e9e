//! The kind of card that a player has to play, and the prompt of the table.

use cards::{Card, CardSet, Seat};
use words::Arg;

use crate::rules::{Direction, Trick, points};
use crate::scene::Narrator;
use crate::session::{Phase, Table};
use crate::words::Words;

/// The kind of card that a player has to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The lead.
    Lead {
        /// Whether the hand has cards with five devils that may not be led.
        fives: bool,
    },
    /// The second card, which decides the direction.
    Decide {
        /// The led card.
        led: Card,
        /// The only direction that the hand allows; `None` if both are possible.
        only: Option<Direction>,
    },
    /// A card that follows.
    Follow {
        /// The side to follow on.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// Any card, because no card of the hand follows.
    Free {
        /// The side to follow on.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// The last card of the hand.
    Last {
        /// The card.
        card: Card,
    },
}

impl Turn {
    /// The kind of card that a player with this hand has to play to a trick.
    #[must_use]
    pub fn new(hand: CardSet, trick: &Trick) -> Self {
        if let (1, Some(card)) = (hand.len(), hand.lowest()) {
            return Self::Last { card };
        }
        let has = |direction: Direction, led| !direction.side(hand, led).is_empty();
        match (trick.led(), trick.direction()) {
            (None, _) => {
                let fives = hand & points::FIVE;
                Self::Lead {
                    fives: !fives.is_empty() && fives != hand,
                }
            }
            (Some(led), None) => Self::Decide {
                led,
                only: match (has(Direction::High, led), has(Direction::Low, led)) {
                    (true, false) => Some(Direction::High),
                    (false, true) => Some(Direction::Low),
                    _ => None,
                },
            },
            (Some(led), Some(direction)) if has(direction, led) => Self::Follow { direction, led },
            (Some(led), Some(direction)) => Self::Free { direction, led },
        }
    }
}

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
}

/// What the table waits for. During the pause after a complete trick it says who takes it, and why.
pub(super) fn prompt(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    let (shown, words) = (table.display_state(), narrator.words);
    let trick = shown.trick();
    match table.phase() {
        Phase::Person | Phase::Forced(_) => words.turn(Turn::new(shown.hand(), trick)),
        Phase::Step(_) => taken(trick, narrator),
        Phase::RoundOver => words.round_over(shown.finished_rounds().len()),
        Phase::MatchOver => words.match_over().into(),
        Phase::Bot(_)
        | Phase::HandOver
        | Phase::ForcedWhileHidden(_)
        | Phase::Others
        | Phase::Online
        | Phase::Open => words.thinks(narrator.who(trick.to_play().unwrap_or(Seat::FIRST))),
    }
}

/// Says why somebody takes a complete trick, if that is not plain to see, and that they do.
fn taken(trick: &Trick, narrator: &Narrator<'_>) -> String {
    let why = narrator.words.why(trick, &|seat| narrator.who(seat));
    let takes = narrator.takes(trick).unwrap_or_default();
    match why {
        Some(why) => format!("{why} {takes}"),
        None => takes,
    }
}
