//! The only message of the toy game.

use words::{Catalog, Key, Lang, Messages};

use crate::flaws::Flaw;

/// The messages of the toy game in a language.
pub(crate) struct ToyWords(pub(crate) Lang);

static ALL: [ToyWords; 4] = [
    ToyWords(Lang::ALL[0]),
    ToyWords(Lang::ALL[1]),
    ToyWords(Lang::ALL[2]),
    ToyWords(Lang::ALL[3]),
];

impl ToyWords {
    pub(crate) fn for_lang(lang: Lang) -> &'static Self {
        let mut all = ALL.iter();
        all.find(|words| words.0 == lang).expect("every language")
    }
}

impl Messages for ToyWords {
    type Base = Catalog;

    const KEYS: &'static [Key] = &[("lead", &[])];
    const FOLDER: &'static str = "words";

    fn from_catalog(catalog: Catalog) -> Self {
        Self(catalog.lang())
    }

    fn file(_lang: Lang) -> &'static str {
        if Flaw::MessageIsMissing.is_set() {
            ""
        } else {
            "lead = Play a card."
        }
    }
}
