//! Title and menu.

use words::ShellWords;

use super::{Act, ScenePage, TableLook};
use crate::components;
use crate::components::{open_button, sound_button};
use crate::dom::Element;
use crate::shell::{Dialog, Shell};
use crate::widgets::icon_button;

/// Title and menu of the table.
pub(super) fn bar<G: ScenePage>(shell: Shell<G>) -> Element {
    let can_undo = move || G::with_scene(shell, |scene| scene.can_undo) == Some(true);
    let undo = act_button(shell, "undo", ShellWords::undo, Act::Undo)
        .live_attr("aria-disabled", move || (!can_undo()).then_some("true"));
    let title = move || G::title(shell.words());
    let scores = Dialog::Game(G::SCORES);
    let hint = G::has_hint().then(|| act_button(shell, "hint", ShellWords::hint, Act::Hint));
    let buttons = [
        open_button(shell, "sheet", ShellWords::scores, scores),
        open_button(shell, "book", ShellWords::rules, Dialog::Rules),
        open_button(shell, "gear", ShellWords::settings, Dialog::Settings),
        sound_button(shell),
        act_button(shell, "new", ShellWords::new_match, Act::Leave),
    ];
    let tricks = G::past_tricks().map(|(name, dialog)| {
        icon_button(
            "tricks",
            move || name(shell),
            move || {
                shell.open_dialog(Dialog::Game(dialog));
            },
        )
    });
    let first = [undo].into_iter().chain(hint).chain(tricks);
    let buttons = first.chain(buttons);
    components::bar(shell, G::Look::EMBLEM, title, buttons)
}

fn act_button<G: ScenePage>(
    shell: Shell<G>,
    icon_name: &str,
    name: fn(&'static ShellWords) -> &'static str,
    act: Act,
) -> Element {
    icon_button(icon_name, shell.text(name), move || G::act(shell, act))
}
