//! The one place where the session's effects are run: bots asked, pauses waited for, matches kept.

use leptos::prelude::*;

use little_devils::bots::instant;
use little_devils::protocol::MoveRequest;
use little_devils::session::{Effect, Event, MatchOptions, MatchRecord, Opponent, Session};
use session::Pause;
use session::Switch;

use super::engine::Engine;
use super::notice::Notice;
use super::reminder;
use super::store::Store;
use page::{clock, storage};

impl Store {
    /// Changes the session and runs what follows, also if a match gives way: that was asked before.
    pub(super) fn apply(self, event: Event) {
        let of_the_table = matches!(event, Event::Elapsed(_) | Event::Chosen { .. });
        if of_the_table && self.paused.get_untracked() {
            return;
        }
        if !of_the_table {
            self.acted.set_value(true);
            self.aside.set(None);
            self.raised.set(None);
            self.advice.set(None);
            self.with_engine(Engine::call_back);
        }
        let effects = self
            .session
            .try_update(|session| session.update(event))
            .unwrap_or_default();
        self.run(effects);
    }

    /// Stops the bots where they are, or has them asked again for what they would have played. The
    /// person may look, read and play all the same.
    pub fn pause(self, paused: bool) {
        let was_paused = self.paused.get_untracked();
        self.paused.set(paused);
        if paused {
            return self.tell(Notice::Paused);
        }
        self.notices()
            .update(|notices| notices.retain(|notice| *notice != Notice::Paused));
        if let Some(record) = self.record().filter(|_| was_paused) {
            let acted = self.acted.get_value();
            self.send(Event::Open(Box::new(record)));
            self.acted.set_value(acted);
        }
    }

    pub(super) fn resume(self, record: MatchRecord) {
        self.sit_down(record.options());
        self.commit_to(&record);
        let (session, effects) = Session::restored(record);
        self.session.set(session);
        self.run(effects);
    }

    /// Has the worker ready where somebody at the table thinks.
    pub(super) fn sit_down(self, options: &MatchOptions) {
        let thinks = |opponent: &Opponent| !instant::is_instant(opponent.level.strategy());
        if options.opponents().iter().any(thinks) {
            self.with_engine(Engine::wake);
        }
    }

    fn run(self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask {
                    ticket,
                    view,
                    level,
                    seed,
                } => {
                    self.with_engine(|engine| {
                        engine.ask(MoveRequest {
                            ticket,
                            level,
                            seed,
                            view,
                        });
                    });
                }
                Effect::After { pause, ticket } => {
                    let preferences = self.preferences.get_untracked();
                    if pause != Pause::Forced || preferences.has(Switch::PlayForced) {
                        let wait = preferences.speed.milliseconds(pause);
                        let wait = untrack(|| self.longer(pause, wait));
                        clock::after(wait, move || self.send(Event::Elapsed(ticket)));
                    }
                }
                Effect::Save(record) => {
                    self.show_to_study(&record);
                    self.keep_match(&record);
                    reminder::count(self, &record);
                }
            }
        }
    }

    pub(super) fn keep(self, name: &str, text: &str) {
        if storage::save(name, text).is_err() {
            self.tell(Notice::NotSaved);
        }
    }

    pub(super) fn with_engine(self, act: impl FnOnce(&Engine)) {
        // Cloned out first: what the engine reports may come back here at once.
        if let Some(lines) = self.lines.get_value() {
            act(&lines.bots);
        }
    }
}
