//! Events of the person and of the host page.

use leptos::prelude::{GetUntracked, GetValue, Set, SetValue, UpdateValue, untrack};
use session::MatchOptions;

use protocol::{Address, NewMatchOptions, StorageFull, StorageName};
use session::{Event, Session};

use crate::pwa;
use crate::shell::{MatchQuestion, Notice, Shell};

impl Shell {
    /// Handles an event: changes the session and runs the effects. An unfinished match that gives way
    /// is shelved first. If there is no room for it, the person is asked.
    pub fn send(self, event: Event) {
        if let Some(handle) = self.match_state().online.get_value() {
            return handle(event);
        }
        match self.shelve(&event, false) {
            None => self.apply(event),
            Some(StorageFull::WhichToDrop) => self.ask(MatchQuestion::WhichToDrop(event)),
            Some(StorageFull::Unsaved) => self.ask(MatchQuestion::Unsaved(event)),
        }
    }

    /// Hides the hand, because nobody knows who looks at the page next. This is no act of the person.
    pub(crate) fn cover(self) {
        let acted = self.has_acted();
        self.apply(Event::Cover);
        self.match_state().has_acted.set_value(acted);
    }

    /// Leaves the table for the first page. If the match is unfinished, says that it is saved.
    pub fn leave(self) {
        let is_unfinished = self.record().is_some_and(|record| record.is_unfinished());
        self.send(Event::Leave);
        if is_unfinished {
            self.set_answer(untrack(|| self.words()).match_kept().into());
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
        pwa::persist(&StorageName::PersistAsked.of(self.info().id()));
        self.wake_bots(&options);
        self.send(Event::NewMatch(options));
    }

    /// Pauses the bots, or asks them again for their next move. The person may look, read and play
    /// all the same.
    pub fn set_paused(self, paused: bool) {
        let state = self.match_state();
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
    pub fn request_match(self, wishes: &NewMatchOptions) {
        self.change_address(|address| {
            address.players = wishes.players.or(address.players);
            address.level = wishes.level.or(address.level);
            address.seed = wishes.seed;
            if !self.info().options.is_empty() {
                address.options.extend(&wishes.options);
            }
        });
        let under_way = self.with_session_untracked(Session::is_under_way);
        let acted = self.match_state().has_acted.get_value();
        match self.match_form_options(&self.match_form()) {
            Ok(options) if !under_way => self.deal(options),
            _ => self.send(Event::Leave),
        }
        self.match_state().has_acted.set_value(acted);
        self.count_host_request();
    }

    /// The parameters of the address.
    #[must_use]
    pub fn address(self) -> Address {
        self.match_state().address.get_value()
    }

    fn change_address(self, change: impl FnOnce(&mut Address)) {
        self.match_state().address.update_value(change);
    }
}
