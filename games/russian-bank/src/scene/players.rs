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
    let level = level
        .map(|level| words.level(level.id()))
        .unwrap_or_default();
    let (cards, points) = (
        shown.position().cards_left(seat),
        shown.match_state().totals()[seat],
    );
    let dealer = Some(words.dealer()).filter(|_| shown.dealer() == seat);
    let counts = [words.cards_left(cards), words.points(points)];
    let told = [level.as_str()]
        .into_iter()
        .filter(|level| !level.is_empty());
    let told = told.chain(counts.iter().map(String::as_str)).chain(dealer);
    let told: Vec<&str> = told.collect();
    let counter = |icon, number| Counter {
        icon,
        number: Some(number),
    };
    SeatScene {
        seat,
        badge: None,
        summary: format!("{name}: {}.", told.join(", ")),
        name,
        detail: level,
        counters: vec![
            counter("deck", i32::try_from(cards).unwrap_or(i32::MAX)),
            counter("sheet", points),
        ],
        backs: 0,
        side: None,
        is_dealer: false,
        is_to_move: shown.position().to_move() == Some(seat),
    }
}
