//! Saved matches, under one rule: never overwrite a save that this page has not read, and never lose
//! an unfinished match.
//!
//! - The current match is saved under [`StorageName::Match`]. Other tabs and frames use the same name. A page that
//!   finds another page's save there stops writing until the player plays on here.
//! - An unfinished match that gives way is first written to a free slot: the same name followed by
//!   `/kept-1`, `/kept-2` and so on. The slot also holds its commitment and a growing number for the
//!   order. Unreadable slots are left alone.
//! - A slot is emptied once its match has been saved as the current one, or when the player removes
//!   it. A page that closes between the two steps leaves the match twice at worst. The next card
//!   played repairs that: a match that the current one continues is not kept beside it.
//! - If the storage refuses or is full, a match that was shelved lives as long as the page. It is
//!   written as soon as there is room.

mod shelf;

use game::GameInfo;
use session::MatchRecord;

use crate::{
    AnyFormat, AnyReader, GuardedEntry, KeyValueStore, Loaded, SaveOutcome, ShelvedMatch, Slots,
    StorageName, match_text,
};

/// Number of matches that are shelved without asking the player.
pub const MAX_SHELVED: usize = 5;
/// Number of slots. It exceeds [`MAX_SHELVED`], because imports and other tabs may add matches, and
/// some slots may be unreadable.
pub const SLOTS: usize = 40;

/// The reader of a game's saved matches. A page loads it later than the rest.
#[derive(Clone, Copy)]
pub struct MatchReader {
    reader: &'static dyn AnyReader,
    read: fn(&dyn AnyReader, &str) -> Option<ShelvedMatch>,
}

impl MatchReader {
    /// The reader of the matches of a game.
    #[must_use]
    pub fn new(reader: &'static dyn AnyReader) -> Self {
        let read = |reader: &dyn AnyReader, text: &str| ShelvedMatch::load(reader, text).ok();
        Self { reader, read }
    }

    /// Reads a saved match; `None` if it is unreadable.
    #[must_use]
    pub fn read(self, text: &str) -> Option<ShelvedMatch> {
        (self.read)(self.reader, text)
    }
}

/// The saved matches as far as this page has seen them.
#[derive(Clone)]
pub struct Saves<S> {
    format: &'static dyn AnyFormat,
    reader: Option<MatchReader>,
    current: GuardedEntry<S>,
    slots: Slots<S>,
    /// The newest first, each with its slot; without a slot it lives as long as the page.
    shelved: Vec<(ShelvedMatch, Option<u32>)>,
    unreadable: usize,
}

/// Question to the player before a match gives way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageFull {
    /// Which match to remove: [`MAX_SHELVED`] are shelved already.
    WhichToDrop,
    /// Whether to go on although the storage is full and the match would live only as long as the
    /// page.
    Unsaved,
}

/// Result of importing an unfinished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportOutcome {
    /// Added to the matches that are shelved.
    New,
    /// Known already, at the same card or further on.
    Known,
    /// No free slot.
    NoRoom,
}

/// Methods for the current match. The matches that were shelved have theirs in `shelf`.
impl<S: KeyValueStore + Clone> Saves<S> {
    /// Reads the matches that were shelved, for a page that has just been opened.
    pub fn new(storage: S, reader: &'static dyn AnyReader) -> Self {
        Self::with_reader(storage, reader, Some(MatchReader::new(reader)))
    }

    /// The same for a page that loads the reader later. Without it no match is readable.
    pub fn with_reader(
        storage: S,
        format: &'static dyn AnyFormat,
        reader: Option<MatchReader>,
    ) -> Self {
        let name = StorageName::Match.of(format.info().id());
        let mut saves = Self {
            format,
            reader,
            slots: slots(storage.clone(), format.info()),
            current: GuardedEntry::empty(storage, name),
            shelved: Vec::new(),
            unreadable: 0,
        };
        saves.refresh();
        saves
    }

    /// Whether there is no saved match, readable or not.
    pub fn is_empty(storage: S, game: &GameInfo) -> bool {
        let current = storage.load(&StorageName::Match.of(game.id()));
        !matches!(current, Ok(Some(_))) && slots(storage, game).texts().next().is_none()
    }

    /// Replaces the reader and reads the matches that were shelved again.
    pub fn set_reader(&mut self, reader: MatchReader) {
        self.reader = Some(reader);
        self.refresh();
    }

    /// Reads a saved match; `None` if it is unreadable.
    fn read_match(&self, text: &str) -> Option<ShelvedMatch> {
        self.reader?.read(text)
    }

    /// Reads the current match. An unreadable one is quarantined; if that fails, nothing is ever written over it.
    pub fn read(&mut self) -> Loaded<ShelvedMatch> {
        let reader = self.reader;
        self.current.read(|text| reader?.read(text))
    }

    /// Saves the current match, unless there is one that this page has not seen. If the storage was
    /// cleared meanwhile, it simply writes again.
    pub fn save(&mut self, record: &MatchRecord) -> SaveOutcome {
        let text = match_text(self.format, record);
        match self.check_conflict(&text) {
            SaveOutcome::Saved if self.is_open() => {
                let saved = self.current.save(&text);
                saved.map_or(SaveOutcome::Failed, |()| SaveOutcome::Saved)
            }
            other => other,
        }
    }

    /// Checks whether the save is still the one that this page has seen, or equals `ours`: two tabs
    /// with the same match see its bots play the same cards.
    pub fn check_conflict(&mut self, ours: &str) -> SaveOutcome {
        self.current.check(&|_, now| now == ours)
    }

    /// Whether this page writes the current match.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.current.is_open()
    }

    /// Makes this page the writer again. Returns the match of the other page if the player has not
    /// played on here, or if it continues this match. Otherwise the other match is shelved with its
    /// commitment.
    pub fn take_over(&mut self, mine: &MatchRecord, commitment: &str) -> Option<MatchRecord> {
        if !self.current.is_taken() {
            return None;
        }
        // The match, not its text: a save of an earlier version is written otherwise now.
        let seen = self.current.seen().and_then(|text| self.read_match(text));
        let played_on = seen.is_none_or(|seen| seen.record != *mine);
        self.current.take_over(None);
        let Loaded::Parsed(ShelvedMatch { record: theirs, .. }) = self.read() else {
            return None;
        };
        let as_left = !played_on && theirs.options() == mine.options();
        if as_left || theirs.continues(mine) {
            return Some(theirs);
        }
        if theirs.is_unfinished() && !mine.continues(&theirs) {
            self.put_on_shelf(&theirs, commitment);
        }
        None
    }

    /// Removes the current match.
    pub fn forget(&mut self) {
        // A storage that refuses holds nothing to come back.
        let _ = self.current.remove();
    }
}

/// The slots for the matches of a game that were shelved.
fn slots<S: KeyValueStore>(storage: S, game: &GameInfo) -> Slots<S> {
    Slots::new(storage, StorageName::Match.of(game.id()), SLOTS)
}
