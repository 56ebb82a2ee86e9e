//! The end of a game that is won.

use leptos::prelude::Set;
use page::components::with_spoken;
use page::dom::{Element, el};
use page::widgets::{button, modal_with_escape};
use patience::words::Words;

use crate::actions;
use crate::own::{Page, WonGame};
use crate::table::time_text;

/// The dialog: how the game was won, and how to go on.
pub(super) fn won(page: Page, game: WonGame) -> Element {
    let close = move || page.own().result.set(None);
    let again = move || {
        close();
        actions::new_deal(page);
    };
    let others = button(page.text(Words::all_games), move || actions::leave(page));
    let text = move || page.words().won_in(game.turns, time_text(game.time / 1000));
    modal_with_escape(
        page.text(Words::won),
        move || page.words().new_deal(),
        again,
        close,
        Some(others),
        |dialog| {
            let best = game
                .is_best
                .then(|| el("p.best").live_text(page.text(Words::best_time)));
            let dialog = dialog
                .class("won")
                .child(el("p").live_text(text))
                .children(best);
            with_spoken(dialog, page, text)
        },
    )
}
