//! The notices to the person.

use words::ShellWords;

use crate::dom::{Element, el};
use crate::file;
use crate::shell::{Dialog, Notice, Shell};
use crate::widgets::button;

/// The notices. Those that ask for nothing share a list and one button; each other has its own.
pub fn notices(shell: Shell) -> Element {
    el("div.notices").attr("role", "status").live(
        move || shell.notices(),
        move |notices| {
            let (informative, others): (Vec<_>, Vec<_>) =
                notices.into_iter().partition(Notice::is_informative);
            let others = others.into_iter().map(|notice| vec![notice]);
            let informative = Some(informative).filter(|all| !all.is_empty());
            others
                .chain(informative)
                .map(|all| note(shell, all))
                .collect()
        },
    )
}

/// A box with at least one notice, and a button that dismisses all of them.
fn note(shell: Shell, all: Vec<Notice>) -> Element {
    let text = |tag: &str, notice: &Notice| {
        let notice = notice.clone();
        el(tag).live_text(move || notice.text(shell.words()))
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
        let imports = matches!(notice, Notice::FileDropped(_));
        let name = if imports {
            ShellWords::load_file
        } else {
            ShellWords::settings
        };
        button(shell.text(name), move || {
            shell.dismiss(&notice);
            // The settings import it, and say what came of it.
            file::want_dropped(imports);
            shell.open_dialog(Dialog::Settings);
        })
    });
    let action = move || first.as_ref().map(|notice| notice.action(shell.words()));
    let dismiss = button(action, move || {
        for notice in &all {
            shell.dismiss(notice);
        }
    });
    let buttons = match settings {
        Some(settings) => el("p.actions").children([settings, dismiss]),
        None => dismiss,
    };
    el("div.notice").child(text).child(buttons)
}
