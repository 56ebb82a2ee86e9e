//! Runs the effects of the session, each in a function of its own: asks bots, waits for pauses, sends
//! finished rounds, saves matches, counts finished matches.

use leptos::prelude::{GetUntracked, Set, SetValue, Update, untrack};

use cards::Card;
use little_devils::bots::instant;
use little_devils::protocol::{MoveRequest, StorageNames};
use little_devils::session::{Effect, Event, MatchOptions, MatchRecord, Session};
use page::clock;
use page::reminder;
use session::{Pause, Switch, Ticket};

use crate::bot_worker::{BotReport, BotWorker};
use crate::store::Store;
use page::shell::Notice;

impl Store {
    /// Changes the session and runs the effects. A match may give way without a question: see
    /// [`Self::send`].
    pub(in crate::store) fn apply(self, event: Event) {
        let state = &self.own().session;
        let is_automatic = matches!(event, Event::Elapsed(_) | Event::Chosen { .. });
        if is_automatic && state.is_paused.get_untracked() {
            return;
        }
        if !is_automatic {
            state.has_acted.set_value(true);
            self.clear_remark();
            self.lower_all();
            state.advice.set(None);
            self.with_bots(BotWorker::cancel_advice);
        }
        let effects = state
            .session
            .try_update(|session| session.update(event))
            .unwrap_or_default();
        self.run(effects);
    }

    /// Opens a saved match as it was left.
    pub(in crate::store) fn resume(self, record: MatchRecord) {
        self.start_worker_for(record.options());
        self.commit_to(&record);
        let (session, effects) = Session::restored(record);
        self.own().session.session.set(session);
        self.run(effects);
    }

    /// Starts the worker early if an opponent needs search.
    pub(super) fn start_worker_for(self, options: &MatchOptions) {
        let mut levels = options.bots().map(|(_, level)| level);
        if levels.any(|level| !instant::is_instant(level.strategy())) {
            self.with_bots(BotWorker::wake);
        }
    }

    /// Handles a report of the bots' worker.
    pub(in crate::store) fn receive_from_bots(self, report: BotReport) {
        match report {
            BotReport::Chosen(ticket, card) => self.choose(ticket, card),
            BotReport::Advised(rows) => self.own().session.advice.set(Some(rows)),
            BotReport::Silent => self.notify(Notice::BotsSilent),
            BotReport::Unfit => self.notify(Notice::Unfit),
        }
    }

    fn choose(self, ticket: Ticket, card: Card) {
        self.send(Event::Chosen { ticket, mv: card });
    }

    fn run(self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask {
                    ticket,
                    view,
                    level,
                    seed,
                } => self.ask_bot(&MoveRequest {
                    ticket,
                    level,
                    seed,
                    view,
                }),
                Effect::After { pause, ticket } => self.wait(pause, ticket),
                Effect::RoundFinished(record) => self.send_finished_round(&record),
                Effect::Save(record) => self.save_with_commitment(&record),
                Effect::MatchFinished => self.count_finished_match(),
            }
        }
    }

    fn ask_bot(self, request: &MoveRequest) {
        self.with_bots(|bots| bots.ask(request));
    }

    /// Counts a match that is over, and reminds the person of the export from time to time.
    fn count_finished_match(self) {
        if reminder::count_finished(StorageNames::FINISHED) {
            self.notify(Notice::ExportSoon);
        }
    }

    /// Sends [`Event::Elapsed`] after a pause, unless the person wants to end it.
    fn wait(self, pause: Pause, ticket: Ticket) {
        let preferences = untrack(|| self.preferences());
        if pause != Pause::Forced || preferences.has(Switch::PlayForced) {
            let wait = preferences.speed.milliseconds(pause);
            let wait = untrack(|| self.coached_pause(pause, wait));
            clock::after(wait, move || self.send(Event::Elapsed(ticket)));
        }
    }
}
