//! The matches that one can go back to, and what is asked before one gives way to another.

use leptos::prelude::*;

use little_devils::protocol::{RoomQuestion, Saves};
use little_devils::session::{Event, MatchRecord, Session};

use super::store::Store;

/// What the person is asked about their matches.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Which match to give up, before this is done.
    WhichToDrop(Event),
    /// Whether to do this, though the match that gives way lasts as long as the page.
    Unsaved(Event),
    /// Whether to give this match up.
    Remove(Box<MatchRecord>),
}

impl Store {
    /// Something happened: changes the session and runs what follows. If a match gives way that is not
    /// over, it is set aside before; where there is no room for it, the person is asked.
    pub fn send(self, event: Event) {
        match self.make_room(&event, false) {
            None => self.apply(event),
            Some(RoomQuestion::WhichToDrop) => self.ask(Question::WhichToDrop(event)),
            Some(RoomQuestion::Unsaved) => self.ask(Question::Unsaved(event)),
        }
    }

    fn make_room(self, event: &Event, anyway: bool) -> Option<RoomQuestion> {
        let commitment = self.commitment().get_untracked();
        self.session.with_untracked(|session| {
            self.with_saves(|saves| saves.make_room(session, event, &commitment, anyway))
                .flatten()
        })
    }

    /// Asks the person about their matches.
    pub fn ask(self, question: Question) {
        self.question.set(Some(question));
    }

    /// Gives a match up: one that was set aside, or the one that is under way.
    pub fn give_up(self, record: &MatchRecord) {
        let question = self.question.get_untracked();
        self.question.set(None);
        self.with_saves(|saves| saves.remove(record));
        let is_left = self
            .session
            .with_untracked(|session| session.record() == Some(record));
        match question {
            Some(Question::WhichToDrop(event)) if is_left => self.apply(event),
            Some(Question::WhichToDrop(event)) => self.send(event),
            _ if is_left => {
                self.apply(Event::Discard);
                self.with_saves(Saves::forget);
            }
            _ => {}
        }
        self.listed.update(|version| *version += 1);
    }

    /// Does what was asked about, though the match that gives way lasts as long as the page.
    pub fn go_on_unsaved(self, event: Event) {
        self.question.set(None);
        self.make_room(&event, true);
        self.apply(event);
    }

    /// The matches to go back to, the newest first: the one left for the set-up form, then those that
    /// were set aside.
    #[must_use]
    pub fn matches(self) -> Vec<MatchRecord> {
        self.listed.track();
        let left = self.session.with(|session| match session {
            Session::Lobby { left, .. } => left.as_deref().cloned(),
            Session::Table(_) => None,
        });
        let aside = self.keeper.with_value(|keeper| {
            let aside = keeper.saves.aside();
            aside.map(|aside| aside.record.clone()).collect::<Vec<_>>()
        });
        left.into_iter().chain(aside).collect()
    }

    /// Every match that could be given up for another one: those, and the one on the table.
    #[must_use]
    pub fn all_matches(self) -> Vec<MatchRecord> {
        let here = self.record().into_iter();
        here.chain(untrack(|| self.matches())).collect()
    }

    /// How many matches that were set aside cannot be read.
    #[must_use]
    pub fn unread_matches(self) -> usize {
        self.listed.track();
        self.keeper.with_value(|keeper| keeper.saves.unreadable())
    }

    /// Goes on with the newest match that was left.
    pub fn continue_match(self) {
        if let Some(newest) = untrack(|| self.matches()).into_iter().next() {
            self.go_back_to(newest);
        }
    }

    /// Goes on with a match that was left.
    pub fn go_back_to(self, record: MatchRecord) {
        let left = |session: &Session| session.record() == Some(&record);
        if self.session.with_untracked(left) {
            self.send(Event::Return);
        } else {
            self.send(Event::Open(Box::new(record)));
        }
    }
}
