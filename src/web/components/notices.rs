//! What the person must be told besides the game.

use leptos::prelude::Get;

use crate::web::dom::{Element, el};
use crate::web::notice::Notice;
use crate::web::store::Store;

use super::button;

/// The notices, each with a button to put it away.
pub fn notices(store: Store) -> Element {
    let row = move |notice: Notice| {
        let (told, offered) = (notice.clone(), notice.clone());
        let act = move || offered.action(store.words());
        el("p.notice")
            .child(el("span").live_text(move || told.text(store.words())))
            .child(button(act, move || store.put_away(&notice)))
    };
    el("div.notices").attr("role", "status").live(
        move || store.notices().get(),
        move |notices| notices.into_iter().map(row).collect(),
    )
}
