//! The texts of one language.

use little_devils::words::{AnalysisWords, Words};
use words::Lang;

/// The texts of the page and of the analysis in one language.
#[derive(Clone, Copy)]
pub(super) struct Texts {
    pub(super) words: &'static Words,
    pub(super) phrases: &'static AnalysisWords,
}

impl Texts {
    pub(super) fn for_lang(lang: Lang) -> Self {
        Self {
            words: Words::for_lang(lang),
            phrases: AnalysisWords::for_lang(lang),
        }
    }
}
