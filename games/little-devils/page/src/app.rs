//! The composition root: makes all parts of the page and connects them.

use little_devils::protocol::StorageNames;
use little_devils::words::Words;
use page::components::with_screens;
use page::dom;
use page::dom::Element;
use page::frame;
use page::reminder;
use page::shell;
use page::shell::{MatchTask, MatchView, Notice, WithLazy};

use crate::components::log;
use crate::store::{Chunk, LazyView, LittleDevils, LoadChunk, Opening, Store};
use crate::{coach, scene_effects};

/// Starts the page.
pub fn start(load: LoadChunk) {
    shell::start(load, Opening::is_first(), open);
}

fn open(load: LoadChunk, chunk: Option<Chunk>) {
    let opening = Opening::new(chunk.map(|chunk| (chunk.settings)()));
    shell::mount::<LittleDevils>(opening.lang(), move |host, words| {
        page(host, Store::open(opening, words, load, chunk))
    });
}

fn page(host: Element, store: Store) -> Element {
    store.connect(Words::title);
    scene_effects::watch(store);
    store.watch_saves();
    if frame::host().is_some() {
        store.run_lazy(MatchTask::Embed.into());
    }
    if reminder::take_import_offer(
        StorageNames::IMPORT_OFFERED,
        &[StorageNames::MATCH, StorageNames::SETTINGS],
    ) {
        store.notify(Notice::ImportHere);
    }
    coach::start(store);
    dom::on_window("hashchange", move |_| store.follow_address());
    with_screens(host, *store)
        .lazy(*store, move || {
            store.is_analysis_open().then_some(LazyView::Analysis)
        })
        .lazy(*store, move || {
            let question = store.question().map(MatchView::Question);
            question.map(LazyView::Match)
        })
        .child(log(store))
}
