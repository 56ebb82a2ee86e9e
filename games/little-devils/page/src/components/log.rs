//! The log: the live region that tells screen readers what happens.

use leptos::prelude::Get;

use crate::announcer;
use crate::announcer::LogLine;
use crate::store::Store;
use page::dom::{Element, el};
use words::ShellWords;

use super::keys;

/// The log, for the lifetime of the page. Each line is an element, so that equal lines are spoken again.
pub fn log(store: Store) -> Element {
    let lines = announcer::lines(store);
    keys::listen(store, lines);
    el("div.log")
        .attr("role", "log")
        .live_attr("aria-label", store.text(ShellWords::log))
        .each(
            move || lines.get(),
            |line: &LogLine| line.number,
            |line| el("p").text(line.text),
        )
}
