//! The language of the page: its messages and its texts to read.

use leptos::prelude::{Get, GetUntracked, GetValue, RwSignal, Set, SetValue, StoredValue, untrack};

use words::Lang;

use super::{GamePage, Notice, Shell};
use crate::texts;

pub(super) struct LanguageState<G: GamePage> {
    words: RwSignal<&'static G::Words>,
    /// The language requested last. Its messages may still be loading.
    requested: StoredValue<Lang>,
    /// The texts to read, once they have been loaded.
    guide: RwSignal<Option<&'static G::Guide>>,
}

impl<G: GamePage> LanguageState<G> {
    pub(super) fn new(words: &'static G::Words) -> Self {
        Self {
            words: RwSignal::new(words),
            requested: StoredValue::new(words.lang()),
            guide: RwSignal::new(None),
        }
    }

    pub(super) fn words(&self) -> RwSignal<&'static G::Words> {
        self.words
    }
}

impl<G: GamePage> Shell<G> {
    /// The messages in the language of the page.
    #[must_use]
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    pub fn words(self) -> &'static G::Words {
        self.0.language.words.get()
    }

    /// A closure for one message in the language of the page: `Words::title`, or `ShellWords::close`.
    /// It has one type for all messages of a catalogue.
    pub fn text<C: 'static>(
        self,
        pick: fn(&'static C) -> &'static str,
    ) -> impl Fn() -> &'static str + Copy + 'static
    where
        G::Words: AsRef<C>,
    {
        move || pick(self.words().as_ref())
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
        texts::load(lang, move |words| match words {
            Some(words) if self.0.language.requested.get_value() == lang => {
                self.0.language.words.set(words);
                if self.0.language.guide.get_untracked().is_some() {
                    self.load_guide();
                }
            }
            Some(_) => {}
            None => self.notify(Notice::AnalysisSilent),
        });
    }

    /// The texts to read, once [`Self::load_guide`] has loaded them.
    #[must_use]
    pub fn guide(self) -> Option<&'static G::Guide> {
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
            texts::load(lang, move |guide| match guide {
                Some(guide) => self.0.language.guide.set(Some(guide)),
                None => self.notify(Notice::AnalysisSilent),
            });
        }
    }
}
