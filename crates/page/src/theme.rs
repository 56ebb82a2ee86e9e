//! The look of the page by the person's preferences: attributes of the root element that the style
//! sheets read.

use leptos::prelude::{Get, RwSignal, Set, document, window};
use wasm_bindgen::prelude::*;

use session::{Choice, Motion, Preferences, Speed, Switch, Theme};

use crate::dom::effect;

/// Sets the attributes, now and whenever a preference of the person or of the system changes.
pub fn follow(preferences: impl Fn() -> Preferences + 'static) {
    let still = system_prefers("(prefers-reduced-motion: reduce)");
    let contrast = system_prefers("(prefers-contrast: more)");
    effect(move || {
        let preferences = preferences();
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
        set("data-legal", on_or_off(&preferences, Switch::ShowLegal));
        set(
            "data-left-handed",
            on_or_off(&preferences, Switch::LeftHanded),
        );
        let is_four = preferences.has(Switch::FourColors);
        set("data-deck", if is_four { "four" } else { "two" });
    });
}

/// Whether cards are animated at present.
#[must_use]
pub fn is_animated() -> bool {
    let root = document().document_element();
    let attribute = |name| root.as_ref().and_then(|root| root.get_attribute(name));
    attribute("data-motion").as_deref() == Some(Motion::Full.id())
        && attribute("data-speed").as_deref() != Some(Speed::Instant.id())
}

fn on_or_off(preferences: &Preferences, switch: Switch) -> &'static str {
    if preferences.has(switch) { "on" } else { "off" }
}

fn set(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // It fails only for an invalid name.
        let _ = root.set_attribute(name, value);
    }
}

/// Whether the person's system has a preference; follows it for the lifetime of the page.
fn system_prefers(query: &str) -> RwSignal<bool> {
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
