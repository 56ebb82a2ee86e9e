//! Texts for screen readers in a dialog that the game itself opens.

use core::cell::Cell;

use crate::dom::{Element, IntoText, el};
use crate::shell::Shell;
use crate::widgets::modal::ANSWERS;

/// Adds texts for screen readers. They do not speak the log while a dialog is open, so the description
/// of the dialog has its last lines, and a live region in the dialog has the answers to keys.
pub fn with_spoken<T: IntoText>(
    dialog: Element,
    shell: Shell,
    description: impl Fn() -> T + 'static,
) -> Element {
    // An answer from the table is not spoken again here.
    shell.clear_answer();
    // Equal answers are spoken again: each is a new element.
    let answers = Cell::new(0);
    let answer = move || {
        answers.set(answers.get() + 1);
        (answers.get(), shell.answer())
    };
    let status = el("div.spoken")
        .attr("role", "status")
        .live(answer, |(_, answer)| {
            answer
                .map(|answer| el("p").text(answer))
                .into_iter()
                .collect()
        });
    dialog
        .attr("aria-describedby", "modal-told")
        .attr(ANSWERS, "")
        .child(
            el("p.spoken")
                .attr("id", "modal-told")
                .live_text(description),
        )
        .child(status)
}
