//! Loading the texts of a language: its messages before the page is shown, its texts to read when they
//! are opened.
//!
//! `early.js` knows the names of the files and has requested the first language already. A loaded file
//! stays in memory for the lifetime of the page.

use js_sys::Function;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

use little_devils::words::{Guide, Words};
use page::promise::{property, then_or_else};
use words::{Lang, Messages};

/// Loads the messages of a language; `None` if that fails.
pub fn load_words(lang: Lang, done: impl FnOnce(Option<&'static Words>) + 'static) {
    load(Words::FOLDER, lang, move |file| {
        let words = file.and_then(|file| Words::parse(lang, file));
        done(words.map(|words| &*Box::leak(Box::new(words))));
    });
}

/// Loads the texts to read of a language; `None` if that fails.
pub fn load_guide(lang: Lang, done: impl FnOnce(Option<&'static Guide>) + 'static) {
    load(Guide::FOLDER, lang, move |file| {
        let guide = file.and_then(|file| Guide::parse(lang, file));
        done(guide.map(|guide| &*Box::leak(Box::new(guide))));
    });
}

fn load(folder: &str, lang: Lang, done: impl FnOnce(Option<&'static str>) + 'static) {
    let done: Box<dyn FnOnce(Option<&'static str>)> = Box::new(done);
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
