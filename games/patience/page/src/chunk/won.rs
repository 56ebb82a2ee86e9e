//! The end of a game that is won.

use leptos::prelude::Set;
use page::components::with_spoken;
use page::dom::{Element, el};
use page::widgets::{button, modal_with_escape};
use patience::words::Words;

use crate::actions;
use crate::own::{LOOK_BACK, Page, WonGame};
use crate::table::time_text;

/// The dialog: how the game was won, and how to go on.
pub(super) fn won(page: Page, game: WonGame) -> Element {
    let close = move || page.own().result.set(None);
    let again = move || {
        close();
        actions::new_deal(page);
    };
    let others = button(page.own_text(Words::all_games), move || {
        actions::leave(page);
    });
    let look_back = button(page.own_text(Words::look_back), move || {
        close();
        page.open_dialog(LOOK_BACK);
    });
    let text = move || {
        let words = page.words();
        let won = words.won_in(game.turns, time_text(game.time / 1000));
        match game.points {
            Some(points) => format!("{won} {}.", words.points(points)),
            None => won,
        }
    };
    let daily = move |days: usize| {
        let words = page.words();
        format!("{} · {}", words.daily_deal(), words.daily_days("won", days))
    };
    modal_with_escape(
        page.own_text(Words::won),
        move || page.words().new_deal(),
        again,
        close,
        Some(others),
        |dialog| {
            let best = |is: bool, text| is.then(|| el("p.best").live_text(page.own_text(text)));
            let dialog = dialog
                .class("won")
                .child(el("p").live_text(text))
                .children(best(game.is_best, Words::best_time))
                .children(best(game.is_most, Words::most_points))
                .children(game.days.map(|days| el("p").live_text(move || daily(days))))
                .child(el("p.actions").child(look_back));
            with_spoken(dialog, *page, text)
        },
    )
}
