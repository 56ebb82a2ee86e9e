//! The players as the others see them.

use cards::Seat;
use game::Match as _;
use scene::{Counter, SeatScene, suit_icon};

use crate::scene::Narrator;
use crate::session::SessionTable;

/// The players, clockwise from the one at the page.
pub(super) fn seats(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> Vec<SeatScene> {
    let seats = table.display_state().seats().turn_order(table.viewer());
    seats.map(|seat| player(table, seat, narrator)).collect()
}

/// A player as the others see them.
fn player(table: &SessionTable<'_>, seat: Seat, narrator: &Narrator<'_>) -> SeatScene {
    let (shown, words) = (table.display_state(), narrator.words);
    let level = table.record().options().level(seat);
    let level = level
        .map(|level| words.level(level.id()))
        .unwrap_or_default();
    let (trumps, points) = (shown.table.trump(seat), shown.match_state.totals()[seat]);
    let cards_left = match shown.cards_left[seat] {
        0 => words.no_cards().into(),
        cards => words.cards_left(cards),
    };
    let is_dealer = shown.dealer() == seat;
    let mut parts = vec![level.clone(), words.trumps_are(words.suit(trumps))];
    parts.extend([cards_left, words.points(points)]);
    parts.extend(is_dealer.then(|| words.dealer().into()));
    parts.retain(|part| !part.is_empty());
    let name = narrator.marked_name(seat);
    SeatScene {
        summary: format!("{name}: {}.", parts.join(", ")),
        detail: level,
        counters: vec![
            counter(suit_icon(trumps), None),
            counter("sheet", Some(points)),
        ],
        backs: shown.cards_left[seat],
        is_dealer,
        is_to_move: shown.table.to_move() == Some(seat),
        ..SeatScene::new(seat, name)
    }
}

const fn counter(icon: &'static str, number: Option<i32>) -> Counter {
    Counter { icon, number }
}
