//! The notices to the person.

use crate::dialog::Dialog;
use crate::store::Store;
use page::dom::{Element, el};
use page::shell::Notice;

use page::widgets::button;
use words::ShellWords;

/// The notices. Those that ask for nothing share a list and one button; each other has its own.
pub fn notices(store: Store) -> Element {
    el("div.notices").attr("role", "status").live(
        move || store.notices(),
        move |notices| {
            let (informative, others): (Vec<_>, Vec<_>) =
                notices.into_iter().partition(Notice::is_informative);
            let others = others.into_iter().map(|notice| vec![notice]);
            let informative = Some(informative).filter(|all| !all.is_empty());
            others
                .chain(informative)
                .map(|all| note(store, all))
                .collect()
        },
    )
}

/// A box with at least one notice, and a button that dismisses all of them.
fn note(store: Store, all: Vec<Notice>) -> Element {
    let text = |tag: &str, notice: &Notice| {
        let notice = notice.clone();
        el(tag).live_text(move || notice.text(store.words()))
    };
    let text = match all.as_slice() {
        [one] => text("span", one),
        // A long list scrolls, so it can have the focus.
        all => el("ul")
            .attr("tabindex", "0")
            .children(all.iter().map(|notice| text("li", notice))),
    };
    let first = all.first().cloned();
    let settings = first.clone().filter(Notice::needs_settings).map(|notice| {
        button(store.text(ShellWords::settings), move || {
            store.dismiss(&notice);
            store.open_dialog(Dialog::Settings);
        })
    });
    let action = move || first.as_ref().map(|notice| notice.action(store.words()));
    let dismiss = button(action, move || {
        for notice in &all {
            store.dismiss(notice);
        }
    });
    let buttons = match settings {
        Some(settings) => el("p.actions").children([settings, dismiss]),
        None => dismiss,
    };
    el("div.notice").child(text).child(buttons)
}
