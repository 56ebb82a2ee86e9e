//! Buttons.

use crate::dom::{Element, IntoText, el};

use super::icon;

/// A button with words on it.
pub fn button<T: IntoText>(words: impl Fn() -> T + 'static, press: impl Fn() + 'static) -> Element {
    el("button")
        .attr("type", "button")
        .live_text(words)
        .on("click", move |_| press())
}

/// A button with a picture beside its words.
pub fn icon_button<T: IntoText>(
    picture: &str,
    words: impl Fn() -> T + 'static,
    press: impl Fn() + 'static,
) -> Element {
    el("button")
        .attr("type", "button")
        .child(icon(picture))
        .child(el("span").live_text(words))
        .on("click", move |_| press())
}
