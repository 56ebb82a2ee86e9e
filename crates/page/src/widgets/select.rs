//! A `<select>` field, with or without a label.

use std::borrow::Cow;

use crate::dom;
use crate::dom::{Element, IntoText, el};

/// The value and the text of an option.
pub type SelectOption = (&'static str, Cow<'static, str>);

/// A labelled `<select>`; see [`select`].
pub fn labelled_select<T: IntoText>(
    label: impl Fn() -> T + 'static,
    options: impl Fn() -> Vec<SelectOption> + 'static,
    selected: impl Fn() -> &'static str + Copy + 'static,
    on_select: impl Fn(&str) + 'static,
) -> Element {
    el("label.choice")
        .child(el("span.label").live_text(label))
        .child(select(options, selected, on_select))
}

/// A `<select>` that shows the `selected` value and calls `on_select` with a new one.
pub fn select(
    options: impl Fn() -> Vec<SelectOption> + 'static,
    selected: impl Fn() -> &'static str + Copy + 'static,
    on_select: impl Fn(&str) + 'static,
) -> Element {
    let option = move |(value, text): SelectOption| {
        el("option")
            .attr("value", value)
            .live_attr("selected", move || (selected() == value).then_some(""))
            .text(text)
    };
    el("select")
        .live(options, move |options| {
            options.into_iter().map(option).collect()
        })
        .live_value(selected)
        .on("change", move |event| on_select(&dom::field_value(&event)))
}
