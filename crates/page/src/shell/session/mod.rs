//! The match at the table: reading the session, its events and effects, and the form that starts one.

mod bots;
mod effects;
mod events;
mod form;

use leptos::prelude::{Get, GetValue, RwSignal, Set, SetValue, With, WithUntracked, WithValue};
use session::MatchRecord;
use session::Session;

use super::{OnlineTable, Shell};

impl Shell {
    /// The signal of the session, for what plays elsewhere.
    pub(crate) fn session(self) -> RwSignal<Session> {
        self.match_state().session
    }

    /// Reads the session, and follows it.
    pub fn with_session<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.match_state().session.with(read)
    }

    /// Reads the session without following it.
    pub fn with_session_untracked<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.match_state().session.with_untracked(read)
    }

    /// The record of the match at the table.
    #[must_use]
    pub fn record(self) -> Option<MatchRecord> {
        self.with_session_untracked(|session| Some(session.table()?.record().clone()))
    }

    /// Hands all events to the online table; or no longer, and opens the saved match.
    pub(crate) fn play_online(self, handle: Option<OnlineTable>) {
        let ends = handle.is_none();
        self.match_state().online.set_value(handle);
        if ends {
            self.match_state().session.set(Session::default());
            self.restore_match();
        }
    }

    /// Whether the table is online.
    #[must_use]
    pub fn is_online(self) -> bool {
        let online = self.match_state().online;
        online.with_value(Option::is_some)
    }

    /// Whether the person has done anything yet. Before that the page takes no focus: it may be one
    /// of several frames.
    #[must_use]
    pub fn has_acted(self) -> bool {
        self.match_state().has_acted.get_value()
    }

    /// Whether the host page has paused the game.
    #[must_use]
    pub fn is_paused(self) -> bool {
        self.match_state().is_paused.get()
    }
}
