//! The composition root: everything is made and put together here.

use leptos::prelude::{Get, With, document};
use page::frame;
use wasm_bindgen::throw_str;

use super::chunk::{Chunk, LazyTask, LazyView, LoadChunk, WithLazy};
use super::components::{lobby, log, notices, table_view};
use super::store::{Opening, Store};
use super::{coach, pwa, reminder, save_guard, scene_effects, texts, theme};
use page::clock;
use page::dom;
use page::dom::Element;
use page::focus;

/// Starts the page. If something is kept, or the page is in a frame, the chunk is loaded first.
pub fn start(load: LoadChunk) {
    console_error_panic_hook::set_once();
    if save_guard::is_empty() && frame::host().is_none() {
        return open(load, None);
    }
    load(Box::new(move |chunk| {
        if chunk.is_none() {
            // The script that tells of trouble hears it, as it hears of a program that did not arrive.
            throw_str("a part of the program did not arrive");
        }
        open(load, chunk);
    }));
}

/// Opens the page as soon as the messages are there.
fn open(load: LoadChunk, chunk: Option<Chunk>) {
    let settings = chunk.map(|chunk| (chunk.settings)());
    let opening = Opening::read(settings.unwrap_or_default());
    texts::words(opening.lang(), move |words| {
        let Some(words) = words else {
            throw_str("the messages did not arrive");
        };
        // In a task of its own: the program's own start is work enough for one.
        clock::after(0, move || {
            if let Some(host) = document().get_element_by_id("app") {
                // What the static page shows until now goes.
                host.set_inner_html("");
                dom::mount(&host, move |host| {
                    page(host, Store::open(opening, words, load, chunk))
                });
            }
        });
    });
}

fn page(host: Element, store: Store) -> Element {
    pwa::register(store);
    theme::dress(store);
    scene_effects::watch(store);
    save_guard::watch(store);
    if frame::host().is_some() {
        store.run_lazy(LazyTask::Embed);
    }
    reminder::offer_import(store);
    focus::watch();
    coach::coach(store);
    dom::on_window("hashchange", move |_| store.follow_address());
    dom::effect(move || {
        let words = store.words();
        document().set_title(words.title());
        if let Some(root) = document().document_element() {
            // Only a document without a root element could refuse.
            let _ = root.set_attribute("lang", store.lang().tag());
        }
    });
    let place = move || {
        let at_table = store.scene().is_some();
        // The form is made anew when the page around has wished for a match.
        let form = if at_table { 0 } else { store.wished.get() };
        let learning = store.with_chunk(store.learning.get().then_some(()));
        (at_table, learning.is_some(), form)
    };
    let page = host
        .child(notices(store))
        .live(place, move |place| match place {
            (true, ..) => table_view(store),
            (false, true, _) => store.build(LazyView::Lesson).into_iter().collect(),
            (false, false, _) => vec![lobby(store)],
        });
    page.lazy(store, move || store.page.get().map(LazyView::Page))
        .lazy(store, move || {
            let open = store.study.with(Option::is_some);
            open.then_some(LazyView::Study)
        })
        .lazy(store, move || store.question.get().map(LazyView::Question))
        .child(log(store))
}
