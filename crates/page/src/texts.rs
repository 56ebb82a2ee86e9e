//! Loading the texts of a language.
//!
//! `early.js` knows the names of the files and has requested the first language already. A loaded file
//! stays in memory for the lifetime of the page.

use js_sys::Function;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

use crate::promise::{property, then_or_else};
use words::Lang;

/// Loads the catalogue of a language from its folder, and parses it; `None` if that fails.
pub fn load<T: 'static>(
    folder: &str,
    lang: Lang,
    parse: fn(Lang, &'static str) -> Option<T>,
    done: impl FnOnce(Option<&'static T>) + 'static,
) {
    let parsed = move |file: Option<&'static str>| {
        let catalogue = file.and_then(|file| parse(lang, file));
        done(catalogue.map(|catalogue| &*Box::leak(Box::new(catalogue))));
    };
    load_file(folder, lang, Box::new(parsed));
}

fn load_file(folder: &str, lang: Lang, done: Box<dyn FnOnce(Option<&'static str>)>) {
    let name = format!("{folder}/{}", lang.tag());
    let request = property(&window(), "texts").and_then(|texts| {
        let texts: Function = texts.dyn_into().ok()?;
        texts.call1(&JsValue::NULL, &name.into()).ok()
    });
    let Some(request) = request else {
        return done(None);
    };
    then_or_else(
        &request,
        Box::new(move |file| {
            let file = file.and_then(|file| file.as_string());
            done(file.map(|file| &*file.leak()));
        }),
    );
}
