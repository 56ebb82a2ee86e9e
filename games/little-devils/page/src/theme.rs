//! How the page looks by the person's preferences: attributes of the root element, which the style
//! sheets go by.

use leptos::prelude::{Get, RwSignal, Set, document, window};
use wasm_bindgen::prelude::*;

use session::{Choice, Motion, Preferences, Switch, Theme};

use crate::store::Store;
use page::dom::effect;

/// Dresses the page, now and whenever a preference or the system's changes.
pub fn dress(store: Store) {
    let still = system("(prefers-reduced-motion: reduce)");
    let contrast = system("(prefers-contrast: more)");
    effect(move || {
        let preferences = store.preferences.get();
        let theme = match preferences.theme {
            Theme::System if contrast.get() => Theme::Contrast,
            theme => theme,
        };
        let motion = match preferences.motion {
            Motion::System if still.get() => Motion::None,
            Motion::System => Motion::Full,
            motion => motion,
        };
        set("data-theme", theme.id());
        set("data-motion", motion.id());
        set("data-card-size", preferences.card_size.id());
        set("data-speed", preferences.speed.id());
        set("data-legal", on(&preferences, Switch::ShowLegal));
        set("data-left-handed", on(&preferences, Switch::LeftHanded));
    });
}

/// Whether cards fly at present.
#[must_use]
pub fn moves() -> bool {
    let root = document().document_element();
    let attribute = |name| root.as_ref().and_then(|root| root.get_attribute(name));
    attribute("data-motion").as_deref() == Some(Motion::Full.id())
        && attribute("data-speed").as_deref() != Some(session::Speed::Instant.id())
}

fn on(preferences: &Preferences, switch: Switch) -> &'static str {
    if preferences.has(switch) { "on" } else { "off" }
}

fn set(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Only a name that is none could be refused.
        let _ = root.set_attribute(name, value);
    }
}

/// What the person's system prefers, for as long as the page lives.
fn system(query: &str) -> RwSignal<bool> {
    let prefers = RwSignal::new(false);
    if let Ok(Some(list)) = window().match_media(query) {
        prefers.set(list.matches());
        let listened = list.clone();
        let changed = Closure::<dyn Fn()>::new(move || prefers.set(listened.matches()));
        list.set_onchange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    }
    prefers
}
