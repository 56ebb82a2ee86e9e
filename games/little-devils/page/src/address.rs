//! The address of the page, and the languages of the browser.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

use little_devils::protocol::{Address, Fragment};
use protocol::IgnoredParameter;
use words::Lang;

/// The parameters of the address, and those that are invalid.
#[must_use]
pub fn read() -> (Address, Vec<IgnoredParameter>) {
    let search = window().location().search().unwrap_or_default();
    let Ok(parameters) = UrlSearchParams::new_with_str(&search) else {
        return (Address::default(), Vec::new());
    };
    let given: Vec<(&str, String)> = Address::NAMES
        .into_iter()
        .filter_map(|name| Some((name, parameters.get(name)?)))
        .collect();
    Address::read(given.iter().map(|(name, value)| (*name, value.as_str())))
}

/// What the fragment of the address opens.
#[must_use]
pub fn fragment() -> Option<Fragment> {
    let hash = window().location().hash().ok()?;
    // Some programs percent-encode characters such as `=` in links.
    let hash = js_sys::decode_uri_component(&hash).map_or(hash, String::from);
    Fragment::parse(hash.strip_prefix('#')?)
}

/// Whether the address has a fragment, of any content.
#[must_use]
pub fn has_fragment() -> bool {
    window()
        .location()
        .hash()
        .is_ok_and(|hash| !hash.is_empty())
}

/// Removes a fragment that opens something: a page that was closed does not open again on a reload.
pub fn remove_fragment() {
    if let (Some(_), Ok(history)) = (fragment(), window().history()) {
        // If the browser refuses, the fragment stays.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&up_to(&['#'])));
    }
}

/// The address of the game without parameters and fragment, for links to others.
#[must_use]
pub fn home() -> String {
    up_to(&['#', '?'])
}

/// The address up to the first of these characters.
fn up_to(marks: &[char]) -> String {
    let address = window().location().href().unwrap_or_default();
    address.split(marks).next().unwrap_or_default().into()
}

/// The first language of the browser that the game has; else English.
#[must_use]
pub fn browser_lang() -> Lang {
    let languages = window().navigator().languages();
    let tags = languages.iter().filter_map(|tag| tag.as_string());
    tags.into_iter()
        .find_map(|tag| Lang::from_tag(&tag))
        .unwrap_or(Lang::En)
}
