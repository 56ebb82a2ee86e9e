//! The players as the others see them.

use cards::Seat;
use game::Match as _;
use scene::{Counter, SeatScene};

use crate::scene::Narrator;
use crate::session::SessionTable;

/// The players, the one below first.
pub(super) fn seats(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Vec<SeatScene> {
    let seats = table.record().options().seats();
    let in_order = seats.turn_order(table.viewer());
    in_order
        .map(|seat| of_seat(table, narrator, seat))
        .collect()
}

fn of_seat(table: &SessionTable<'_>, narrator: &Narrator<'_>, seat: Seat) -> SeatScene {
    let (shown, words) = (table.display_state(), narrator.words);
    let name = narrator.marked_name(seat);
    let level = table.record().options().level(seat);
    let level = level.map(|level| words.level(level.id()));
    let cards = shown.position().cards_left(seat);
    let points = shown.match_state.totals()[seat];
    let mut told: Vec<String> = level.clone().into_iter().collect();
    told.extend([words.cards_left(cards), words.points(points)]);
    told.extend((shown.dealer == seat).then(|| words.dealer().into()));
    let counter = |icon, number| Counter {
        icon,
        number: Some(number),
    };
    SeatScene {
        summary: format!("{name}: {}.", told.join(", ")),
        detail: level.unwrap_or_default(),
        counters: vec![
            counter("deck", i32::try_from(cards).unwrap_or(i32::MAX)),
            counter("sheet", points),
        ],
        is_to_move: shown.position().to_move() == Some(seat),
        ..SeatScene::new(seat, name)
    }
}
