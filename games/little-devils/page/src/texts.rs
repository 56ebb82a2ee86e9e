//! Loading a language: its messages before the page is shown, its texts to read when they are opened.
//!
//! The script that runs before the page (`early.js`) knows the files' names; the one that starts the
//! program has the first language on its way already. A file that has been read stays for the lifetime of the page, as all words do.

use js_sys::Function;
use leptos::prelude::{Get, GetUntracked, GetValue, Set, SetValue, untrack, window};
use wasm_bindgen::{JsCast, JsValue};

use little_devils::words::{Guide, Words};
use words::Lang;

use super::notice::Notice;
use super::store::Store;
use page::promise::{part, settle_or};

/// Loads the messages of a language; `None` if they cannot be had.
pub fn words(lang: Lang, done: impl FnOnce(Option<&'static Words>) + 'static) {
    load(Words::FOLDER, lang, move |file| {
        let words = file.and_then(|file| Words::parse(lang, file));
        done(words.map(|words| &*Box::leak(Box::new(words))));
    });
}

fn guide(lang: Lang, done: impl FnOnce(Option<&'static Guide>) + 'static) {
    load(Guide::FOLDER, lang, move |file| {
        let guide = file.and_then(|file| Guide::parse(lang, file));
        done(guide.map(|guide| &*Box::leak(Box::new(guide))));
    });
}

fn load(folder: &str, lang: Lang, done: impl FnOnce(Option<&'static str>) + 'static) {
    let done: Box<dyn FnOnce(Option<&'static str>)> = Box::new(done);
    let name = format!("{folder}/{}", lang.tag());
    let asked = part(&window(), "texts").and_then(|texts| {
        let texts: Function = texts.dyn_into().ok()?;
        texts.call1(&JsValue::NULL, &name.into()).ok()
    });
    let Some(asked) = asked else {
        return done(None);
    };
    settle_or(
        &asked,
        Box::new(move |file| {
            let file = file.and_then(|file| file.as_string());
            done(file.map(|file| &*file.leak()));
        }),
    );
}

impl Store {
    /// The language that the page speaks.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.words().lang()
    }

    /// Speaks another language as soon as its messages are there. Of several that are asked for, the
    /// last one stays.
    pub fn use_lang(self, lang: Lang) {
        self.wanted.set_value(lang);
        words(lang, move |words| match words {
            Some(words) if self.wanted.get_value() == lang => {
                self.words_now.set(words);
                if self.guide_now.get_untracked().is_some() {
                    self.load_guide();
                }
            }
            Some(_) => {}
            None => self.tell(Notice::StudySilent),
        });
    }

    /// The texts to read, once [`Self::load_guide`] has brought them.
    #[must_use]
    pub fn guide(self) -> Option<&'static Guide> {
        self.guide_now.get()
    }

    /// Loads the texts to read in the language of the page, unless they are there.
    pub fn load_guide(self) {
        let lang = untrack(|| self.lang());
        let known = self.guide_now.get_untracked().map(Guide::lang);
        if known != Some(lang) {
            guide(lang, move |guide| match guide {
                Some(guide) => self.guide_now.set(Some(guide)),
                None => self.tell(Notice::StudySilent),
            });
        }
    }
}
