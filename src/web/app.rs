//! The composition root: everything is made and put together here.

use leptos::prelude::*;

use super::components::{Lobby, Notices, TableView};
use super::pwa;
use super::store::Store;

/// Wakes the page.
pub fn start() {
    console_error_panic_hook::set_once();
    let host = document().get_element_by_id("app");
    if let Some(host) = host {
        // What the static page shows until now goes.
        host.set_inner_html("");
        leptos::mount::mount_to(wasm_bindgen::JsCast::unchecked_into(host), App).forget();
    }
}

#[component]
fn App() -> impl IntoView {
    let store = Store::open();
    provide_context(store);
    pwa::register(store);
    Effect::new(move |_| {
        let words = store.words();
        document().set_title(words.title);
        if let Some(root) = document().document_element() {
            // Only a document without a root element could refuse.
            let _ = root.set_attribute("lang", store.lang.get().tag());
        }
    });
    let at_table = Memo::new(move |_| store.scene.with(Option::is_some));
    view! {
        <Notices />
        <Show when=move || at_table.get() fallback=|| view! { <Lobby /> }>
            <TableView />
        </Show>
    }
}

/// The store that the page was given.
///
/// # Panics
/// If a component stands outside the page.
#[must_use]
pub fn store() -> Store {
    expect_context()
}
