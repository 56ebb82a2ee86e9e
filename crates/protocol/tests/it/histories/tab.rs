//! A tab of the browser: the session and the saves, as the page connects them.

use std::collections::VecDeque;

use cards::Seed;
use protocol::{Loaded, SaveOutcome, StorageFull, load_match};
use session::{Effect, Event, MatchRecord, Phase, Session, TableBots, TableGame};

use super::{Ledger, MATCH, Saves, format, line};
use crate::dice::{CALM, Dice};
use crate::memory::Memory;

/// A tab: what the store of the page does with session and saves, without the page.
pub(super) struct Tab<'a> {
    pub(super) memory: &'a Memory,
    pub(super) session: Session,
    pub(super) saves: Saves<'a>,
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

impl<'a> Tab<'a> {
    pub(super) fn open(memory: &'a Memory) -> Self {
        let mut saves = Saves::new(memory, format());
        let session = match saves.read() {
            Loaded::Parsed(found) => Session::restored(found.record).0,
            _ => Session::default(),
        };
        Self {
            memory,
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
        let shelved = self.saves.shelved().map(|shelved| shelved.record.clone());
        shelved.chain(self.session.record().cloned()).collect()
    }

    /// As `Store::send`: asks if there is something to ask, then does it. Says whether it was done.
    pub(super) fn send(&mut self, event: &Event, answer: Answer, ledger: &mut Ledger) -> bool {
        let commitment = self.commitment();
        let mut anyway = false;
        while let Some(ask) = self.shelve(event, &commitment, anyway) {
            match (answer, ask) {
                (Answer::Cancel, _) => return false,
                (Answer::Agree, StorageFull::Unsaved) => anyway = true,
                (Answer::Agree, StorageFull::WhichToDrop) => {
                    let oldest = self.saves.shelved().last().expect("there are many");
                    let oldest = oldest.record.clone();
                    ledger.given_up(&oldest);
                    self.saves.remove(&oldest);
                }
            }
        }
        self.apply(event.clone(), ledger);
        true
    }

    /// As `Store::shelve`.
    pub(super) fn shelve(
        &mut self,
        event: &Event,
        commitment: &str,
        anyway: bool,
    ) -> Option<StorageFull> {
        let opened = match event {
            Event::Open(record) => Some(&**record),
            _ => None,
        };
        let leaving = self.session.leaves(event)?;
        self.saves.shelve(leaving, opened, commitment, anyway)
    }

    /// As `Store::apply`, with bots that move at once.
    pub(super) fn apply(&mut self, event: Event, ledger: &mut Ledger) {
        let mut queue = VecDeque::from([event]);
        while let Some(event) = queue.pop_front() {
            for effect in self.session.update(event) {
                match effect {
                    Effect::Ask { ticket, seat, .. } => {
                        let record = self.session.record().expect("a match");
                        let record = record.typed::<Dice>().expect("of this game");
                        let mv = Dice::choose(CALM, &record.view(seat), Seed(0));
                        let mv = Dice::word(mv.expect("it is the bot's turn"));
                        queue.push_back(Event::Chosen { ticket, mv });
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

    /// Makes some moves of the person's, the lowest each time.
    pub(super) fn play(&mut self, moves: usize, ledger: &mut Ledger) {
        for _ in 0..moves {
            let Some(table) = self.session.table() else {
                return;
            };
            let event = match table.phase() {
                Phase::Person | Phase::Forced(_) => Event::Play(table.record().any().legal()[0]),
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
        let kept = self.memory.text(MATCH).unwrap_or_default();
        let theirs = load_match(format(), &kept).map_or(0, |theirs| theirs.options().seed().0);
        match self.saves.take_over(&mine, &line(theirs)) {
            Some(theirs) => self.apply(Event::Open(Box::new(theirs)), ledger),
            None => self.keep(&mine),
        }
    }
}
