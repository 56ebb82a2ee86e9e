//! The composition root: makes all parts of the page and connects them.

use leptos::prelude::document;
use wasm_bindgen::throw_str;

use little_devils::protocol::MATCH;
use little_devils::words::Words;
use page::clock;
use page::dom;
use page::dom::Element;
use page::focus;
use page::frame;
use page::shell::WithLazy;
use page::{pwa, reminder, texts, theme};

use crate::components::{lobby, log, notices, table_view};
use crate::storage_names::{IMPORT_OFFERED, SETTINGS};
use crate::store::{Chunk, LazyTask, LazyView, LoadChunk, Opening, Store};
use crate::{coach, scene_effects};
use page::shell::Notice;

/// Starts the page. If settings or a match are saved, or the page is in a frame, the chunk is loaded
/// first.
pub fn start(load: LoadChunk) {
    console_error_panic_hook::set_once();
    if Opening::is_first() && frame::host().is_none() {
        return open(load, None);
    }
    load(Box::new(move |chunk| {
        if chunk.is_none() {
            // trouble.js reports it, as it does for a program that has not arrived.
            throw_str("a part of the program did not arrive");
        }
        open(load, chunk);
    }));
}

/// Opens the page as soon as the messages are loaded.
fn open(load: LoadChunk, chunk: Option<Chunk>) {
    let opening = Opening::new(chunk.map(|chunk| (chunk.settings)()));
    texts::load(Words::FOLDER, opening.lang(), Words::parse, move |words| {
        let Some(words) = words else {
            throw_str("the messages did not arrive");
        };
        // In a task of its own: starting the program is work enough for one.
        clock::after(0, move || {
            if let Some(host) = document().get_element_by_id("app") {
                // Removes the static page.
                host.set_inner_html("");
                dom::mount(&host, move |host| {
                    page(host, Store::open(opening, words, load, chunk))
                });
            }
        });
    });
}

fn page(host: Element, store: Store) -> Element {
    pwa::register(move || store.offer_update());
    theme::follow(move || store.preferences());
    scene_effects::watch(store);
    store.watch_saves();
    if frame::host().is_some() {
        store.run_lazy(LazyTask::Embed);
    }
    if reminder::take_import_offer(IMPORT_OFFERED, &[MATCH, SETTINGS]) {
        store.notify(Notice::ImportHere);
    }
    focus::watch();
    coach::start(store);
    dom::on_window("hashchange", move |_| store.follow_address());
    dom::effect(move || {
        let words = store.words();
        document().set_title(words.title());
        if let Some(root) = document().document_element() {
            // It fails only for a document without a root element.
            let _ = root.set_attribute("lang", store.lang().tag());
        }
    });
    let screen = move || {
        let at_table = store.scene().is_some();
        // The form is rebuilt when the host page has requested a match.
        let form = if at_table { 0 } else { store.host_requests() };
        let learning = store.with_chunk(store.is_learning().then_some(()));
        (at_table, learning.is_some(), form)
    };
    let page = host
        .child(notices(store))
        .live(screen, move |screen| match screen {
            (true, ..) => table_view(store),
            (false, true, _) => store.build(LazyView::Lesson).into_iter().collect(),
            (false, false, _) => vec![lobby(store)],
        });
    page.lazy(*store, move || store.dialog().map(LazyView::Dialog))
        .lazy(*store, move || {
            store.is_analysis_open().then_some(LazyView::Analysis)
        })
        .lazy(*store, move || store.question().map(LazyView::Question))
        .child(log(store))
}
