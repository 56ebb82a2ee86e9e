//! Finding elements.

use wasm_bindgen::JsCast;
use web_sys::Element;

/// All descendants of `root` that match a selector; none for an invalid selector.
pub(crate) fn all<T: JsCast>(root: &Element, selector: &str) -> Vec<T> {
    let Ok(found) = root.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|at| found.get(at)?.dyn_into().ok())
        .collect()
}
