//! The parts of the static page that stay when the program takes its place: the browser has painted them already, and
//! they are the largest. The same elements are in the first page whenever it is shown.

use core::cell::RefCell;

use crate::dom::{Element, IntoText, el};

/// The parts by their tags and classes.
const PARTS: [&str; 5] = [TITLE, EMBLEM, NAME, SUBTITLE, CREDITS];
const TITLE: &str = "header.title";
const EMBLEM: &str = "div.emblem";
const NAME: &str = "h1";
const SUBTITLE: &str = "p.subtitle";
const CREDITS: &str = "p.made-by";

thread_local! {
    /// The parts that the static page had.
    static KEPT: RefCell<Vec<(&'static str, web_sys::Element)>> = const { RefCell::new(Vec::new()) };
}

/// Takes the parts out of the static page, which is removed.
pub(crate) fn take(host: &web_sys::Element) {
    let found = PARTS.into_iter().filter_map(|part| {
        let element = host.query_selector(part).ok()??;
        Some((part, element))
    });
    KEPT.set(found.collect());
    host.set_inner_html("");
}

/// A part, or a new element if the static page had none.
fn part(name: &str) -> Element {
    let of_name = |(part, _): &&(&str, web_sys::Element)| *part == name;
    let kept = KEPT.with_borrow(|kept| kept.iter().find(of_name).map(|(_, part)| part.clone()));
    kept.map_or_else(|| el(name), Element::of)
}

/// The title of the first page, below its emblem.
pub fn title<N: IntoText, S: IntoText>(
    name: impl Fn() -> N + 'static,
    subtitle: impl Fn() -> S + 'static,
) -> Element {
    part(TITLE)
        .emptied()
        .child(part(EMBLEM))
        .child(part(NAME).emptied().live_text(name))
        .child(part(SUBTITLE).emptied().live_text(subtitle))
}

/// The credits of the first page.
pub fn credits<T: IntoText>(text: impl Fn() -> T + 'static) -> Element {
    part(CREDITS).emptied().live_text(text)
}
