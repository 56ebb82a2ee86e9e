//! Saving and restoring the match in the browser, and telling the person what went wrong. The rules are
//! in [`Saves`].

mod commitment;
mod list;
mod transfer;

use leptos::prelude::{Update, UpdateValue};
use session::MatchRecord;

use protocol::{Loaded, MatchReader, SaveOutcome, Saves, match_text};
use session::Event;

use super::match_state::saved_commitment;
use super::{Notice, Shell};
use crate::event::on_window;
use crate::storage::BrowserStorage;

impl Shell {
    /// Follows the saved matches for the lifetime of the page. Other tabs may write, and a page that
    /// comes back from the browser's memory has missed what they wrote.
    pub fn watch_saves(self) {
        for event in ["storage", "pageshow"] {
            on_window(event, move |_| {
                self.with_saves(Saves::refresh);
                self.matches_changed();
                self.check_other_writers();
            });
        }
    }

    /// Opens the saved match, if there is one. An unreadable one is quarantined.
    pub fn restore_match(self) {
        let loaded = self.with_saves(Saves::read);
        if let Some(saved) = loaded.and_then(|loaded| self.loaded_match(loaded)) {
            self.resume(saved.record);
        }
    }

    /// Saves the match with the commitment to its seed, or tells why not.
    pub(in crate::shell) fn save_with_commitment(self, record: &MatchRecord) {
        self.notify_saved(self.with_saves(|saves| saves.save(record)));
        // Before the match that was shelved, with its commitment, is dropped.
        self.commit_to(record);
        self.with_saves(|saves| saves.tidy(record));
    }

    /// Takes the match over from another tab or frame. If this page has not played on, it goes on from
    /// where the other one is; another match that was played there is shelved.
    pub fn play_on_here(self) {
        let Some(mine) = self.record() else { return };
        let commitment = saved_commitment(self.info());
        let theirs = self.with_saves(|saves| saves.take_over(&mine, &commitment));
        match theirs.flatten() {
            Some(theirs) => self.apply(Event::Open(Box::new(theirs))),
            None => self.save_with_commitment(&mine),
        }
        if self.with_saves(|saves| saves.is_written()) == Some(false) {
            self.notify(Notice::NotSaved);
        }
    }

    /// Sets the parser of saved matches, and reads those that were shelved again.
    pub fn set_match_reader(self, reader: MatchReader) {
        self.with_saves(|saves| saves.set_reader(reader));
        self.matches_changed();
    }

    /// Gives access to the saved matches; `None` on a page that is gone.
    fn with_saves<T>(self, act: impl FnOnce(&mut Saves<BrowserStorage>) -> T) -> Option<T> {
        self.match_state().saves.try_update_value(act)
    }

    fn matches_changed(self) {
        self.match_state()
            .saves_version
            .update(|version| *version += 1);
    }

    /// Tells the person if another tab or frame has taken the match over.
    fn check_other_writers(self) {
        if let Some(record) = self.record().filter(|_| !self.is_online()) {
            let text = match_text(self.game().format(), &record);
            self.notify_saved(self.with_saves(|saves| saves.check_conflict(&text)));
        }
    }
}

/// What the person is told.
impl Shell {
    /// The saved match that was read, or tells the person that it is unreadable.
    pub fn loaded_match<T>(self, loaded: Loaded<T>) -> Option<T> {
        match loaded {
            Loaded::Missing => {}
            Loaded::Parsed(saved) => return Some(saved),
            Loaded::Quarantined => self.notify(Notice::SaveUnreadable),
            Loaded::Sealed => self.notify(Notice::NotSaved),
        }
        None
    }

    /// Tells the person why a match was not saved, if it was not.
    pub fn notify_saved(self, outcome: Option<SaveOutcome>) {
        match outcome {
            Some(SaveOutcome::Failed) => self.notify(Notice::NotSaved),
            Some(SaveOutcome::OtherTab) => self.notify(Notice::SavedElsewhere),
            Some(SaveOutcome::Saved) | None => {}
        }
    }
}
