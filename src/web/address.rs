//! The page's address, and the browser's languages.

use leptos::prelude::window;
use web_sys::UrlSearchParams;

use crate::text::Lang;
use crate::wire::{Address, Ignored};

/// What the page's address asks for, and what of it makes no sense.
#[must_use]
pub fn read() -> (Address, Vec<Ignored>) {
    let search = window().location().search().unwrap_or_default();
    let Ok(parameters) = UrlSearchParams::new_with_str(&search) else {
        return (Address::default(), Vec::new());
    };
    let names = [
        "players", "level", "seed", "lang", "speed", "theme", "motion", "mute", "embed", "host",
    ];
    let given: Vec<(&str, String)> = names
        .into_iter()
        .filter_map(|name| Some((name, parameters.get(name)?)))
        .collect();
    Address::read(given.iter().map(|(name, value)| (*name, value.as_str())))
}

/// The first of the browser's languages that the game speaks; else English.
#[must_use]
pub fn browser_lang() -> Lang {
    let languages = window().navigator().languages();
    let tags = languages.iter().filter_map(|tag| tag.as_string());
    tags.into_iter()
        .find_map(|tag| Lang::from_tag(&tag))
        .unwrap_or(Lang::En)
}
