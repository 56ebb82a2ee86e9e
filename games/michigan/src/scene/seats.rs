//! The players.

use cards::Seat;
use scene::{Counter, SeatScene};

use crate::bots::Level;
use crate::rules::Phase;
use crate::session::Table;
use crate::words::Narrator;

/// Everything that is told of a player.
pub(super) struct Player {
    pub(super) seat: Seat,
    /// Whether this is the player at the page.
    pub(super) is_viewer: bool,
    /// The level of a bot; empty for a person.
    pub(super) level: String,
    /// How a bot plays; empty for a person.
    pub(super) character: String,
    pub(super) cards: usize,
    /// The chips in the match; `None` while they are hidden.
    pub(super) chips: Option<i32>,
    pub(super) is_dealer: bool,
    pub(super) is_to_move: bool,
}

/// The players of a table, clockwise from the one at the page.
pub(super) fn seats(table: &Table<'_>, narrator: &Narrator<'_>) -> Vec<SeatScene> {
    let seats = table.display_state().seats().turn_order(table.viewer());
    seats
        .map(|seat| seat_scene(table, seat, narrator))
        .collect()
}

fn seat_scene(table: &Table<'_>, seat: Seat, narrator: &Narrator<'_>) -> SeatScene {
    let (shown, words) = (table.display_state(), narrator.words());
    let level = table.record().options().level(seat);
    let player = Player {
        seat,
        is_viewer: Some(seat) == table.open_hand(),
        level: level
            .map(|level| words.level(level.id()))
            .unwrap_or_default(),
        character: level
            .and_then(|level| Level::from_id(level.id()))
            .map(|level| words.character(level.character()))
            .unwrap_or_default(),
        cards: shown.cards_left(seat),
        chips: shown.chips(seat),
        is_dealer: seat == shown.dealer(),
        is_to_move: shown.phase().and_then(Phase::to_move) == Some(seat),
    };
    player.scene(narrator)
}

impl Player {
    /// The player as the others see them.
    pub(super) fn scene(self, narrator: &Narrator<'_>) -> SeatScene {
        let counter = |chips: i32| Counter {
            icon: "chip",
            number: Some(chips),
        };
        let name = narrator.name(self.seat);
        SeatScene {
            seat: self.seat,
            name: narrator.words().seat_name(name, self.is_viewer),
            badge: None,
            summary: self.summary(narrator),
            detail: self.level,
            counters: self.chips.map(counter).into_iter().collect(),
            backs: if self.is_viewer { 0 } else { self.cards },
            side: None,
            is_dealer: self.is_dealer,
            is_to_move: self.is_to_move,
        }
    }

    /// Everything about a player, with commas between.
    fn summary(&self, narrator: &Narrator<'_>) -> String {
        let words = narrator.words();
        let mut parts = vec![
            words.seat_name(narrator.name(self.seat), self.is_viewer),
            self.level.clone(),
            self.character.clone(),
            words.cards_left(self.cards),
        ];
        parts.push(match self.chips {
            Some(chips) => words.chips_owned(chips),
            None => words.chips_hidden().into(),
        });
        parts.extend(self.is_dealer.then(|| words.dealer().into()));
        parts.retain(|part| !part.is_empty());
        parts.join(", ")
    }
}
