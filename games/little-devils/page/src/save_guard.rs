//! The matches and settings as the browser keeps them, for the page: reads and writes them, and tells
//! the person what has gone wrong. The rules are in [`Saves`].

use leptos::prelude::*;

use little_devils::protocol::{AsideMatch, MATCH, SaveOutcome, SavedMatch, Saves, Settings};
use little_devils::session::{Event, MatchRecord};
use protocol::{StorageError, TextStorage};

use crate::chunk::Chunk;
use crate::names::{COMMITMENT, SETTINGS};
use crate::notice::Notice;
use crate::store::Store;
use page::dom::on_window;
use page::storage;

/// The browser's storage, as [`Saves`] has it.
#[derive(Clone, Copy, Debug)]
pub struct Browser;

impl TextStorage for Browser {
    fn load(&self, name: &str) -> Result<Option<String>, StorageError> {
        storage::load(name).map_err(|_| StorageError)
    }

    fn save(&self, name: &str, text: &str) -> Result<(), StorageError> {
        storage::save(name, text).map_err(|_| StorageError)
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        storage::remove(name).map_err(|_| StorageError)
    }
}

/// What this page knows of the matches that are kept.
#[derive(Clone, Debug)]
pub struct SaveGuard {
    /// The commitment to the current match's seed, as the study reads it; empty until it is made.
    pub(super) commitment: RwSignal<String>,
    pub(super) saves: Saves<Browser>,
}

impl SaveGuard {
    /// The keeper of a page that has just been opened.
    #[must_use]
    pub fn open(chunk: Option<Chunk>) -> Self {
        let commitment = storage::load(COMMITMENT).ok().flatten();
        Self {
            commitment: RwSignal::new(commitment.unwrap_or_default()),
            saves: Saves::with_reader(Browser, chunk.map_or(|_| None, |chunk| chunk.read_match)),
        }
    }
}

/// Whether nothing is kept here that takes the chunk to read: neither settings nor a match.
#[must_use]
pub fn is_empty() -> bool {
    !matches!(storage::load(SETTINGS), Ok(Some(_))) && Saves::is_empty(&Browser)
}

/// The settings that are kept, and what must be told of them. Those that cannot be read are put
/// aside before others take their place.
#[must_use]
pub fn settings() -> (Settings, Option<Notice>) {
    let Ok(Some(text)) = storage::load(SETTINGS) else {
        return (Settings::default(), None);
    };
    if let Ok(settings) = Settings::load(&text) {
        return (settings, None);
    }
    let aside = Browser.quarantine(SETTINGS, &text).is_ok();
    let notice = if aside {
        Notice::SettingsUnreadable
    } else {
        Notice::NotSaved
    };
    (Settings::default(), Some(notice))
}

/// Looks after the matches for as long as the page is there: other tabs may write, and a page that
/// comes back from the browser's memory has missed what they have written.
pub fn watch(store: Store) {
    for event in ["storage", "pageshow"] {
        on_window(event, move |_| {
            store.with_saves(Saves::refresh);
            store.listed.update(|version| *version += 1);
            store.look_after_match();
        });
    }
}

impl Store {
    /// Does something with the matches that are kept; none on a page that is gone.
    pub(super) fn with_saves<T>(self, act: impl FnOnce(&mut Saves<Browser>) -> T) -> Option<T> {
        self.keeper
            .try_update_value(|keeper| act(&mut keeper.saves))
    }

    /// Goes on with the match that is kept, if there is one.
    pub(super) fn restore(self) {
        let text = self.with_saves(|saves| {
            let text = saves.read().ok().flatten();
            text.map(str::to_owned)
        });
        let Some(text) = text.flatten() else { return };
        let read = self.with_saves(|saves| saves.read_match(&text));
        if let Some(AsideMatch { record, .. }) = read.flatten() {
            return self.resume(record);
        }
        let aside = self.with_saves(Saves::quarantine);
        self.tell(if aside == Some(true) {
            Notice::SaveUnreadable
        } else {
            Notice::NotSaved
        });
    }

    /// Keeps the match with the commitment to its seed, or tells why not.
    pub(super) fn keep_match(self, record: &MatchRecord) {
        self.tell_kept(self.with_saves(|saves| saves.save(record)));
        // Before the match that was set aside, with its commitment, is dropped.
        self.commit_to(record);
        self.with_saves(|saves| saves.tidy(record));
    }

    /// Tells the person if another tab or frame has taken the match over.
    fn look_after_match(self) {
        if let Some(record) = self.record() {
            let text = SavedMatch::from(&record).to_json();
            self.tell_kept(self.with_saves(|saves| saves.check_conflict(&text)));
        }
    }

    /// The match on the table.
    pub(super) fn record(self) -> Option<MatchRecord> {
        self.session
            .with_untracked(|session| Some(session.table()?.record().clone()))
    }

    /// Plays and keeps the match here from now on: as another tab or frame has left it, if this one
    /// has not played on for itself. Another match that was played there is set aside.
    pub(super) fn play_on_here(self) {
        let Some(mine) = self.record() else { return };
        let commitment = storage::load(COMMITMENT).ok().flatten().unwrap_or_default();
        let theirs = self.with_saves(|saves| saves.take_over(&mine, &commitment));
        match theirs.flatten() {
            Some(theirs) => self.apply(Event::Open(Box::new(theirs))),
            None => self.keep_match(&mine),
        }
        if self.with_saves(|saves| saves.is_written()) == Some(false) {
            self.tell(Notice::NotSaved);
        }
    }

    /// Whether the browser keeps anything for us.
    pub(super) fn has_storage() -> bool {
        storage::load(MATCH).is_ok()
    }

    fn tell_kept(self, kept: Option<SaveOutcome>) {
        match kept {
            Some(SaveOutcome::Failed) => self.tell(Notice::NotSaved),
            Some(SaveOutcome::Elsewhere) => self.tell(Notice::Elsewhere),
            Some(SaveOutcome::Saved) | None => {}
        }
    }
}
