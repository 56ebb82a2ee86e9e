//! The file that is being imported.

use super::import::FileContents;
use super::merge::Merge;

/// State of an import.
#[derive(Clone, Debug)]
pub(super) enum Incoming {
    Read(Box<FileContents>),
    Merged(Box<Merge>),
    /// The page has imported its part: how many matches were new, known or found no room, and what
    /// came of the settings.
    PageImported(Box<Merge>, [usize; 4]),
}
