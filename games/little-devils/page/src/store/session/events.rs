//! Events of the person and of the host page.

use leptos::prelude::{GetUntracked, GetValue, Set, SetValue, untrack};

use little_devils::protocol::{NewMatchOptions, StorageNames};
use little_devils::scene::TakenBack;
use little_devils::session::{Event, MatchOptions, Session};
use page::pwa;

use crate::store::{MatchForm, MatchQuestion, Store};
use page::shell::Notice;
use protocol::RoomQuestion;

impl Store {
    /// Handles an event: changes the session and runs the effects. An unfinished match that gives way
    /// is set aside first. If there is no room for it, the person is asked.
    pub fn send(self, event: Event) {
        match self.make_room(&event, false) {
            None => self.apply(event),
            Some(RoomQuestion::WhichToDrop) => self.ask(MatchQuestion::WhichToDrop(event)),
            Some(RoomQuestion::Unsaved) => self.ask(MatchQuestion::Unsaved(event)),
        }
    }

    /// Takes the person's last decision back and says which cards come back, or that there is none.
    pub fn undo(self) {
        let taken = self
            .record()
            .and_then(|record| TakenBack::from_record(&record));
        let answer = untrack(|| match taken {
            Some(taken) => self.with_speaker(|_, speaker| speaker.taken_back(taken)),
            None => Some(self.words().nothing_to_undo().into()),
        });
        self.set_answer(answer.unwrap_or_default());
        if let Some(taken) = taken {
            let known = self.own().session.trick_is_known;
            known.set_value(taken.round.is_none());
            self.send(Event::Undo);
        }
    }

    /// Leaves the table for the first page. If the match is unfinished, says that it is saved.
    pub fn leave(self) {
        let is_unfinished = self.record().is_some_and(|record| record.is_unfinished());
        self.send(Event::Leave);
        if is_unfinished {
            self.set_answer(untrack(|| self.words().match_kept()).into());
        }
    }

    /// Starts a match, and saves its table for the next one.
    pub fn deal(self, options: MatchOptions) {
        self.save_table(&options);
        self.deal_once(options);
    }

    /// Starts a match that the person has not set up: the next one is as they last chose. A seed in
    /// the address is for the first match only.
    pub fn deal_once(self, options: MatchOptions) {
        self.change_address(|address| address.seed = None);
        pwa::persist(StorageNames::PERSIST_ASKED);
        self.start_worker_for(&options);
        self.send(Event::NewMatch(options));
    }

    /// Pauses the bots, or asks them again for their next move. The person may look, read and play
    /// all the same.
    pub fn set_paused(self, paused: bool) {
        let state = &self.own().session;
        let was_paused = state.is_paused.get_untracked();
        state.is_paused.set(paused);
        if paused {
            return self.notify(Notice::Paused);
        }
        self.withdraw(&Notice::Paused);
        if let Some(record) = self.record().filter(|_| was_paused) {
            let acted = state.has_acted.get_value();
            self.send(Event::Open(Box::new(record)));
            state.has_acted.set_value(acted);
        }
    }

    /// Starts the match that the host page requests, unless another one is under way: then the person
    /// chooses at the set-up form between the two. This is no act of the person.
    pub fn request_match(self, wishes: NewMatchOptions) {
        self.change_address(|address| {
            address.players = wishes.players.or(address.players);
            address.level = wishes.level.or(address.level);
            address.seed = wishes.seed;
        });
        let under_way = self.with_session_untracked(Session::is_under_way);
        let acted = self.own().session.has_acted.get_value();
        match MatchForm::new(self).options(self) {
            Ok(options) if !under_way => self.deal(options),
            _ => self.send(Event::Leave),
        }
        self.own().session.has_acted.set_value(acted);
        self.count_host_request();
    }
}
