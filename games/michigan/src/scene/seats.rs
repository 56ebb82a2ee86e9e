//! The players.

use cards::Seat;
use scene::{SeatScene, Tally};

use crate::rules::Phase;
use crate::session::Table;
use crate::words::Speaker;

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
pub(super) fn seats(table: &Table, speaker: &Speaker<'_>) -> Vec<SeatScene> {
    let seats = table.shown().seats().turn_order(table.viewer());
    seats.map(|seat| seat_scene(table, seat, speaker)).collect()
}

fn seat_scene(table: &Table, seat: Seat, speaker: &Speaker<'_>) -> SeatScene {
    let (shown, words) = (table.shown(), speaker.words());
    let level = table.record().options().level(seat);
    let player = Player {
        seat,
        is_viewer: Some(seat) == table.open_hand(),
        level: level
            .map(|level| words.level(level.id()))
            .unwrap_or_default(),
        character: level
            .map(|level| words.character(level.character()))
            .unwrap_or_default(),
        cards: shown.cards_left(seat),
        chips: shown.chips(seat),
        is_dealer: seat == shown.dealer(),
        is_to_move: shown.phase().and_then(Phase::to_move) == Some(seat),
    };
    player.scene(speaker)
}

impl Player {
    /// The player as the others see them.
    pub(super) fn scene(self, speaker: &Speaker<'_>) -> SeatScene {
        let tally = |chips: i32| Tally {
            icon: "chip",
            number: Some(chips),
        };
        let name = speaker.name(self.seat);
        SeatScene {
            seat: self.seat,
            name: speaker.words().seat_name(name, self.is_viewer),
            summary: self.summary(speaker),
            detail: self.level,
            tallies: self.chips.map(tally).into_iter().collect(),
            backs: if self.is_viewer { 0 } else { self.cards },
            is_dealer: self.is_dealer,
            is_to_move: self.is_to_move,
        }
    }

    /// Everything about a player, with commas between.
    fn summary(&self, speaker: &Speaker<'_>) -> String {
        let words = speaker.words();
        let mut parts = vec![
            words.seat_name(speaker.name(self.seat), self.is_viewer),
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
