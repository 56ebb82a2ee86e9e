//! The offer of a new version.

use crate::store::Store;
use page::dom::{Element, el};
use page::pwa;

use page::widgets::button;
use words::ShellWords;

/// Adds an offer to load the new version, if one waits. It is shown where nothing is lost by a reload:
/// between rounds and at the set-up form.
pub fn with_update_offer(place: Element, store: Store) -> Element {
    place.show(
        move || store.update_waits(),
        move || {
            el("p.update")
                .attr("role", "status")
                .child(el("span").live_text(store.text(ShellWords::update_waits)))
                .child(button(store.text(ShellWords::update), pwa::update))
        },
    )
}
