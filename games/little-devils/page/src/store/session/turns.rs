//! The bots' turns, and takebacks.

use leptos::prelude::{Set, SetValue, untrack};

use little_devils::scene::TakenBack;
use little_devils::session::Event;
use page::shell::Notice;

use crate::bot_worker::BotReport;
use crate::store::Store;

impl Store {
    /// Handles a report of the bots' worker.
    pub(in crate::store) fn receive_from_bots(self, report: BotReport) {
        match report {
            BotReport::Chosen(ticket, mv) => self.send(Event::Chosen { ticket, mv }),
            BotReport::Advised(rows) => self.own().session.advice.set(Some(rows)),
            BotReport::Silent => self.notify(Notice::BotsSilent),
            BotReport::Unfit => self.notify(Notice::Unfit),
        }
    }

    /// Takes the person's last decision back and says which cards come back, or that there is none.
    pub fn undo(self) {
        let taken = self.with_session_untracked(|session| {
            let table = session.table().filter(|table| table.can_undo())?;
            TakenBack::from_record(table.record())
        });
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
}
