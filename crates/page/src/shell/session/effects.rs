//! Runs the effects of the session: asks bots, waits for pauses, saves matches, counts finished ones.

use leptos::prelude::{GetUntracked, Set, SetValue, Update, WithUntracked, untrack};
use session::MatchRecord;

use protocol::StorageName;
use session::{Effect, Event, Pause, Session, Switch, Table, Ticket};

use crate::clock;
use crate::reminder;
use crate::shell::{Notice, Shell};
use crate::table_bots::BotRequest;

impl Shell {
    /// Changes the session and runs the effects. A match may give way without a question: see
    /// [`Self::send`].
    pub(in crate::shell) fn apply(self, event: Event) {
        let state = self.match_state();
        let is_automatic = matches!(event, Event::Elapsed(_) | Event::Chosen { .. });
        if is_automatic && state.is_paused.get_untracked() {
            return;
        }
        if !is_automatic {
            state.has_acted.set_value(true);
            self.clear_remark();
            self.deselect_all();
            self.forget_hint();
        }
        let was_own_turn = state.session.with_untracked(is_own_turn);
        let effects = state
            .session
            .try_update(|session| session.update(event))
            .unwrap_or_default();
        if is_automatic && !was_own_turn && state.session.with_untracked(is_own_turn) {
            // That it is not the person's turn yet is not true any more.
            self.clear_remark();
        }
        self.run(effects);
    }

    /// Opens a saved match as it was left. If its round is over, that is kept again: the page may have been closed
    /// before the statistics had it.
    pub(in crate::shell) fn resume(self, record: MatchRecord) {
        self.wake_bots(record.options());
        if record.is_round_over() {
            self.round_finished(&record);
        }
        self.commit_to(&record);
        let (session, effects) = Session::restored(record);
        self.match_state().session.set(session);
        self.run(effects);
    }

    pub(crate) fn run(self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask {
                    ticket,
                    seat,
                    level,
                    seed,
                } => self.ask_bot(&BotRequest {
                    ticket,
                    seat,
                    level,
                    seed,
                }),
                Effect::After { pause, ticket } => self.wait(pause, ticket),
                Effect::RoundFinished(record) => self.round_finished(&record),
                Effect::Save(record) => self.save_with_commitment(&record),
                Effect::MatchFinished => self.count_finished_match(),
            }
        }
    }

    /// Counts a match that is over, and reminds the person of the export from time to time.
    fn count_finished_match(self) {
        if reminder::count_finished(&StorageName::Finished.of(self.info().id())) {
            self.notify(Notice::ExportSoon);
        }
    }

    /// Sends [`Event::Elapsed`] after a pause, unless the person wants to end it.
    fn wait(self, pause: Pause, ticket: Ticket) {
        let preferences = untrack(|| self.preferences());
        if pause != Pause::Forced || preferences.has(Switch::PlayForced) {
            let wait = preferences.speed.milliseconds(pause);
            let wait = untrack(|| self.pause_length(pause, wait));
            clock::after(wait, move || self.send(Event::Elapsed(ticket)));
        }
    }
}

/// Whether the person may move now.
fn is_own_turn(session: &Session) -> bool {
    session.table().is_some_and(Table::is_own_turn)
}
