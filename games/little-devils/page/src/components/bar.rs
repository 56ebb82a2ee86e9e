//! Title and menu.

use little_devils::words::Words;
use page::components;
use page::components::{open_button, sound_button};
use page::dom::Element;
use page::shell::MatchTask;
use page::widgets::icon_button;
use session::Switch;
use words::ShellWords;

use crate::dialog::{Dialog, TableDialog};
use crate::store::{LazyTask, Store};

/// Title and menu of the table.
pub fn bar(store: Store) -> Element {
    let hint = icon_button("hint", store.text(ShellWords::hint), move || {
        store.run_lazy(LazyTask::Hint);
    });
    let leave = icon_button("new", store.text(ShellWords::new_match), move || {
        store.leave();
    });
    let scores = Dialog::Game(TableDialog::Scores);
    let buttons = [
        undo(store),
        hint,
        tricks(store),
        open_button(*store, "sheet", ShellWords::scores, scores),
        open_button(*store, "book", ShellWords::rules, Dialog::Rules),
        open_button(*store, "gear", ShellWords::settings, Dialog::Settings),
        sound_button(*store),
        leave,
    ];
    components::bar(*store, "devil", store.text(Words::title), buttons)
}

fn undo(store: Store) -> Element {
    let disabled = move || {
        let can = store.with_scene(|scene| scene.can_undo).unwrap_or_default();
        (!can).then_some("true")
    };
    icon_button("undo", store.text(ShellWords::undo), move || {
        store.run_lazy(MatchTask::Undo.into());
    })
    .live_attr("aria-disabled", disabled)
}

fn tricks(store: Store) -> Element {
    let name = move || store.words().tricks(store.is_on(Switch::History));
    icon_button("tricks", name, move || {
        store.open_dialog(Dialog::Game(TableDialog::Tricks));
    })
}
