//! The address of the page, and the languages of the browser.

use core::cell::RefCell;

use leptos::prelude::window;
use web_sys::UrlSearchParams;

use words::Lang;

thread_local! {
    /// The fragment that the page knows.
    static FRAGMENT: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The address that the page wants to show; its own last change, unless `back` has set another one since.
    static WANTED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The parameters of these names that the address has, decoded.
#[must_use]
pub fn parameters(names: &[&'static str]) -> Vec<(&'static str, String)> {
    let search = window().location().search().unwrap_or_default();
    let Ok(parameters) = UrlSearchParams::new_with_str(&search) else {
        return Vec::new();
    };
    let names = names.iter();
    names
        .filter_map(|name| Some((*name, parameters.get(name)?)))
        .collect()
}

/// The fragment of the address, decoded and without `#`.
#[must_use]
pub fn fragment() -> Option<String> {
    let hash = window().location().hash().ok()?;
    // Some programs percent-encode characters such as `=` in links.
    let hash = js_sys::decode_uri_component(&hash).map_or(hash, String::from);
    hash.strip_prefix('#').map(str::to_owned)
}

/// Whether the fragment is another one than at the last call, or than the page has set since.
pub(crate) fn has_other_fragment() -> bool {
    let now = fragment();
    FRAGMENT.with(|known| known.replace(now.clone()) != now)
}

/// Whether the address has a fragment, of any content.
#[must_use]
pub fn has_fragment() -> bool {
    window()
        .location()
        .hash()
        .is_ok_and(|hash| !hash.is_empty())
}

/// Removes the fragment of the address: a page that was closed does not open again on a reload.
pub fn remove_fragment() {
    replace(&up_to(&['#']));
}

/// Sets the fragment of the address, unless it is this one already. Nothing is told of the change.
pub fn set_fragment(wanted: &str) {
    if fragment().as_deref() != Some(wanted) {
        replace(&format!("{}#{wanted}", up_to(&['#'])));
    }
}

/// Removes parameters of these names from the address, as [`remove_fragment`] does with the fragment.
pub fn remove_parameters(names: &[&str]) {
    let location = window().location();
    let Ok(parameters) = location
        .search()
        .and_then(|search| UrlSearchParams::new_with_str(&search))
    else {
        return;
    };
    if !names.iter().any(|name| parameters.has(name)) {
        return;
    }
    for name in names {
        parameters.delete(name);
    }
    let rest = String::from(parameters.to_string());
    let mark = if rest.is_empty() { "" } else { "?" };
    replace(&format!(
        "{}{mark}{rest}{}",
        home(),
        location.hash().unwrap_or_default()
    ));
}

/// Shows another address of this page. If the browser refuses, the old one stays.
fn replace(address: &str) {
    if let Ok(history) = window().history() {
        // The state marks the entry (`back`).
        let state = history.state().unwrap_or_default();
        let _ = history.replace_state_with_url(&state, "", Some(address));
        want(Some(address.into()));
        has_other_fragment();
    }
}

/// Sets the address that [`take_wanted`] gives, until the page changes its address itself.
pub(crate) fn want(address: Option<String>) {
    WANTED.replace(address);
}

/// The address that the page wants to show, once.
pub(crate) fn take_wanted() -> Option<String> {
    WANTED.take()
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
