//! The one live region: says what happens to who cannot see it.

use leptos::prelude::Get;

use crate::announcer;
use crate::announcer::Line;
use crate::keys;
use crate::store::Store;
use little_devils::words::Words;
use page::dom::{Element, el};

/// The log. It stays on the page for as long as the page does; each line is an element of its own,
/// so that equal words are spoken again.
pub fn log(store: Store) -> Element {
    let lines = announcer::lines(store);
    keys::listen(store, lines);
    el("div.log")
        .attr("role", "log")
        .live_attr("aria-label", store.text(Words::log))
        .each(
            move || lines.get(),
            |line: &Line| line.number,
            |line| el("p").text(line.text),
        )
}
