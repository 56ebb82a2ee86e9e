//! What the worker for study has the page show: drawn as it comes, pressed and sent back.

use leptos::prelude::{Get, With};
use wasm_bindgen::JsCast;
use web_sys::{Event, FocusOptions};

use crate::text::Words;
use crate::web::dom::{Element, effect, el, svg};
use crate::web::file;
use crate::web::said::Said;
use crate::web::store::Store;
use crate::web::take_along::Way;

use super::{button, modal};

/// The longest file that is read, in bytes: some ten thousand matches.
const LONGEST_FILE: u32 = 10_000_000;

/// Adds the dialog of what is looked at beside the table, as long as something is.
pub fn with_study(place: Element, store: Store) -> Element {
    place.show(
        move || store.study.with(Option::is_some),
        move || dialog(store),
    )
}

/// A button that opens something in the study, by its act.
pub fn study_button(
    store: Store,
    words: fn(&'static Words) -> &'static str,
    act: &'static str,
) -> Element {
    button(store.text(words), move || store.open_study(act.into()))
}

fn dialog(store: Store) -> Element {
    let said = move || store.study.get();
    let content = el("div.leaf.text.study")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-labelledby", "modal-title")
        .class_when("no-copy", || !Way::Copy.is_open())
        .class_when("no-send", || !Way::Send.is_open())
        .on("click", move |event| pressed(store, &event))
        .live(said, |said| {
            let nodes = Said::read(&said.unwrap_or_default()).list("nodes");
            nodes.iter().map(draw).collect()
        });
    let host = content.node();
    effect(move || {
        // What was pressed is gone: the new page has the focus, at its beginning.
        store.study.with(|_| ());
        host.set_scroll_top(0);
        // The dialog is in sight already. To scroll to it once more would, in a frame, move somebody
        // else's page, and a press while that moves may miss the frame.
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        // It fails for no element that is there.
        let _ = host.focus_with_options(&still);
    });
    let title = move || {
        let title = Said::read(&said().unwrap_or_default()).text("title");
        if title.is_empty() {
            "…".into()
        } else {
            title
        }
    };
    let close = move || store.close_study();
    modal(title, store.text(|words| words.close), close, |dialog| {
        dialog.class("reading").child(content)
    })
}

/// An element as it was sent: its tag, attributes, text and children.
pub fn draw(node: &Said) -> Element {
    let tag = node.text("t");
    let made = match tag.as_str() {
        "svg" | "path" | "use" => svg(&tag),
        _ => el(&tag),
    };
    let attributes = node.list("a").into_iter();
    let made = attributes.fold(made, |made, pair| {
        made.attr(&pair.text("0"), pair.text("1"))
    });
    made.text(node.text("x"))
        .children(node.list("c").iter().map(draw))
}

/// The act of the element that an event comes from, and that element.
fn act(event: &Event) -> Option<(String, web_sys::Element)> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let actor = target.closest("[data-act]").ok()??;
    Some((actor.get_attribute("data-act")?, actor))
}

/// Does what the button pressed is for: here, if it is for the browser, else in the worker.
fn pressed(store: Store, event: &Event) {
    let Some((act, button)) = act(event).filter(|(_, actor)| actor.tag_name() == "BUTTON") else {
        return;
    };
    let done = move || {
        let says = button.text_content().unwrap_or_default();
        button.set_text_content(Some(&format!("{} ✓", says.trim_end_matches(" ✓"))));
    };
    if let Some(text) = act.strip_prefix("copy:") {
        Way::Copy.take(text, done);
    } else if let Some(text) = act.strip_prefix("send:") {
        Way::Send.take(text, done);
    } else if act == "import" {
        file::pick(LONGEST_FILE, move |text| {
            store.file_in_study(&text.unwrap_or_default());
        });
    } else {
        store.act_in_study(act);
    }
}
