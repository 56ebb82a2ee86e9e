//! A segment of a segmented control: one of a row of radio buttons.

use crate::dom::{Element, IntoText, el};

/// A radio button of a segmented control, without its text.
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
