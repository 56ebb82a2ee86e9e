//! Parts of every table: the link to the hand, the status line, and other lines of text.

use words::ShellWords;

use crate::dom::{Element, el};
use crate::focus;
use crate::shell::Shell;

/// The link that skips everything before the hand.
pub fn skip_link(shell: Shell) -> Element {
    el("a.skip")
        .attr("href", "#hand")
        .on("click", |event| {
            event.prevent_default();
            focus::focus_pieces();
        })
        .live_text(shell.text(ShellWords::skip_to_hand))
}

/// The status line: the prompt, or why a card was refused.
pub fn status_line(shell: Shell, prompt: impl Fn() -> Option<String> + 'static) -> Element {
    line_of("p.status", move || shell.remark(), prompt)
}

/// A line with a text, or with a remark as long as there is one.
pub fn line_of(
    place: &str,
    remark: impl Fn() -> Option<String> + Copy + 'static,
    text: impl Fn() -> Option<String> + 'static,
) -> Element {
    // A new text is a new element: in the old one it counts as a layout shift.
    el(place)
        .class_when("refused", move || remark().is_some())
        .live(
            move || remark().or_else(&text),
            |words| {
                words
                    .map(|words| el("span").text(words))
                    .into_iter()
                    .collect()
            },
        )
}
