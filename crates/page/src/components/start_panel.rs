//! The start panel: a quick start, and the form of all options.

use leptos::prelude::untrack;
use words::ShellWords;

use crate::dom::{Element, el};
use crate::shell::{Dialog, Shell, View, WithLazy};
use crate::widgets::button;

/// The panel with the quick start, or with the `form` of all options, and the buttons below.
pub fn start_panel(
    shell: Shell,
    quick_start: impl Fn() -> Vec<Element> + Clone + 'static,
    form: View,
) -> Element {
    shell.show_more_options(false);
    el("section.begin")
        .class_when("open", move || has_form(shell))
        .live(
            move || has_form(shell),
            move |form| {
                if form { Vec::new() } else { quick_start() }
            },
        )
        .child(buttons(shell))
        .lazy(shell, move || {
            shell.has_more_options().then(|| form.clone())
        })
}

/// Whether the form of all options is shown.
fn has_form(shell: Shell) -> bool {
    let wanted = shell.has_more_options().then_some(());
    shell.with_chunk(wanted).is_some()
}

/// The buttons for the tutorial and for all options. The second one stays, with the focus, when the form
/// opens.
fn buttons(shell: Shell) -> Element {
    let words = move || {
        let words = shell.words();
        if has_form(shell) {
            words.fewer_options()
        } else {
            words.more_options()
        }
    };
    let toggle = button(words, move || {
        shell.show_more_options(!untrack(|| shell.has_more_options()));
    })
    .live_attr("aria-expanded", move || {
        if has_form(shell) { "true" } else { "false" }
    });
    let learn = || {
        button(shell.text(ShellWords::learn), move || {
            shell.set_learning(true);
        })
        .class("learn")
    };
    let friends = button(shell.text(ShellWords::friends), move || {
        shell.open_dialog(Dialog::Online);
    });
    el("p.actions.ways")
        .children(shell.page().has_tutorial().then(learn))
        .child(friends)
        .child(toggle)
}
