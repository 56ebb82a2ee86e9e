//! The curtain between the turns of people who share a device.

use session::Event;
use words::ShellWords;

use crate::dom::Element;
use crate::focus;
use crate::shell::{MatchPage, MatchTask, Shell};
use crate::widgets::{button, modal_with_button};

/// The dialog that asks for the next person. Nobody's hand is on the page while it is open.
pub(super) fn curtain<G: MatchPage>(shell: Shell<G>, name: String, can_undo: bool) -> Element {
    focus::forget_origin();
    let undo = can_undo.then(|| {
        button(shell.text(ShellWords::undo), move || {
            shell.run_lazy(MatchTask::Undo.into());
        })
    });
    let title = move || shell.words().pass_to(&name);
    let ready = move || shell.send(Event::Ready);
    modal_with_button(
        title,
        shell.text(ShellWords::ready),
        ready,
        undo,
        |dialog| dialog.class("curtain"),
    )
}
