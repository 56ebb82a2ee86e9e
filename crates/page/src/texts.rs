//! Loading the texts of a language.
//!
//! `boot.js` knows the names of the files and has requested the first language already. A loaded file
//! stays in memory for the lifetime of the page.

use js_sys::Function;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

use crate::promise::{property, then_or_else};
use words::Lang;

/// Loads the texts of a language from the file of this folder, and reads them; `None` if that fails.
pub fn load<M: ?Sized + 'static>(
    folder: &str,
    read: fn(Lang, &'static str) -> Option<&'static M>,
    lang: Lang,
    done: impl FnOnce(Option<&'static M>) + 'static,
) {
    let parsed = move |file: Option<&'static str>| done(file.and_then(|file| read(lang, file)));
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
