//! The matches that the browser keeps, and the one rule about them: nothing is written over what
//! this page has not seen, and no unfinished match gives way to another one unkept.
//!
//! - The current match is under [`MATCH`]. Other tabs and frames of the browser keep theirs in the
//!   same place: a page that finds there what another has written stops writing, until the person
//!   plays on here.
//! - An unfinished match that gives way is first written to a free slot: under the name of [`MATCH`]
//!   with `/kept-1`, `/kept-2` … behind it. Its text is that of the current match, and with it the
//!   commitment to its seed and when it was set aside, as a number that grows. What cannot be read
//!   there stays where it is.
//! - A slot is emptied when the match in it has become the current one and was written as such, or
//!   when the person says so. So a page that ends between two steps has a match twice at worst, and
//!   the next card played clears that up: what the current match goes on from is not kept beside it.
//! - Where the browser keeps nothing for us, or has no room, a match that was set aside lasts as long
//!   as the page, and is written as soon as there is room.

mod aside;
mod slots;

use protocol::{Place, StorageError};

pub use aside::Aside;

use crate::session::MatchRecord;

use crate::protocol::SavedMatch;

/// Where the current match is kept.
pub const MATCH: &str = "little-devils/match";

/// As many matches as are set aside without a question.
pub const ROOM: usize = 5;
/// As many slots as there are: files and other tabs may bring more matches than there is room for,
/// and some slots may be unreadable.
pub const SLOTS: usize = 40;

/// Reads a match as it was kept; `None` if it cannot be read.
type ReadMatch = fn(&str) -> Option<Aside>;

/// What this page knows of the matches that are kept.
#[derive(Clone, Debug)]
pub struct Saves<P> {
    place: P,
    read_match: ReadMatch,
    /// What was read or written last as the current match.
    seen: Option<String>,
    closed: Option<Closed>,
    /// The newest first, each with its slot; without one it lasts as long as the page.
    aside: Vec<(Aside, Option<u32>)>,
    unreadable: usize,
}

/// Why the current match is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    /// What is kept cannot be read and could not be put aside.
    Sealed,
    /// Another tab or frame writes.
    Elsewhere,
}

/// What came of keeping a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is kept, or this page does not write and the person knows.
    Well,
    /// The browser does not let us.
    StorageError,
    /// Another tab or frame has kept its own.
    Elsewhere,
}

/// What the person is to be asked before a match gives way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which match to give up: as many are set aside as there is room for.
    WhichToDrop,
    /// Whether to go on: the browser has no room, and the match would last as long as the page.
    Unsaved,
}

/// What came of a match that was to be brought in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brought {
    /// It is set aside now.
    New,
    /// It is here already, as it stands or farther.
    Known,
    /// There is no room for it.
    NoRoom,
}

/// The current match.
impl<P: Place> Saves<P> {
    /// What a page that has just been opened knows: the matches that were set aside.
    pub fn new(place: P) -> Self {
        Self::with_reader(place, |text| Aside::load(text).ok())
    }

    /// The same for a page whose reader may come later.
    pub fn with_reader(place: P, read_match: ReadMatch) -> Self {
        let mut saves = Self {
            place,
            read_match,
            seen: None,
            closed: None,
            aside: Vec::new(),
            unreadable: 0,
        };
        saves.refresh();
        saves
    }

    /// Whether no match is kept, in whatever state.
    pub fn is_empty(place: &P) -> bool {
        let mut names = slots::names().chain([MATCH.to_owned()]);
        !names.any(|name| matches!(place.load(&name), Ok(Some(_))))
    }

    /// Reads with this from now on, and reads again what was set aside.
    pub fn set_reader(&mut self, read_match: ReadMatch) {
        self.read_match = read_match;
        self.refresh();
    }

    /// Reads a match as it was kept; `None` if it cannot be read.
    pub fn read_match(&self, text: &str) -> Option<Aside> {
        (self.read_match)(text)
    }

    /// Reads the current match.
    ///
    /// # Errors
    /// The browser refuses.
    pub fn read(&mut self) -> Result<Option<&str>, StorageError> {
        self.seen = self.place.load(MATCH)?;
        Ok(self.seen.as_deref())
    }

    /// Moves what was read out of the way, as it makes no sense; says whether that worked. If not,
    /// nothing is ever written over it.
    pub fn quarantine(&mut self) -> bool {
        let text = self.seen.take().unwrap_or_default();
        let aside = self.place.quarantine(MATCH, &text).is_ok();
        if !aside {
            self.closed = Some(Closed::Sealed);
        }
        aside
    }

    /// Keeps the current match, unless there is one that this page has not seen. Storage that was
    /// cleared meanwhile is simply written again.
    pub fn keep(&mut self, record: &MatchRecord) -> Kept {
        let text = SavedMatch::from(record).to_json();
        match self.look(&text) {
            Kept::Well if self.closed.is_some() => Kept::Well,
            Kept::Well if self.place.save(MATCH, &text).is_err() => Kept::StorageError,
            Kept::Well => {
                self.seen = Some(text);
                Kept::Well
            }
            other => other,
        }
    }

    /// Looks whether what is kept is still what this page has seen, or is about to write: two tabs
    /// that have opened the same match see its bots play the same cards.
    pub fn look(&mut self, ours: &str) -> Kept {
        let seen = |now: &String| self.seen.as_ref() == Some(now) || now == ours;
        match self.place.load(MATCH) {
            Err(StorageError) => Kept::StorageError,
            Ok(now) if self.closed.is_some() || now.as_ref().is_none_or(seen) => Kept::Well,
            Ok(_) => {
                self.closed = Some(Closed::Elsewhere);
                Kept::Elsewhere
            }
        }
    }

    /// Whether this page writes.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.closed.is_none()
    }

    /// Writes again from now on, as the person plays here. Gives the match as another page has left
    /// it, if this one has not played on for itself. Another match is set aside with its commitment.
    pub fn take_over(&mut self, mine: &MatchRecord, commitment: &str) -> Option<MatchRecord> {
        if self.closed != Some(Closed::Elsewhere) {
            return None;
        }
        self.closed = None;
        let played_on = self.seen != Some(SavedMatch::from(mine).to_json());
        let text = self.read().ok()??.to_owned();
        let Some(Aside { record: theirs, .. }) = self.read_match(&text) else {
            self.quarantine();
            return None;
        };
        let as_left = !played_on && theirs.options() == mine.options();
        if as_left || theirs.continues(mine) {
            return Some(theirs);
        }
        if theirs.is_unfinished() && !mine.continues(&theirs) {
            self.set_aside(&theirs, commitment);
        }
        None
    }

    /// The current match is given up.
    pub fn forget(&mut self) {
        let kept = self.place.load(MATCH).ok().flatten();
        if self.closed.is_none() && kept == self.seen {
            // Where nothing is kept, nothing comes back.
            let _ = self.place.remove(MATCH);
            self.seen = None;
        }
    }
}
