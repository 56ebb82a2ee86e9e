//! Title and menu.

use crate::dialog::Page;
use crate::store::Store;
use little_devils::words::Words;
use page::dom::{Element, el};
use session::Switch;

use page::widgets::{icon, icon_button};

/// Title and menu of the table.
pub fn bar(store: Store) -> Element {
    let title = el("h1")
        .child(icon("devil"))
        .child(el("span").live_text(store.text(Words::title)));
    let hint = icon_button("hint", store.text(Words::hint), move || {
        store.hint();
    });
    let leave = icon_button("new", store.text(Words::new_match), move || {
        store.leave();
    });
    let menu = el("nav")
        .live_attr("aria-label", store.text(Words::menu))
        .child(undo(store))
        .child(hint)
        .child(tricks(store))
        .child(opens(store, "sheet", Words::scores, Page::Scores))
        .child(opens(store, "book", Words::rules, Page::Rules))
        .child(opens(store, "gear", Words::settings, Page::Settings))
        .child(sound(store))
        .child(leave);
    el("header.bar").child(title).child(menu)
}

/// A button that opens a dialog.
fn opens(
    store: Store,
    picture: &str,
    name: fn(&'static Words) -> &'static str,
    page: Page,
) -> Element {
    icon_button(picture, store.text(name), move || store.open_page(page))
}

fn undo(store: Store) -> Element {
    let cannot = move || {
        let can = store.look(|scene| scene.can_undo).unwrap_or_default();
        (!can).then_some("true")
    };
    icon_button("undo", store.text(Words::undo), move || store.undo())
        .live_attr("aria-disabled", cannot)
}

fn tricks(store: Store) -> Element {
    let name = move || store.words().tricks(store.has(Switch::History));
    icon_button("tricks", name, move || store.open_page(Page::Tricks))
}

/// The picture shows what is, the state says it.
fn sound(store: Store) -> Element {
    let pressed = move || if store.sounds() { "true" } else { "false" };
    let name = move || store.words().switch(Switch::Sound);
    icon_button("sound", name, move || store.toggle_sound())
        .child(icon("mute"))
        .live_attr("aria-pressed", pressed)
}
