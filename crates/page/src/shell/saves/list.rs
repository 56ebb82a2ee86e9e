//! The unfinished matches that the person can return to, and the questions before one is given up.

use leptos::prelude::{Get, GetUntracked, Set, Track, WithValue, untrack};
use session::MatchRecord;

use protocol::{Saves, StorageFull};
use session::{Event, Session};

use crate::shell::{MatchQuestion, Shell};

/// The list.
impl Shell {
    /// The matches to return to, the newest first: the one left for the set-up form, then those that
    /// were shelved.
    #[must_use]
    pub fn matches(self) -> Vec<MatchRecord> {
        self.match_state().saves_version.track();
        let left = self.with_session(|session| match session {
            Session::Lobby { left, .. } => left.as_deref().cloned(),
            Session::Table(_) => None,
        });
        let shelved = self.match_state().saves.with_value(|saves| {
            let shelved = saves.shelved();
            shelved
                .map(|shelved| shelved.record.clone())
                .collect::<Vec<_>>()
        });
        left.into_iter().chain(shelved).collect()
    }

    /// Every match that could be given up for another one: [`Self::matches`], and the one at the
    /// table.
    #[must_use]
    pub fn all_matches(self) -> Vec<MatchRecord> {
        let here = self.record().into_iter();
        here.chain(untrack(|| self.matches())).collect()
    }

    /// The number of unreadable matches that were shelved.
    #[must_use]
    pub fn unreadable_matches(self) -> usize {
        self.match_state().saves_version.track();
        self.match_state().saves.with_value(Saves::unreadable)
    }

    /// Returns to the newest match that was left.
    pub fn continue_match(self) {
        if let Some(newest) = untrack(|| self.matches()).into_iter().next() {
            self.return_to(newest);
        }
    }

    /// Returns to a match that was left.
    pub fn return_to(self, record: MatchRecord) {
        if self.is_current(&record) {
            self.send(Event::Return);
        } else {
            self.send(Event::Open(Box::new(record)));
        }
    }

    fn is_current(self, record: &MatchRecord) -> bool {
        self.with_session_untracked(|session| session.record() == Some(record))
    }
}

/// The questions.
impl Shell {
    /// The question that waits for an answer.
    #[must_use]
    pub fn question(self) -> Option<MatchQuestion> {
        self.match_state().question.get()
    }

    /// Asks the person about their matches.
    pub fn ask(self, question: MatchQuestion) {
        self.match_state().question.set(Some(question));
    }

    /// Closes the question: nothing happens.
    pub fn close_question(self) {
        self.match_state().question.set(None);
    }

    /// Gives a match up: one that was shelved, or the current one. Then handles the event that the
    /// question was about.
    pub fn give_up(self, record: &MatchRecord) {
        let question = self.match_state().question.get_untracked();
        self.close_question();
        self.with_saves(|saves| saves.remove(record));
        let is_current = self.is_current(record);
        match question {
            Some(MatchQuestion::WhichToDrop(event)) if is_current => self.apply(event),
            Some(MatchQuestion::WhichToDrop(event)) => self.send(event),
            _ if is_current => {
                self.apply(Event::Discard);
                self.with_saves(Saves::forget);
            }
            _ => {}
        }
        self.matches_changed();
    }

    /// Handles the event of the question, though the match that gives way cannot be saved.
    pub fn go_on_unsaved(self, event: Event) {
        self.close_question();
        self.shelve(&event, true);
        self.apply(event);
    }

    /// Shelves the match that gives way to this event; returns the question if the person must be
    /// asked first. `anyway` if they have agreed that the match is not saved.
    pub(in crate::shell) fn shelve(self, event: &Event, anyway: bool) -> Option<StorageFull> {
        let commitment = untrack(|| self.commitment());
        self.with_session_untracked(|session| {
            let leaving = session.leaves(event)?;
            let opened = match event {
                Event::Open(record) => Some(&**record),
                _ => None,
            };
            self.with_saves(|saves| saves.shelve(leaving, opened, &commitment, anyway))
                .flatten()
        })
    }
}
