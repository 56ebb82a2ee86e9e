//! Title and menu.

use crate::play::{Event, Switch};
use crate::web::dom::{Element, el};
use crate::web::page::Page;
use crate::web::store::Store;

use super::{icon, icon_button};

/// Title and menu of the table.
pub fn bar(store: Store) -> Element {
    let title = el("h1")
        .child(icon("devil"))
        .child(el("span").live_text(store.text(|words| words.title)));
    let menu = el("nav")
        .live_attr("aria-label", store.text(|words| words.menu))
        .child(undo(store))
        .child(icon_button(
            "hint",
            store.text(|words| words.help.hint),
            move || {
                store.hint();
            },
        ))
        .child(tricks(store))
        .child(icon_button(
            "sheet",
            store.text(|words| words.scores),
            move || {
                store.open_page(Page::Scores);
            },
        ))
        .child(icon_button(
            "book",
            store.text(|words| words.rules),
            move || {
                store.open_page(Page::Rules);
            },
        ))
        .child(icon_button(
            "gear",
            store.text(|words| words.setting.title),
            move || {
                store.open_page(Page::Settings);
            },
        ))
        .child(sound(store))
        .child(icon_button(
            "new",
            store.text(|words| words.new_match),
            move || {
                store.send(Event::Leave);
            },
        ));
    el("header.bar").child(title).child(menu)
}

fn undo(store: Store) -> Element {
    let cannot = move || {
        let can = store.look(|scene| scene.can_undo).unwrap_or_default();
        (!can).then_some("true")
    };
    icon_button("undo", store.text(|words| words.undo), move || store.undo())
        .live_attr("aria-disabled", cannot)
}

fn tricks(store: Store) -> Element {
    let name = move || store.words().help.tricks(store.has(Switch::History));
    icon_button("tricks", name, move || store.open_page(Page::Tricks))
}

/// The picture shows what is, the state says it.
fn sound(store: Store) -> Element {
    let pressed = move || if store.sounds() { "true" } else { "false" };
    let name = move || (store.words().setting.switch)(Switch::Sound);
    icon_button("sound", name, move || store.toggle_sound())
        .child(icon("mute"))
        .live_attr("aria-pressed", pressed)
}
