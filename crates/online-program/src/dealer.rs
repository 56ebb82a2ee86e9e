//! The dealer of sealed deals, in a program of its own that is loaded only for them.

use js_sys::Function;
use protocol::CompactText;
use together::{Dealer, FromDealer, ToDealer};
use wasm_bindgen::prelude::*;

/// The name of the window's function that answers requests, and the id of the link to the script that sets it.
pub(crate) const NAME: &str = "sealed";

/// A dealer that passes requests on to that program.
pub(crate) struct Remote;

impl Remote {
    /// Loads the program, unless it is loaded. Returns whether it can answer.
    pub(crate) fn load() -> bool {
        let is_there = Self.is_ready();
        if !is_there {
            // Without the script the table waits.
            let _ = add_script();
        }
        is_there
    }
}

impl Dealer for Remote {
    fn is_ready(&self) -> bool {
        function().is_some()
    }

    fn ask(&mut self, request: &ToDealer) -> FromDealer {
        let answer = function().and_then(|function| {
            let answer = function.call1(&JsValue::NULL, &request.to_text().into());
            FromDealer::read(&answer.ok()?.as_string()?)
        });
        answer.unwrap_or_else(|| FromDealer {
            refused: true,
            ..FromDealer::default()
        })
    }
}

fn function() -> Option<Function> {
    let window = web_sys::window()?;
    let function = js_sys::Reflect::get(&window, &NAME.into()).ok()?;
    function.dyn_into().ok()
}

/// Adds the script to the page, unless it is there already.
fn add_script() -> Option<()> {
    let document = web_sys::window()?.document()?;
    let href = document.get_element_by_id(NAME)?.get_attribute("href")?;
    let selector = format!("script[src='{href}']");
    if document.query_selector(&selector).ok()?.is_some() {
        return None;
    }
    let script = document.create_element("script").ok()?;
    script.set_attribute("src", &href).ok()?;
    document.head()?.append_child(&script).ok()?;
    Some(())
}
