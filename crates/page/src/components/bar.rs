//! Title and menu of the table.

use session::Switch;
use words::ShellWords;

use crate::dom::{Element, el};
use crate::shell::{Dialog, Shell};
use crate::widgets::{icon, icon_button};

/// Title and menu of the table. The title has the icon `emblem`.
pub fn bar(
    shell: Shell,
    emblem: &str,
    title: impl Fn() -> &'static str + 'static,
    buttons: impl IntoIterator<Item = Element>,
) -> Element {
    let title = el("h1")
        .child(icon(emblem))
        .child(el("span").live_text(title));
    let menu = el("nav")
        .live_attr("aria-label", shell.text(ShellWords::menu))
        .children(buttons);
    el("header.bar").child(title).child(menu)
}

/// A button of the menu that opens a dialog.
pub fn open_button(
    shell: Shell,
    icon_name: &str,
    name: fn(&'static ShellWords) -> &'static str,
    dialog: Dialog,
) -> Element {
    icon_button(icon_name, shell.text(name), move || {
        shell.open_dialog(dialog);
    })
}

/// A button of the menu that turns the sound on or off. The icon shows whether it is on; screen readers
/// get the pressed state.
pub fn sound_button(shell: Shell) -> Element {
    let is_pressed = move || if shell.has_sound() { "true" } else { "false" };
    let name = move || shell.words().switch(Switch::Sound);
    icon_button("sound", name, move || shell.toggle_sound())
        .child(icon("mute"))
        .live_attr("aria-pressed", is_pressed)
}
