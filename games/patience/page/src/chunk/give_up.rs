//! The question whether the game on the table is to be given up.

use leptos::prelude::Set;
use page::dom::{Element, el};
use page::widgets::{button, modal_with_button};
use patience::words::Words;

use crate::actions;
use crate::own::Page;

/// The dialog. Its main button goes on with the game.
pub(super) fn give_up(page: Page) -> Element {
    let deal = button(page.own_text(Words::new_deal), move || {
        actions::give_up(page);
    });
    modal_with_button(
        page.own_text(Words::give_up),
        move || page.words().keep_playing(),
        move || page.own().wanted.set(None),
        Some(deal),
        |dialog| dialog.child(el("p").live_text(page.own_text(Words::give_up_about))),
    )
}
