//! Title and menu.

use crate::dialog::{Dialog, TableDialog};
use crate::store::{LazyTask, Store};
use little_devils::words::Words;
use page::dom::{Element, el};
use session::Switch;

use page::widgets::{icon, icon_button};
use words::ShellWords;

/// Title and menu of the table.
pub fn bar(store: Store) -> Element {
    let title = el("h1")
        .child(icon("devil"))
        .child(el("span").live_text(store.text(Words::title)));
    let hint = icon_button("hint", store.text(ShellWords::hint), move || {
        store.run_lazy(LazyTask::Hint);
    });
    let leave = icon_button("new", store.text(ShellWords::new_match), move || {
        store.leave();
    });
    let menu = el("nav")
        .live_attr("aria-label", store.text(ShellWords::menu))
        .child(undo(store))
        .child(hint)
        .child(tricks(store))
        .child(open_button(
            store,
            "sheet",
            ShellWords::scores,
            Dialog::Game(TableDialog::Scores),
        ))
        .child(open_button(store, "book", ShellWords::rules, Dialog::Rules))
        .child(open_button(
            store,
            "gear",
            ShellWords::settings,
            Dialog::Settings,
        ))
        .child(sound(store))
        .child(leave);
    el("header.bar").child(title).child(menu)
}

/// A button that opens a dialog.
fn open_button(
    store: Store,
    icon_name: &str,
    name: fn(&'static ShellWords) -> &'static str,
    dialog: Dialog,
) -> Element {
    icon_button(icon_name, store.text(name), move || {
        store.open_dialog(dialog);
    })
}

fn undo(store: Store) -> Element {
    let disabled = move || {
        let can = store.with_scene(|scene| scene.can_undo).unwrap_or_default();
        (!can).then_some("true")
    };
    icon_button("undo", store.text(ShellWords::undo), move || {
        store.run_lazy(LazyTask::Undo);
    })
    .live_attr("aria-disabled", disabled)
}

fn tricks(store: Store) -> Element {
    let name = move || store.words().tricks(store.is_on(Switch::History));
    icon_button("tricks", name, move || {
        store.open_dialog(Dialog::Game(TableDialog::Tricks));
    })
}

/// The icon shows whether the sound is on; screen readers get the pressed state.
fn sound(store: Store) -> Element {
    let is_pressed = move || if store.has_sound() { "true" } else { "false" };
    let name = move || store.words().switch(Switch::Sound);
    icon_button("sound", name, move || store.toggle_sound())
        .child(icon("mute"))
        .live_attr("aria-pressed", is_pressed)
}
