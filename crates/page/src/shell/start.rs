//! Starting a page.

use leptos::prelude::document;
use wasm_bindgen::throw_str;
use words::Lang;

use super::{Catalogs, Chunk, LoadChunk, Shell, WordsRef};
use crate::address;
use crate::back;
use crate::clock;
use crate::dom;
use crate::dom::{Element, effect};
use crate::file;
use crate::focus;
use crate::frame;
use crate::pwa;
use crate::static_page;
use crate::texts;
use crate::theme;

/// Starts the page. Unless this `is_first`, a visit with nothing saved, or if the page is in a frame, the
/// chunk is loaded before `open` runs.
pub fn start(load: LoadChunk, is_first: bool, open: impl FnOnce(Option<Chunk>) + 'static) {
    if is_first && frame::host().is_none() {
        return open(None);
    }
    load(Box::new(move |chunk| {
        if chunk.is_none() {
            // error-overlay.js reports it, as it does for a program that has not arrived.
            throw_str("a part of the program did not arrive");
        }
        open(chunk);
    }));
}

/// Loads the messages of a language, and puts the page in the place of the static one. `page` adds its
/// elements.
pub fn mount(
    catalogs: Catalogs,
    lang: Lang,
    page: impl FnOnce(Element, WordsRef) -> Element + 'static,
) {
    texts::load("words", catalogs.words, lang, move |words| {
        let Some(words) = words else {
            throw_str("the messages did not arrive");
        };
        // In a task of its own: starting the program is work enough for one.
        clock::after(0, move || {
            if let Some(host) = document().get_element_by_id("app") {
                static_page::take(&host);
                dom::mount(&host, move |host| page(host, words));
            }
        });
    });
}

impl Shell {
    /// Connects the page with the browser for its lifetime: the service worker, the look, the focus, the day, the
    /// settings of other tabs, the `title` and the language of the document. The title follows signals.
    pub fn connect<T: AsRef<str>>(self, title: impl Fn() -> T + 'static) {
        pwa::register(move || self.offer_update());
        theme::follow(move || self.preferences());
        focus::watch();
        file::on_drop(move |name| {
            // The notice lies behind a dialog.
            self.close_dialog();
            self.offer_import(name);
        });
        back::watch(
            move || address::fragment().is_some_and(|fragment| self.page().opens(self, &fragment)),
            move || self.set_learning(false),
        );
        self.watch_day();
        self.watch_settings();
        effect(move || {
            document().set_title(title().as_ref());
            if let Some(root) = document().document_element() {
                // It fails only for a document without a root element.
                let _ = root.set_attribute("lang", self.lang().tag());
            }
        });
    }
}
