//! The service worker: keeps the game for playing offline, and has new versions wait until they are
//! agreed to.

use leptos::prelude::*;
use page::frame;
use wasm_bindgen::prelude::*;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

use super::store::Store;
use page::promise::{part, settle};
use page::storage;

/// Where it is noted that the browser has been asked to keep everything for good.
const ASKED: &str = "little-devils/asked-to-persist";

/// Registers the service worker, and tells the store when a new version waits.
///
/// Not inside another page's frame: there the browser keeps no caches worth having, and the host
/// decides what it loads. A browser without service workers plays on without.
pub fn register(store: Store) {
    let Some(container) = container().filter(|_| frame::host().is_none()) else {
        return;
    };
    let registered = move |registration: JsValue| watch(store, registration.unchecked_ref());
    settle(
        &container.register("./service-worker.js"),
        Box::new(registered),
    );
}

/// Asks the browser to keep the match and the settings even when it runs short of room: once, as
/// some browsers ask the person.
pub fn persist() {
    let asked = !matches!(storage::load(ASKED), Ok(None));
    if asked || frame::host().is_some() || storage::save(ASKED, "yes").is_err() {
        return;
    }
    // Without a store to be kept there is nothing to ask; and no answer changes anything here.
    if let Ok(answer) = window().navigator().storage().persist() {
        settle(&answer, Box::new(drop));
    }
}

/// Whether the game can be installed, but only by hand, so that the person must be told how: on iOS,
/// which alone knows whether it runs from the home screen.
#[must_use]
pub fn is_installed_by_hand() -> bool {
    on_home_screen() == Some(false)
}

/// Whether the game runs from the home screen; `None` where only the person could know.
#[must_use]
pub fn on_home_screen() -> Option<bool> {
    part(&window().navigator(), "standalone")?.as_bool()
}

/// Brings the waiting version in; the page loads anew as soon as it has taken over.
pub fn update() {
    let Some(container) = container() else { return };
    let reload = Closure::once_into_js(|| {
        // A page that cannot reload stays as it is, and works.
        let _ = window().location().reload();
    });
    container.set_oncontrollerchange(Some(reload.unchecked_ref()));
    let registered = |registration: JsValue| {
        let registration = registration.dyn_into::<ServiceWorkerRegistration>().ok();
        if let Some(waiting) = registration.and_then(|found| found.waiting()) {
            // If it is gone meanwhile, another tab has brought it in.
            let _ = waiting.post_message(&"skip-waiting".into());
        }
    };
    settle(&container.get_registration(), Box::new(registered));
}

fn watch(store: Store, registration: &ServiceWorkerRegistration) {
    let has_page = || container().is_some_and(|container| container.controller().is_some());
    if registration.waiting().is_some() && has_page() {
        store.update_waits.set(true);
    }
    let watched = registration.clone();
    let found = Closure::<dyn Fn()>::new(move || {
        let Some(installing) = watched.installing() else {
            return;
        };
        let registration = watched.clone();
        let changed = Closure::<dyn Fn()>::new(move || {
            // The first installation of all has no page to update.
            if registration.waiting().is_some() && has_page() {
                store.update_waits.set(true);
            }
        });
        installing.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    });
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    found.forget();
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    js_sys::Reflect::get(&navigator, &"serviceWorker".into())
        .ok()?
        .dyn_into()
        .ok()
}
