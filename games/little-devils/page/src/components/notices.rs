//! What the person must be told besides the game.

use leptos::prelude::Get;

use crate::dialog::Page;
use crate::notice::Notice;
use crate::store::Store;
use little_devils::words::Words;
use page::dom::{Element, el};

use page::widgets::button;

/// The notices: those that only tell something share a list and one button, each other has its own.
pub fn notices(store: Store) -> Element {
    el("div.notices").attr("role", "status").live(
        move || store.notices().get(),
        move |notices| {
            let (told, others): (Vec<_>, Vec<_>) =
                notices.into_iter().partition(Notice::only_tells);
            let others = others.into_iter().map(|notice| vec![notice]);
            let told = Some(told).filter(|told| !told.is_empty());
            others.chain(told).map(|all| note(store, all)).collect()
        },
    )
}

/// A note with these notices, of which there is one at least, and a button to put all of them away.
fn note(store: Store, all: Vec<Notice>) -> Element {
    let says = |tag: &str, notice: &Notice| {
        let told = notice.clone();
        el(tag).live_text(move || told.text(store.words()))
    };
    let text = match all.as_slice() {
        [one] => says("span", one),
        // It may be longer than its room: it scrolls, so it takes the focus.
        all => el("ul")
            .attr("tabindex", "0")
            .children(all.iter().map(|notice| says("li", notice))),
    };
    let first = all.first().cloned();
    let settings = first.clone().filter(Notice::needs_settings).map(|notice| {
        button(store.text(Words::settings), move || {
            store.put_away(&notice);
            store.open_page(Page::Settings);
        })
    });
    let act = move || first.as_ref().map(|notice| notice.action(store.words()));
    let put_away = button(act, move || {
        for notice in &all {
            store.put_away(notice);
        }
    });
    let buttons = match settings {
        Some(settings) => el("p.actions").children([settings, put_away]),
        None => put_away,
    };
    el("div.notice").child(text).child(buttons)
}
