//! The service worker: caches the game for playing offline. New versions wait for the person's consent.

use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

use protocol::KeyValueStore;

use crate::frame;
use crate::promise::{property, then};
use crate::storage::BrowserStorage;

/// Registers the service worker, and runs `on_update` when a new version waits.
///
/// Not in a frame: there the caches are of little use, and the host page decides what it loads. A
/// browser without service workers plays only online.
pub fn register(on_update: impl Fn() + Copy + 'static) {
    let Some(container) = container().filter(|_| frame::host().is_none()) else {
        return;
    };
    let registered = move |registration: JsValue| watch(on_update, registration.unchecked_ref());
    then(
        &container.register("./service-worker.js"),
        Box::new(registered),
    );
}

/// Asks the browser to keep the match and the settings even when it runs short of room. Asks only once,
/// as some browsers ask the person: `asked` is the name of the entry that records it.
pub fn persist(asked: &str) {
    let was_asked = !matches!(BrowserStorage.load(asked), Ok(None));
    if was_asked || frame::host().is_some() || BrowserStorage.save(asked, "yes").is_err() {
        return;
    }
    // The answer changes nothing here. Where the browser saves nothing, there is nothing to ask.
    if let Ok(answer) = window().navigator().storage().persist() {
        then(&answer, Box::new(drop));
    }
}

/// Whether the game can be installed, but only by hand, so that the page explains how: on iOS. Only iOS
/// tells whether the game runs from the home screen.
#[must_use]
pub fn is_installed_by_hand() -> bool {
    on_home_screen() == Some(false)
}

/// Whether the game runs from the home screen; `None` if the browser does not tell.
#[must_use]
pub fn on_home_screen() -> Option<bool> {
    property(&window().navigator(), "standalone")?.as_bool()
}

/// Activates the waiting version. The page reloads as soon as it has taken over.
pub fn update() {
    let Some(container) = container() else { return };
    let reload = Closure::once_into_js(|| {
        // A page that cannot reload goes on with the old version.
        let _ = window().location().reload();
    });
    container.set_oncontrollerchange(Some(reload.unchecked_ref()));
    let registered = |registration: JsValue| {
        let registration = registration.dyn_into::<ServiceWorkerRegistration>().ok();
        if let Some(waiting) = registration.and_then(|found| found.waiting()) {
            // If it is gone meanwhile, another tab has activated it.
            let _ = waiting.post_message(&"skip-waiting".into());
        }
    };
    then(&container.get_registration(), Box::new(registered));
}

/// Runs `on_update` if a version waits, now or later.
fn watch(on_update: impl Fn() + Copy + 'static, registration: &ServiceWorkerRegistration) {
    if is_update(registration) {
        on_update();
    }
    let watched = registration.clone();
    let found = Closure::<dyn Fn()>::new(move || {
        let Some(installing) = watched.installing() else {
            return;
        };
        let registration = watched.clone();
        let changed = Closure::<dyn Fn()>::new(move || {
            if is_update(&registration) {
                on_update();
            }
        });
        installing.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    });
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    found.forget();
}

/// Whether a version waits for another one to give way. The first version that is installed has none
/// before it, even if the service worker of a page further up controls this one.
fn is_update(registration: &ServiceWorkerRegistration) -> bool {
    registration.waiting().is_some() && registration.active().is_some()
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    js_sys::Reflect::get(&navigator, &"serviceWorker".into())
        .ok()?
        .dyn_into()
        .ok()
}
