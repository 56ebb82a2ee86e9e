//! A tab of the browser: the session and the saves, as the page connects them.

use std::collections::VecDeque;

use game::Game;
use little_devils::protocol::{SavedMatch, Saves, StorageNames};
use little_devils::session::{Effect, Event, MatchRecord, Phase, Session};
use protocol::{RoomQuestion, SaveOutcome};

use super::browser::Browser;
use super::{Ledger, line};

/// A tab: what the store of the page does with session and saves, without the page.
pub(super) struct Tab {
    pub(super) browser: Browser,
    pub(super) session: Session,
    pub(super) saves: Saves<Browser>,
    /// What came of keeping the current match last.
    pub(super) kept: SaveOutcome,
}

/// What the person answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Everything stays as it is.
    Cancel,
    /// The oldest match is given up; or the match may last as long as the page.
    Agree,
}

impl Tab {
    pub(super) fn open(browser: &Browser) -> Self {
        let mut saves = Saves::new(browser.clone());
        let text = saves.read().ok().flatten().map(str::to_owned);
        let kept = text.and_then(|text| SavedMatch::load(&text).ok());
        let session = kept.map_or_else(Session::default, |record| Session::restored(record).0);
        Self {
            browser: browser.clone(),
            session,
            saves,
            kept: SaveOutcome::Saved,
        }
    }

    pub(super) fn commitment(&self) -> String {
        let seed = self
            .session
            .record()
            .map_or(0, |record| record.options().seed().0);
        line(seed)
    }

    pub(super) fn held(&self) -> Vec<MatchRecord> {
        let aside = self.saves.aside().map(|aside| aside.record.clone());
        aside.chain(self.session.record().cloned()).collect()
    }

    /// As `Store::send`: asks if there is something to ask, then does it. Says whether it was done.
    pub(super) fn send(&mut self, event: &Event, answer: Answer, ledger: &mut Ledger) -> bool {
        let commitment = self.commitment();
        let mut anyway = false;
        while let Some(ask) = self.make_room(event, &commitment, anyway) {
            match (answer, ask) {
                (Answer::Cancel, _) => return false,
                (Answer::Agree, RoomQuestion::Unsaved) => anyway = true,
                (Answer::Agree, RoomQuestion::WhichToDrop) => {
                    let oldest = self.saves.aside().last().expect("there are many");
                    let oldest = oldest.record.clone();
                    ledger.given_up(&oldest);
                    self.saves.remove(&oldest);
                }
            }
        }
        self.apply(event.clone(), ledger);
        true
    }

    /// As `Store::make_room`.
    pub(super) fn make_room(
        &mut self,
        event: &Event,
        commitment: &str,
        anyway: bool,
    ) -> Option<RoomQuestion> {
        let opened = match event {
            Event::Open(record) => Some(&**record),
            _ => None,
        };
        let leaving = self.session.leaves(event)?;
        self.saves.make_room(leaving, opened, commitment, anyway)
    }

    /// As `Store::apply`, with bots that play their lowest card at once.
    pub(super) fn apply(&mut self, event: Event, ledger: &mut Ledger) {
        let mut queue = VecDeque::from([event]);
        while let Some(event) = queue.pop_front() {
            for effect in self.session.update(event) {
                match effect {
                    Effect::Ask { ticket, view, .. } => {
                        let card = view.legal().lowest().expect("it is the bot's turn");
                        queue.push_back(Event::Chosen { ticket, mv: card });
                    }
                    Effect::After { ticket, .. } => queue.push_back(Event::Elapsed(ticket)),
                    Effect::Save(record) => {
                        ledger.played(&record);
                        self.keep(&record);
                    }
                    Effect::RoundFinished(_) | Effect::MatchFinished => {}
                }
            }
        }
    }

    pub(super) fn keep(&mut self, record: &MatchRecord) {
        self.kept = self.saves.save(record);
        self.saves.tidy(record);
    }

    /// Plays some cards of the person's.
    pub(super) fn play(&mut self, cards: usize, ledger: &mut Ledger) {
        for _ in 0..cards {
            let Some(table) = self.session.table() else {
                return;
            };
            let event = match table.phase() {
                Phase::Person | Phase::Forced(_) => {
                    Event::Play(table.record().round().legal().lowest().expect("a card"))
                }
                Phase::RoundOver => Event::Continue,
                _ => return,
            };
            self.apply(event, ledger);
        }
    }

    pub(super) fn play_on_here(&mut self, ledger: &mut Ledger) {
        let Some(mine) = self.session.table().map(|table| table.record().clone()) else {
            return;
        };
        let kept = self.browser.text(StorageNames::MATCH).unwrap_or_default();
        let theirs = SavedMatch::load(&kept).map_or(0, |theirs| theirs.options().seed().0);
        match self.saves.take_over(&mine, &line(theirs)) {
            Some(theirs) => self.apply(Event::Open(Box::new(theirs)), ledger),
            None => self.keep(&mine),
        }
    }
}
