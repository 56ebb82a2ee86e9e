//! The bots' turns, and the hints.

use cards::Seat;
use leptos::prelude::{GetValue, SetValue, untrack};

use protocol::format_of;
use session::{Event, MatchOptions, MatchRecord, Table, TableBots, TableGame};

use super::{OwnParts, SceneDialog, SceneGame, SceneState};
use crate::shell::{BotRequest, Dialog, Notice, Shell};
use crate::table_bots::{BotReport, TableBotWorker};

impl<T: SceneGame> Shell<SceneState<T>> {
    /// Makes the link to the bots' worker. It is started when it is first needed.
    pub(super) fn connect_bots(self) {
        let bots = TableBotWorker::new(move |report| match report {
            BotReport::Chosen(ticket, mv) => self.send(Event::Chosen { ticket, mv }),
            BotReport::Rated(rows) => self.set_rated_moves(Some(rows)),
            BotReport::Failed => self.notify(Notice::BotsSilent),
            BotReport::SelfCheckFailed => self.notify(Notice::SelfCheckFailed),
        });
        self.own().bots.set_value(Some(bots));
    }

    /// Asks a bot for a move.
    pub(super) fn ask_table_bot(self, request: &BotRequest) {
        self.with_bots(|bots| {
            let Some(record) = self.record() else { return };
            let view = || Some(record.typed::<T::Round>()?.view(request.seat));
            let instant =
                view().and_then(|view| T::Round::instant_move(request.level, &view, request.seed));
            match instant {
                Some(mv) => bots.answer(request.ticket, T::Round::word(mv)),
                None => bots.search(request, &Self::view_text(&record, request.seat)),
            }
        });
    }

    /// Starts the worker early if a bot of the match needs it: one that does not choose at once.
    pub(super) fn wake_table_bots(self, options: &MatchOptions) {
        let mut levels = options.bots().map(|(_, level)| level);
        if levels.any(T::Round::needs_search) {
            self.with_bots(TableBotWorker::wake);
        }
    }

    /// Opens the hint and asks for it on the person's turn; else says that it is not their turn.
    pub(super) fn hint(self) {
        let is_own_turn = untrack(|| self.scene().is_some_and(|scene| scene.is_own_turn));
        if is_own_turn {
            self.ask_hint();
            self.open_dialog(Dialog::Game(SceneDialog::Hint));
        } else {
            self.set_remark(untrack(|| self.words()).not_your_turn().into());
        }
    }

    /// Asks for a hint for the person at the page, who is to move.
    pub fn ask_hint(self) {
        let viewer = self.with_session_untracked(|session| session.table().map(Table::viewer));
        if let Some((record, viewer)) = self.record().zip(viewer) {
            self.set_rated_moves(None);
            let (view, seed) = (Self::view_text(&record, viewer), record.decision_seed());
            self.with_bots(|bots| bots.rate_moves(view, seed));
        }
    }

    /// Takes the person's last decision back, and says which, or that there is none.
    pub(super) fn undo(self) {
        let taken = self.with_session_untracked(|session| {
            let table = session.table().filter(|table| table.can_undo())?;
            table.record().last_decision()
        });
        let words = untrack(|| self.words());
        match taken {
            Some(mv) => {
                let taken = T::Own::taken_back(self);
                let taken = taken.unwrap_or_else(|| words.taken_back(T::move_label(words, mv)));
                self.set_answer(taken);
                self.send(Event::Undo);
            }
            None => self.set_remark(words.nothing_to_undo().into()),
        }
    }

    fn view_text(record: &MatchRecord, seat: Seat) -> String {
        format_of::<T::Format>().view_text(record, seat)
    }

    // The link is cloned out first: its reports may call back at once.
    pub(super) fn with_bots(self, act: impl FnOnce(&TableBotWorker)) {
        if let Some(bots) = self.own().bots.get_value() {
            act(&bots);
        }
    }
}
