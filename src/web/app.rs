//! The composition root: everything is made and put together here.

use leptos::prelude::{Get, With, document};

use super::components::{lobby, notices, table_view};
use super::dom::{self, Element};
use super::pwa;
use super::store::Store;

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
    dom::effect(move || {
        let words = store.words();
        document().set_title(words.title);
        if let Some(root) = document().document_element() {
            // Only a document without a root element could refuse.
            let _ = root.set_attribute("lang", store.lang.get().tag());
        }
    });
    host.child(notices(store)).live(
        move || store.scene.with(Option::is_some),
        move |at_table| {
            if at_table {
                table_view(store)
            } else {
                vec![lobby(store)]
            }
        },
    )
}
