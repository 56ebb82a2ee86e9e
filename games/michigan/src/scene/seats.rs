//! The players.

use cards::Seat;
use game::LevelId;
use scene::{Counter, SeatScene};

use crate::bots::levels;
use crate::rules::Phase;
use crate::session::Table;
use crate::words::Narrator;

/// Everything that is told of a player.
pub(super) struct Player {
    pub(super) seat: Seat,
    /// The level of a bot; `None` for a person.
    pub(super) level: Option<LevelId>,
    pub(super) cards: usize,
    /// The chips in the match; `None` while they are hidden.
    pub(super) chips: Option<i32>,
    pub(super) is_dealer: bool,
    pub(super) is_to_move: bool,
}

/// The players of a table, clockwise from the one at the page.
pub(super) fn seats(table: &Table<'_>, narrator: &Narrator<'_>) -> Vec<SeatScene> {
    let (shown, record) = (table.display_state(), table.record());
    let options = record.options();
    let player = |seat| Player {
        seat,
        level: options.level(seat),
        cards: shown.cards_left[seat],
        chips: shown.chips(seat),
        is_dealer: seat == shown.dealer,
        is_to_move: shown.phase.and_then(Phase::to_move) == Some(seat),
    };
    let seats = shown.seats().turn_order(table.viewer());
    seats.map(|seat| player(seat).scene(narrator)).collect()
}

impl Player {
    /// What the others see of the player.
    pub(super) fn scene(self, narrator: &Narrator<'_>) -> SeatScene {
        let (name, words) = (narrator.marked_name(self.seat), narrator.words);
        let level = self.level.map(|level| words.level(level.id()));
        let character = self
            .level
            .map(|level| words.character(levels::character(level)));
        let hidden = || words.chips_hidden().into();
        let chips = self
            .chips
            .map_or_else(hidden, |chips| words.chips_owned(chips));
        let mut told = vec![name.clone()];
        told.extend(level.clone().into_iter().chain(character));
        told.extend([words.cards_left(self.cards), chips]);
        told.extend(self.is_dealer.then(|| words.dealer().into()));
        let counter = |chips: i32| Counter {
            icon: "chip",
            number: Some(chips),
        };
        SeatScene {
            summary: told.join(", "),
            detail: level.unwrap_or_default(),
            counters: self.chips.map(counter).into_iter().collect(),
            backs: if narrator.is_you(self.seat) {
                0
            } else {
                self.cards
            },
            is_dealer: self.is_dealer,
            is_to_move: self.is_to_move,
            ..SeatScene::new(self.seat, name)
        }
    }
}
