//! What the worker for study has the page show: drawn as it comes, pressed and sent back.

use core::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{Get, With};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use crate::message::Message;
use crate::store::Store;
use little_devils::words::Words;
use page::dom::{Element, effect, el, svg};
use page::focus;
use page::share::Way;
use protocol::Node;

use crate::components::{modal, page_to_read};
use page::widgets::button;

/// A button that opens something in the study, by its act.
pub fn study_button(
    store: Store,
    words: fn(&'static Words) -> &'static str,
    act: &'static str,
) -> Element {
    button(store.text(words), move || store.open_study(act.into()))
}

/// The dialog of what is looked at beside the table.
pub fn analysis(store: Store) -> Element {
    let said = move || store.study.get();
    let pressed_key = Rc::new(RefCell::new(String::new()));
    let remembered = Rc::clone(&pressed_key);
    let heard = el("div.spoken").attr("role", "status");
    let [heard_copy, heard_step] = [heard.node(), heard.node()];
    let content = el("div.leaf.text.study")
        .class_when("no-copy", || !Way::Copy.is_open())
        .class_when("no-send", || !Way::Send.is_open())
        .on("click", move |event| {
            let key = act(&event).and_then(|(_, actor)| actor.get_attribute(Node::KEY));
            remembered.replace(key.unwrap_or_default());
            pressed(store, &event, &heard_copy);
        })
        .live(said, |said| {
            let nodes = Message::read(&said.unwrap_or_default()).list("nodes");
            nodes.iter().map(draw).collect()
        });
    let (host, walked) = (content.node(), content.node());
    effect(move || {
        store.study.with(|_| ());
        // What was pressed is gone. What a key presses too is in its place again and has the focus, and
        // what it has led to is said; what was asked for has it; else the new page, at its beginning.
        if let Some(button) = keyed(&host, &pressed_key.take()) {
            focus::take(&button);
            if let Ok(Some(told)) = host.query_selector("[data-told]") {
                say(&heard_step, told.get_attribute("data-told"));
            }
        } else if let Some(asked) = found(&host, "[data-asked]") {
            asked.scroll_into_view();
            focus::take(&asked);
        } else {
            host.set_scroll_top(0);
            focus::take(&host);
        }
    });
    let title = move || {
        let title = Message::read(&said().unwrap_or_default()).text("title");
        if title.is_empty() {
            "…".into()
        } else {
            title
        }
    };
    let close = move || store.close_study();
    modal(title, store.text(Words::close), close, |dialog| {
        page_to_read(dialog, content)
            .child(heard)
            .on("keydown", move |event| {
                press_by_key(&walked, event.unchecked_ref());
            })
    })
}

/// Presses the button that has this key, wherever in the dialog the focus is.
fn press_by_key(content: &HtmlElement, event: &KeyboardEvent) {
    let plain = !(event.alt_key() || event.ctrl_key() || event.meta_key());
    if let Some(button) = keyed(content, &event.key()).filter(|_| plain) {
        event.prevent_default();
        button.click();
    }
}

/// The button that a key of this name presses too.
fn keyed(content: &HtmlElement, key: &str) -> Option<HtmlElement> {
    // A key whose name is no part of a selector has no button.
    found(content, &format!("[{}='{key}']", Node::KEY))
}

fn found(content: &HtmlElement, selector: &str) -> Option<HtmlElement> {
    content.query_selector(selector).ok()??.dyn_into().ok()
}

/// Has something said. Equal words are a new element each time, so that they are said again.
fn say(heard: &HtmlElement, words: Option<String>) {
    heard.set_text_content(None);
    let said = el("p").text(words);
    // A new element may be put anywhere.
    let _ = heard.append_child(&said.node());
}

/// An element as it was sent: its tag, attributes, text and children.
pub fn draw(node: &Message) -> Element {
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
fn pressed(store: Store, event: &Event, heard: &HtmlElement) {
    let Some((act, button)) = act(event).filter(|(_, actor)| actor.tag_name() == "BUTTON") else {
        return;
    };
    let heard = heard.clone();
    let done = move || {
        let says = button.text_content().unwrap_or_default();
        let says = format!("{} ✓", says.trim_end_matches(" ✓"));
        button.set_text_content(Some(&says));
        say(&heard, Some(says));
    };
    if let Some(text) = act.strip_prefix("copy:") {
        Way::Copy.take(text, done);
    } else if let Some(text) = act.strip_prefix("send:") {
        Way::Send.take(text, done);
    } else if act == "export" {
        store.export_file();
    } else if act == "import" {
        store.import_file();
    } else {
        store.act_in_study(act);
    }
}
