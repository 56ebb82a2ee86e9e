//! The players.

use cards::Seat;
use scene::{SeatScene, Tally};
use words::number;

use crate::rules::Phase;
use crate::session::Table;
use crate::words::Speaker;

/// The players of a table, by seat.
pub(super) fn seats(table: &Table, speaker: &Speaker<'_>) -> Vec<SeatScene> {
    let seats = table.shown().seats().seats();
    seats.map(|seat| seat_scene(table, seat, speaker)).collect()
}

fn seat_scene(table: &Table, seat: Seat, speaker: &Speaker<'_>) -> SeatScene {
    let (shown, words) = (table.shown(), speaker.words());
    let level = table.record().options().level(seat);
    let detail = level.map(|level| words.level(level.id()));
    let mover = shown.phase().and_then(Phase::to_move);
    let backs = if seat == shown.viewer() {
        0
    } else {
        shown.cards_left(seat)
    };
    let chips = shown.chips(seat);
    let tally = |chips: i32| Tally {
        icon: "chip",
        text: number(chips),
    };
    SeatScene {
        seat,
        name: words.seat_name(speaker.name(seat), seat == shown.viewer()),
        summary: summary(table, seat, speaker),
        detail: detail.unwrap_or_default(),
        tallies: chips.map(tally).into_iter().collect(),
        backs,
        is_dealer: seat == shown.dealer(),
        is_to_move: mover == Some(seat),
    }
}

/// Everything about a player, with commas between.
fn summary(table: &Table, seat: Seat, speaker: &Speaker<'_>) -> String {
    let (shown, words) = (table.shown(), speaker.words());
    let mut parts = vec![words.seat_name(speaker.name(seat), seat == shown.viewer())];
    if let Some(level) = table.record().options().level(seat) {
        parts.push(words.level(level.id()));
        parts.push(words.character(level.character()));
    }
    parts.push(words.cards_left(shown.cards_left(seat)));
    parts.push(match shown.chips(seat) {
        Some(chips) => words.chips_owned(chips),
        None => words.chips_hidden().into(),
    });
    if seat == shown.dealer() {
        parts.push(words.dealer().into());
    }
    parts.join(", ")
}
