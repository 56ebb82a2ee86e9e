//! A checkbox for a setting that is on or off.

use crate::dom::{Element, IntoText, el};
use crate::event::checkbox_is_checked;

/// A labelled checkbox that shows whether something `is_on`, and calls `change` with whether it is to be.
pub fn labelled_switch<T: IntoText>(
    label: impl Fn() -> T + 'static,
    is_on: impl Fn() -> bool + 'static,
    change: impl Fn(bool) + 'static,
) -> Element {
    let field =
        el("input")
            .attr("type", "checkbox")
            .live_checked(is_on)
            .on("change", move |event| {
                change(checkbox_is_checked(&event));
            });
    el("label.switch")
        .child(field)
        .child(el("span").live_text(label))
}
