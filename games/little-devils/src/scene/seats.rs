//! The players as the others see them.

use cards::Seat;
use scene::{Counter, SeatScene};

use crate::rules::points;
use crate::scene::Narrator;
use crate::session::Table;

/// The players, clockwise from the one at the page.
pub(super) fn seats(table: &Table<'_>, narrator: &Narrator<'_>) -> Vec<SeatScene> {
    let seats = table.display_state().seats().turn_order(table.viewer());
    seats.map(|seat| of_seat(table, narrator, seat)).collect()
}

fn of_seat(table: &Table<'_>, narrator: &Narrator<'_>, seat: Seat) -> SeatScene {
    let (shown, words) = (table.display_state(), narrator.words);
    let trick = shown.trick();
    let takeback_used = table.record().takeback_used() && seat == table.viewer();
    let level = level(table, narrator, seat);
    let about = about(table, narrator, seat);
    let takes = trick.taker() == Some(seat);
    let devils = || points::devils_of(trick.cards()).into();
    SeatScene {
        seat,
        name: narrator.marked_name(seat),
        summary: match &level {
            Some(level) => format!("{level}, {about}"),
            None => about,
        },
        detail: match level {
            Some(level) => level,
            None if takeback_used => words.takeback_mark().into(),
            None => String::new(),
        },
        counters: vec![
            counter("devil", shown.devils()[seat].into()),
            counter("sheet", shown.totals()[seat].into()),
        ],
        backs: shown.cards_left(seat),
        badge: takes.then(|| Counter {
            icon: "fork",
            number: trick.is_complete().then(devils),
        }),
        side: None,
        is_dealer: shown.dealer() == seat,
        // Nobody's turn while the trick is complete.
        is_to_move: trick.to_play() == Some(seat),
    }
}

const fn counter(icon: &'static str, number: i32) -> Counter {
    Counter {
        icon,
        number: Some(number),
    }
}

/// The level of a bot; `None` for a person.
fn level(table: &Table<'_>, narrator: &Narrator<'_>, seat: Seat) -> Option<String> {
    let level = table.record().options().level(seat)?;
    Some(narrator.words.level(level.id()))
}

/// A player's cards and devils, and whether they dealt.
pub(super) fn about(table: &Table<'_>, narrator: &Narrator<'_>, seat: Seat) -> String {
    let (shown, words) = (table.display_state(), narrator.words);
    let mut parts = vec![
        words.cards_left(shown.cards_left(seat)),
        words.devils_this_round(shown.devils()[seat]),
        words.total_before(shown.totals_before_round()[seat]),
    ];
    if shown.dealer() == seat {
        parts.push(words.dealer().into());
    }
    parts.join(", ")
}
