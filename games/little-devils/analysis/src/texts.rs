//! The texts of one language.

use little_devils::words::{AnalysisWords, Words};

/// The texts of the page and of the analysis in one language.
#[derive(Clone, Copy)]
pub(super) struct Texts {
    pub(super) words: &'static Words,
    pub(super) phrases: &'static AnalysisWords,
}
