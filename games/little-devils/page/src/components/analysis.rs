//! The analysis pages: shows what the analysis worker describes, and sends it the actions of buttons.

use core::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::on_cleanup;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use crate::analysis_page::{AnalysisEntry, AnalysisPage};
use crate::state::Task;
use crate::store::Store;
use little_devils::protocol::Action;
use page::dom::{Element, effect, el};
use page::focus;
use page::node::{build_element, page_leaf, pressed, pressed_action, share_from, speak};
use page::share::ShareMethod;
use protocol::Node;

use page::widgets::{button, modal, with_leaf};
use words::ShellWords;

/// A button that opens an analysis page.
pub fn analysis_button(
    store: Store,
    words: fn(&'static ShellWords) -> &'static str,
    entry: AnalysisEntry,
) -> Element {
    button(store.text(words), move || {
        store.run_own(Task::OpenAnalysis(entry));
    })
}

/// Asks for the person's costliest card, as long as the place for it is there. The worker fills it.
pub fn costliest(store: Store) {
    effect(move || store.request_match_line());
    on_cleanup(move || store.cancel_match_line());
}

/// The dialog of an analysis page.
pub fn analysis_view(store: Store) -> Element {
    let pressed_key = Rc::new(RefCell::new(String::new()));
    let remembered = Rc::clone(&pressed_key);
    let status = el("div.spoken").attr("role", "status");
    let [copy_status, step_status] = [status.node(), status.node()];
    let content = page_leaf()
        .on("click", move |event| {
            let key = pressed(&event).and_then(|element| element.get_attribute(Node::KEY));
            remembered.replace(key.unwrap_or_default());
            handle_press(store, &event, &copy_status);
        })
        .live(
            move || store.analysis_page(),
            |page| match page {
                AnalysisPage::Shown { nodes, .. } => nodes.iter().map(build_element).collect(),
                AnalysisPage::Loading | AnalysisPage::Closed => Vec::new(),
            },
        );
    let (host, walked) = (content.node(), content.node());
    effect(move || {
        // Runs again for each new page.
        let _ = store.is_analysis_open();
        // The button that was pressed is gone. If it has a key, the new button of that key gets the
        // focus, and the outcome is spoken. Else the requested part gets it, or the top of the page.
        if let Some(button) = keyed(&host, &pressed_key.take()) {
            focus::focus(&button);
            if let Ok(Some(outcome)) = host.query_selector("[data-told]") {
                speak(&step_status, outcome.get_attribute("data-told"));
            }
        } else if let Some(requested) = find(&host, "[data-asked]") {
            requested.scroll_into_view();
            focus::focus(&requested);
        } else {
            host.set_scroll_top(0);
            focus::focus(&host);
        }
    });
    let title = move || match store.analysis_page() {
        AnalysisPage::Shown { title, .. } => title,
        AnalysisPage::Loading | AnalysisPage::Closed => "…".into(),
    };
    let close = move || store.close_analysis();
    modal(title, store.text(ShellWords::close), close, |dialog| {
        with_leaf(dialog, content)
            .child(status)
            .on("keydown", move |event| {
                press_by_key(&walked, event.unchecked_ref());
            })
    })
}

/// Presses the button of a key, wherever in the dialog the focus is.
fn press_by_key(content: &HtmlElement, event: &KeyboardEvent) {
    let plain = !(event.alt_key() || event.ctrl_key() || event.meta_key());
    if let Some(button) = keyed(content, &event.key()).filter(|_| plain) {
        event.prevent_default();
        button.click();
    }
}

/// The button of a key.
fn keyed(content: &HtmlElement, key: &str) -> Option<HtmlElement> {
    // A key whose name is no valid part of a selector has no button.
    find(content, &format!("[{}='{key}']", Node::KEY))
}

fn find(content: &HtmlElement, selector: &str) -> Option<HtmlElement> {
    content.query_selector(selector).ok()??.dyn_into().ok()
}

/// Performs the action of the pressed button: here if it needs the browser, else in the worker.
fn handle_press(store: Store, event: &Event, status: &HtmlElement) {
    let Some((button, action)) = pressed_action(event) else {
        return;
    };
    let Ok(action) = action.parse() else {
        return;
    };
    match action {
        Action::Copy(text) => share_from(&button, ShareMethod::Copy, &text, status),
        Action::Send(text) => share_from(&button, ShareMethod::Send, &text, status),
        Action::Export => store.export_file(),
        Action::Import => store.import_file(),
        action => store.send_analysis_action(action),
    }
}
