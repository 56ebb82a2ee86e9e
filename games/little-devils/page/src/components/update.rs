//! The offer of a new version.

use leptos::prelude::Get;

use crate::pwa;
use crate::store::Store;
use little_devils::words::Words;
use page::dom::{Element, el};

use page::widgets::button;

/// Adds a quiet offer to load the new version, where one waits. It stands where nothing is lost by
/// it: between rounds and at the set-up form.
pub fn with_update_offer(place: Element, store: Store) -> Element {
    place.show(
        move || store.update_waits.get(),
        move || {
            el("p.update")
                .attr("role", "status")
                .child(el("span").live_text(store.text(Words::update_waits)))
                .child(button(store.text(Words::update), pwa::update))
        },
    )
}
