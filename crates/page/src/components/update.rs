//! The offer of a new version.

use words::ShellWords;

use crate::dom::{Element, el};
use crate::pwa;
use crate::shell::Shell;
use crate::widgets::button;

/// Adds an offer to load the new version, if one waits. It is shown where nothing is lost by a reload:
/// between rounds and at the set-up form.
pub fn with_update_offer(place: Element, shell: Shell) -> Element {
    place.show(
        move || shell.update_waits(),
        move || {
            el("p.update")
                .attr("role", "status")
                .child(el("span").live_text(shell.text(ShellWords::update_waits)))
                .child(button(shell.text(ShellWords::update), pwa::update))
        },
    )
}
