//! Buttons.

use crate::dom::{Element, IntoText, el};

use super::icon;

/// A button with a text.
pub fn button<T: IntoText>(text: impl Fn() -> T + 'static, press: impl Fn() + 'static) -> Element {
    el("button")
        .attr("type", "button")
        .live_text(text)
        .on("click", move |_| press())
}

/// A button with an icon beside its text.
pub fn icon_button<T: IntoText>(
    icon_name: &str,
    text: impl Fn() -> T + 'static,
    press: impl Fn() + 'static,
) -> Element {
    el("button")
        .attr("type", "button")
        .child(icon(icon_name))
        .child(el("span").live_text(text))
        .on("click", move |_| press())
}
