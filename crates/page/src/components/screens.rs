//! The screens of a page: the table, or the first page, or the tutorial in its place.

use super::{GameViews, notices};
use crate::dom::Element;
use crate::shell::{Shell, WithLazy};

/// Adds the notices, the screen that is on show, and the dialog that the person has opened.
pub fn with_screens<G: GameViews>(page: Element, shell: Shell<G>) -> Element {
    let screen = move || {
        let at_table = G::is_at_table(shell);
        // The first page is rebuilt when the host page has requested a match.
        let version = if at_table {
            G::table_version(shell)
        } else {
            shell.host_requests()
        };
        let learning = shell.with_chunk(shell.is_learning().then_some(()));
        (at_table, learning.is_some(), version)
    };
    page.child(notices(shell))
        .live(screen, move |screen| match screen {
            (true, ..) => G::table(shell),
            (false, true, _) => {
                let tutorial = G::tutorial().and_then(|tutorial| shell.build(tutorial));
                tutorial.into_iter().collect()
            }
            (false, false, _) => vec![G::first_page(shell)],
        })
        .lazy(shell, move || shell.dialog().map(G::View::from))
}
