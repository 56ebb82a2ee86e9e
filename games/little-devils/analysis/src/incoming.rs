//! The file that is being imported.

use super::import::FileContents;
use super::merge::Merge;

/// State of an import.
#[derive(Clone, Debug)]
pub(super) enum Incoming {
    Read(Box<FileContents>),
    Merged(Box<Merge>),
    /// The page has imported its part: how many unfinished matches were new, how many matches known or without
    /// room, what came of the settings, and how many online matches were new.
    PageImported(Box<Merge>, [usize; 5]),
}
