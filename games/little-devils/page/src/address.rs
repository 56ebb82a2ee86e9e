//! The page's address, and the browser's languages.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use little_devils::protocol::{Address, IgnoredParameter};
use words::Lang;

/// What the page's address asks for, and what of it makes no sense.
#[must_use]
pub fn read() -> (Address, Vec<IgnoredParameter>) {
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

/// What the address's fragment asks for, as the study's buttons have it: a shared match or a page.
#[must_use]
pub fn act() -> Option<String> {
    let hash = window().location().hash().ok()?;
    // Some programs that pass links on write marks such as `=` as numbers.
    let hash = js_sys::decode_uri_component(&hash).map_or(hash, String::from);
    let fragment = hash.strip_prefix('#')?;
    let known = ["daily", "puzzles", "statistics", "bots", RULES].contains(&fragment);
    (known || fragment.starts_with("match=")).then(|| fragment.replacen('=', ":", 1))
}

/// Whether the address has a fragment, whatever it says.
#[must_use]
pub fn has_fragment() -> bool {
    window()
        .location()
        .hash()
        .is_ok_and(|hash| !hash.is_empty())
}

/// The fragment that asks for the rules, which are no page of the study.
pub const RULES: &str = "rules";

/// Takes the fragment out of the address: what is closed does not open again on a reload.
pub fn forget_act() {
    if let (Some(_), Ok(history)) = (act(), window().history()) {
        // A page that may not rename itself keeps its name.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&before(&['#'])));
    }
}

/// Where the game is, for links to others: without what this visit asked for.
#[must_use]
pub fn home() -> String {
    before(&['#', '?'])
}

/// The page's address up to the first of these marks.
fn before(marks: &[char]) -> String {
    let address = window().location().href().unwrap_or_default();
    let end = address.find(marks).unwrap_or(address.len());
    address[..end].into()
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
