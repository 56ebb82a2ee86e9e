//! The match as the browser keeps it, and the one rule about it: nothing is written over what this
//! page has not seen.
//!
//! Other tabs and frames of the browser keep their match in the same place. Who finds there what
//! another has written stops writing and is told, until the person plays on here.

use leptos::prelude::*;

use crate::play::{Event, MatchRecord, Session};
use crate::wire::{Backup, SavedMatch, Settings};

use super::dom::on_window;
use super::notice::Notice;
use super::storage::{self, COMMITMENT, MATCH, Refused, SETTINGS};
use super::store::Store;

/// What this page knows of the match that is kept.
#[derive(Clone, Debug)]
pub struct Keeper {
    /// The commitment to its seed, as the study reads it; empty until it is made.
    pub(super) commitment: RwSignal<String>,
    /// What was read or written last.
    seen: Option<String>,
    closed: Option<Closed>,
}

/// Why nothing is written.
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
    /// It is kept, or who is not to keep it has been told before.
    Well,
    /// The browser does not let us.
    Refused,
    /// Another tab or frame has kept its own.
    Elsewhere,
}

impl Keeper {
    /// The keeper of a page that has just been opened.
    #[must_use]
    pub fn open() -> Self {
        let commitment = storage::load(COMMITMENT).ok().flatten();
        Self {
            commitment: RwSignal::new(commitment.unwrap_or_default()),
            seen: None,
            closed: None,
        }
    }

    /// Reads what is kept.
    ///
    /// # Errors
    /// The browser refuses storage.
    pub fn read(&mut self) -> Result<Option<&str>, Refused> {
        self.seen = storage::load(MATCH)?;
        Ok(self.seen.as_deref())
    }

    /// Moves what was read out of the way, as it makes no sense; says whether that worked. If not,
    /// nothing is ever written over it.
    pub fn put_aside(&mut self) -> bool {
        let text = self.seen.take().unwrap_or_default();
        let aside = storage::put_aside(MATCH, &text).is_ok();
        if !aside {
            self.closed = Some(Closed::Sealed);
        }
        aside
    }

    /// Keeps a match, unless there is one that this page has not seen. Storage that was cleared
    /// meanwhile is simply written again.
    pub fn keep(&mut self, text: &str) -> Kept {
        match self.look(text) {
            Kept::Well if self.closed.is_some() => Kept::Well,
            Kept::Well if storage::save(MATCH, text).is_err() => Kept::Refused,
            Kept::Well => {
                self.seen = Some(text.into());
                Kept::Well
            }
            other => other,
        }
    }

    /// Looks whether what is kept is still what this page has seen, or is about to write: two tabs
    /// that have opened the same match see its bots play the same cards.
    pub fn look(&mut self, ours: &str) -> Kept {
        let seen = |now: &String| self.seen.as_ref() == Some(now) || now == ours;
        match storage::load(MATCH) {
            Err(Refused) => Kept::Refused,
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

    /// Writes again from now on, as the person plays here.
    pub fn take_over(&mut self) {
        if self.closed == Some(Closed::Elsewhere) {
            self.closed = None;
        }
    }
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
    let aside = storage::put_aside(SETTINGS, &text).is_ok();
    let notice = if aside {
        Notice::SettingsUnreadable
    } else {
        Notice::NotSaved
    };
    (Settings::default(), Some(notice))
}

/// Looks after the match for as long as the page is there: other tabs may write, and a page that
/// comes back from the browser's memory has missed what they have written.
pub fn watch(store: Store) {
    for event in ["storage", "pageshow"] {
        on_window(event, move |_| store.look_after_match());
    }
}

impl Store {
    /// Goes on with the match that is kept, if there is one.
    pub(super) fn restore(self) {
        let text = self.keeper.try_update_value(|keeper| {
            let text = keeper.read().ok().flatten();
            text.map(str::to_owned)
        });
        let Some(text) = text.flatten() else { return };
        if let Ok(record) = SavedMatch::load(&text) {
            return self.resume(record);
        }
        let aside = self.keeper.try_update_value(Keeper::put_aside);
        self.tell(if aside == Some(true) {
            Notice::SaveUnreadable
        } else {
            Notice::NotSaved
        });
    }

    /// Keeps the match, or tells why not.
    pub(super) fn keep_match(self, record: &MatchRecord) {
        let text = SavedMatch::from(record).to_json();
        self.tell_kept(self.keeper.try_update_value(|keeper| keeper.keep(&text)));
    }

    /// Tells the person if another tab or frame has taken the match over.
    fn look_after_match(self) {
        if let Some(record) = self.record() {
            let text = SavedMatch::from(&record).to_json();
            self.tell_kept(self.keeper.try_update_value(|keeper| keeper.look(&text)));
        }
    }

    /// The match on the table.
    pub(super) fn record(self) -> Option<MatchRecord> {
        self.session
            .with_untracked(|session| Some(session.table()?.record().clone()))
    }

    /// Plays and keeps the match here from now on: as another tab or frame has left it, if this one
    /// has not played on for itself.
    pub(super) fn play_on_here(self) {
        let Some(mine) = self.record() else { return };
        let text = SavedMatch::from(&mine).to_json();
        let theirs = self.keeper.try_update_value(|keeper| {
            let played_on = keeper.seen.as_ref() != Some(&text);
            keeper.take_over();
            let kept = keeper.read().ok().flatten();
            let theirs = kept.and_then(|kept| SavedMatch::load(kept).ok())?;
            let goes_on = !played_on || theirs.plays().starts_with(mine.plays());
            (goes_on && theirs.options() == mine.options()).then_some(theirs)
        });
        match theirs.flatten() {
            Some(theirs) => self.send(Event::Open(Box::new(theirs))),
            None => self.keep_match(&mine),
        }
    }

    /// Settings and match, to be taken elsewhere.
    #[must_use]
    pub fn backup(self) -> Backup {
        let left = |session: &Session| session.record().cloned();
        Backup {
            settings: Some(self.settings.get_untracked()),
            record: self.session.with_untracked(left),
        }
    }

    /// Whether a match that is not over would give way to the backup's.
    #[must_use]
    pub fn would_lose_match(self, backup: &Backup) -> bool {
        self.session.with_untracked(|session| {
            let (Some(ours), Some(theirs)) = (session.record(), &backup.record) else {
                return false;
            };
            let same = ours.options() == theirs.options() && ours.plays() == theirs.plays();
            !same && !ours.is_over()
        })
    }

    /// Plays on with the settings and the match of a backup.
    pub fn take_in(self, backup: Backup) {
        if let Some(settings) = backup.settings {
            self.preferences.set(settings.preferences());
            self.lang
                .set(settings.lang().unwrap_or(self.lang.get_untracked()));
            self.change(|ours| *ours = settings);
        }
        if let Some(record) = backup.record {
            self.send(Event::Open(Box::new(record)));
        }
    }

    fn tell_kept(self, kept: Option<Kept>) {
        match kept {
            Some(Kept::Refused) => self.tell(Notice::NotSaved),
            Some(Kept::Elsewhere) => self.tell(Notice::Elsewhere),
            Some(Kept::Well) | None => {}
        }
    }
}
