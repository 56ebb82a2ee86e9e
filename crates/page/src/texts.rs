//! Loading the texts of a language.
//!
//! `boot.js` knows the names of the files and has requested the first language already. A loaded file
//! stays in memory for the lifetime of the page.

use js_sys::Function;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

use crate::promise::{property, then_or_else};
use words::{Lang, Messages};

/// Loads the messages of a language, and parses them; `None` if that fails.
pub fn load<M: Messages + 'static>(lang: Lang, done: impl FnOnce(Option<&'static M>) + 'static) {
    let parsed = move |file: Option<&'static str>| {
        let messages = file.and_then(|file| M::parse(lang, file));
        done(messages.map(|messages| &*Box::leak(Box::new(messages))));
    };
    load_file(M::FOLDER, lang, Box::new(parsed));
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
