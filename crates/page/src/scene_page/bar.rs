//! Title and menu.

use words::ShellWords;

use crate::components;
use crate::components::{open_button, sound_button};
use crate::dom::Element;
use crate::shell::{Act, Dialog, Shell};
use crate::widgets::icon_button;

/// Title and menu of the table.
pub(super) fn bar(shell: Shell) -> Element {
    let can_undo = move || shell.with_scene(|scene| scene.can_undo) == Some(true);
    let undo = act_button(shell, "undo", ShellWords::undo, Act::Undo)
        .live_attr("aria-disabled", move || (!can_undo()).then_some("true"));
    let title = move || shell.titles()[0];
    let has_hint = !shell.info().levels.is_empty();
    let hint = has_hint.then(|| act_button(shell, "hint", ShellWords::hint, Act::Hint));
    let buttons = [
        open_button(shell, "sheet", ShellWords::scores, Dialog::Scores),
        open_button(shell, "book", ShellWords::rules, Dialog::Rules),
        open_button(shell, "gear", ShellWords::settings, Dialog::Settings),
        sound_button(shell),
        act_button(shell, "new", ShellWords::new_match, Act::Leave),
    ];
    let tricks = shell.own_parts().past_tricks().map(|name| {
        icon_button(
            "tricks",
            move || name(shell),
            move || {
                shell.open_dialog(Dialog::Tricks);
            },
        )
    });
    let first = [undo].into_iter().chain(hint).chain(tricks);
    let buttons = first.chain(buttons);
    components::bar(shell, shell.game().look().emblem, title, buttons)
}

fn act_button(
    shell: Shell,
    icon_name: &str,
    name: fn(&'static ShellWords) -> &'static str,
    act: Act,
) -> Element {
    icon_button(icon_name, shell.text(name), move || shell.act(act))
}
