//! Parts of every table: the link to the hand, and the status line.

use words::ShellWords;

use crate::dom::{Element, el};
use crate::focus;
use crate::shell::{GamePage, Shell};

/// The link that skips everything before the hand.
pub fn skip_link<G: GamePage>(shell: Shell<G>) -> Element {
    el("a.skip")
        .attr("href", "#hand")
        .on("click", |event| {
            event.prevent_default();
            focus::focus_pieces();
        })
        .live_text(shell.text(ShellWords::skip_to_hand))
}

/// The status line: the prompt, or why a card was refused.
pub fn status_line<G: GamePage>(
    shell: Shell<G>,
    prompt: impl Fn() -> Option<String> + 'static,
) -> Element {
    // A new text is a new element: in the old one it counts as a layout shift.
    el("p.status")
        .class_when("refused", move || shell.remark().is_some())
        .live(
            move || shell.remark().or_else(&prompt),
            |words| vec![el("span").text(words)],
        )
}
