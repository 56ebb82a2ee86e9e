//! The language of the page: its messages and its texts to read.

use leptos::prelude::{Get, GetUntracked, GetValue, RwSignal, Set, SetValue, StoredValue, untrack};

use words::{Lang, ShellWords};

use super::{Catalogs, GuideRef, Notice, Shell, WordsRef};
use crate::texts;

pub(super) struct LanguageState {
    catalogs: Catalogs,
    words: RwSignal<WordsRef>,
    /// The language requested last. Its messages may still be loading.
    requested: StoredValue<Lang>,
    /// The texts to read, once they have been loaded.
    guide: RwSignal<Option<GuideRef>>,
}

impl LanguageState {
    pub(super) fn new(catalogs: Catalogs, words: WordsRef) -> Self {
        Self {
            catalogs,
            words: RwSignal::new(words),
            requested: StoredValue::new(words.lang()),
            guide: RwSignal::new(None),
        }
    }

    pub(super) fn words(&self) -> RwSignal<WordsRef> {
        self.words
    }
}

impl Shell {
    /// The messages of the shell in the language of the page. Follows signals.
    #[must_use]
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    pub fn words(self) -> &'static ShellWords {
        self.page_words()
    }

    /// All messages in the language of the page. Follows signals.
    #[must_use]
    pub fn page_words(self) -> WordsRef {
        self.0.language.words.get()
    }

    /// A closure for one message of the shell in the language of the page: `ShellWords::close`. It has one type for
    /// all messages.
    pub fn text(
        self,
        pick: fn(&'static ShellWords) -> &'static str,
    ) -> impl Fn() -> &'static str + Copy + 'static {
        move || pick(self.words())
    }

    /// The language of the page.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.words().lang()
    }

    /// Switches to another language as soon as its messages are loaded. If several are requested, the
    /// last one stays.
    pub fn use_lang(self, lang: Lang) {
        self.0.language.requested.set_value(lang);
        texts::load(
            "words",
            self.0.language.catalogs.words,
            lang,
            move |words| match words {
                Some(words) if self.0.language.requested.get_value() == lang => {
                    self.0.language.words.set(words);
                    if self.0.language.guide.get_untracked().is_some() {
                        self.load_guide();
                    }
                }
                Some(_) => {}
                None => self.notify(Notice::AnalysisSilent),
            },
        );
    }

    /// The texts to read, once [`Self::load_guide`] has loaded them.
    #[must_use]
    pub fn guide(self) -> Option<GuideRef> {
        self.0.language.guide.get()
    }

    /// Loads the texts to read in the language of the page, unless they are loaded.
    pub fn load_guide(self) {
        let lang = untrack(|| self.lang());
        let loaded = self
            .0
            .language
            .guide
            .get_untracked()
            .map(|guide| guide.lang());
        if loaded != Some(lang) {
            texts::load(
                "guide",
                self.0.language.catalogs.guide,
                lang,
                move |guide| match guide {
                    Some(guide) => self.0.language.guide.set(Some(guide)),
                    None => self.notify(Notice::AnalysisSilent),
                },
            );
        }
    }
}
