//! One of a row of buttons of which one is chosen.

use crate::dom::{Element, IntoText, el};

/// One of a row of buttons of which one is chosen, still without its words.
pub fn segment(
    name: &'static str,
    value: impl IntoText,
    chosen: impl Fn() -> bool + 'static,
    choose: impl Fn() + 'static,
) -> Element {
    let radio = el("input")
        .attr("type", "radio")
        .attr("name", name)
        .attr("value", value)
        .live_checked(chosen)
        .on("change", move |_| choose());
    el("label").child(radio)
}
