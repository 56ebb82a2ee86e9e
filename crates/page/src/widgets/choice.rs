//! A choice of one from a few, with its label.

use std::borrow::Cow;

use crate::dom;
use crate::dom::{Element, IntoText, el};

/// A value to choose, with its words.
pub type Choosable = (&'static str, Cow<'static, str>);

/// A labelled `select`; see [`select`].
pub fn choice<T: IntoText>(
    label: impl Fn() -> T + 'static,
    options: impl Fn() -> Vec<Choosable> + 'static,
    chosen: impl Fn() -> &'static str + Copy + 'static,
    choose: impl Fn(&str) + 'static,
) -> Element {
    el("label.choice")
        .child(el("span.label").live_text(label))
        .child(select(options, chosen, choose))
}

/// A `select` with these options, which holds what is `chosen` and hands on what is chosen anew.
pub fn select(
    options: impl Fn() -> Vec<Choosable> + 'static,
    chosen: impl Fn() -> &'static str + Copy + 'static,
    choose: impl Fn(&str) + 'static,
) -> Element {
    let option = move |(value, words): Choosable| {
        el("option")
            .attr("value", value)
            .live_attr("selected", move || (chosen() == value).then_some(""))
            .text(words)
    };
    el("select")
        .live(options, move |options| {
            options.into_iter().map(option).collect()
        })
        .live_value(chosen)
        .on("change", move |event| choose(&dom::value(&event)))
}
