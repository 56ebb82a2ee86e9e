//! The players.

use cards::Seat;
use scene::{Counter, SeatScene};

use crate::bots::levels;
use crate::rules::Phase;
use crate::session::Table;
use crate::words::Narrator;

/// The players of a table, clockwise from the one at the page.
pub(super) fn seats(table: &Table<'_>, narrator: &Narrator<'_>) -> Vec<SeatScene> {
    let seats = table.display_state().seats().turn_order(table.viewer());
    seats.map(|seat| player(table, seat, narrator)).collect()
}

/// What the others see of a player.
fn player(table: &Table<'_>, seat: Seat, narrator: &Narrator<'_>) -> SeatScene {
    let shown = table.display_state();
    let (name, words) = (narrator.marked_name(seat), narrator.words);
    let bot = table.record().options().level(seat);
    let level = bot.map(|level| words.level(level.id()));
    let character = bot.map(|level| words.character(levels::character(level)));
    let (cards, chips) = (shown.cards_left[seat], shown.chips(seat));
    let is_dealer = seat == shown.dealer;
    let mut told = vec![name.clone()];
    told.extend(level.clone().into_iter().chain(character));
    told.push(words.cards_left(cards));
    told.push(chips.map_or_else(
        || words.chips_hidden().into(),
        |chips| words.chips_owned(chips),
    ));
    told.extend(is_dealer.then(|| words.dealer().into()));
    let counter = |chips: i32| Counter {
        icon: "chip",
        number: Some(chips),
    };
    SeatScene {
        summary: told.join(", "),
        detail: level.unwrap_or_default(),
        counters: chips.map(counter).into_iter().collect(),
        backs: if narrator.is_you(seat) { 0 } else { cards },
        is_dealer,
        is_to_move: shown.phase.and_then(Phase::to_move) == Some(seat),
        ..SeatScene::new(seat, name)
    }
}
