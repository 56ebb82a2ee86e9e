//! The composition root: everything is made and put together here.

use leptos::prelude::{Get, document};

use super::components::{lesson, lobby, log, notices, table_view, with_pages, with_study};
use super::dom::{self, Element};
use super::store::Store;
use super::{embed, keeper, look, pwa, watch};

/// Wakes the page.
pub fn start() {
    console_error_panic_hook::set_once();
    if let Some(host) = document().get_element_by_id("app") {
        // What the static page shows until now goes.
        host.set_inner_html("");
        dom::mount(&host, page);
    }
}

fn page(host: Element) -> Element {
    let store = Store::open();
    pwa::register(store);
    look::dress(store);
    watch::watch(store);
    keeper::watch(store);
    embed::connect(store);
    dom::effect(move || {
        let words = store.words();
        document().set_title(words.title);
        if let Some(root) = document().document_element() {
            // Only a document without a root element could refuse.
            let _ = root.set_attribute("lang", store.lang.get().tag());
        }
    });
    let place = move || {
        let at_table = store.scene().is_some();
        // The form is made anew when the page around has wished for a match.
        let form = if at_table { 0 } else { store.wished.get() };
        (at_table, store.learning.get(), form)
    };
    let page = host
        .child(notices(store))
        .live(place, move |place| match place {
            (true, ..) => table_view(store),
            (false, true, _) => vec![lesson(store)],
            (false, false, _) => vec![lobby(store)],
        });
    with_study(with_pages(page, store), store).child(log(store))
}
