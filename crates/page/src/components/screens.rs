//! The screens of a page: the table, or the first page, or the tutorial in its place.

use super::notices;
use crate::dom::Element;
use crate::shell::{Shell, View, WithLazy};

/// Adds the notices, the screen that is on show, and the dialog that the person has opened.
pub fn with_screens(page: Element, shell: Shell) -> Element {
    let screen = move || {
        let at_table = shell.page().is_at_table(shell);
        // The first page is rebuilt when the host page has requested a match.
        let version = if at_table {
            shell.page().table_version()
        } else {
            shell.host_requests()
        };
        let learning = shell.with_chunk(shell.is_learning().then_some(()));
        (at_table, learning.is_some(), version)
    };
    page.child(notices(shell))
        .live(screen, move |screen| match screen {
            (true, ..) => shell.page().table(shell),
            (false, true, _) => shell.build(View::Tutorial).into_iter().collect(),
            (false, false, _) => vec![shell.page().first_page(shell)],
        })
        .lazy(shell, move || shell.dialog().map(View::Dialog))
}
