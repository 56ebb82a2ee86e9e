//! The match at the table: the session, the scene that components read, and the events.

mod advice;
mod coaching;
mod effects;
mod events;
mod hand;

pub use advice::{percent, tenths};

use std::sync::Arc;

use leptos::prelude::{
    Get, GetValue, Memo, RwSignal, SetValue, StoredValue, With, WithUntracked, untrack,
};

use cards::Seed;
use little_devils::protocol::CardAdvice;
use little_devils::scene::{Prompt, Scene};
use little_devils::session::{MatchRecord, Session, Table};
use little_devils::words::{Speaker, Words};

use super::Store;
use hand::{Hand, hand};

pub(super) struct SessionState {
    session: RwSignal<Session>,
    scene: Memo<Option<Arc<Scene>>>,
    hand: Memo<Option<Hand>>,
    /// Whether the host page has paused the game.
    is_paused: RwSignal<bool>,
    has_acted: StoredValue<bool>,
    /// Whether a decision was just taken back: the trick need not be announced again.
    trick_is_known: StoredValue<bool>,
    /// The bots' advice on each card that the person may play now, once it has arrived.
    advice: RwSignal<Option<Vec<CardAdvice>>>,
    /// The seed of the match whose first round is coached, if there is one.
    coached: RwSignal<Option<Seed>>,
}

impl SessionState {
    pub(super) fn new(words: RwSignal<&'static Words>) -> Self {
        let session = RwSignal::new(Session::default());
        let advice = RwSignal::new(None);
        let scene = Memo::new(move |_| {
            let you = words.get().default_name();
            let scene = |table: &Table| Arc::new(Scene::new(table).with_name(you));
            session.with(|session| Some(scene(session.table()?)))
        });
        Self {
            session,
            scene,
            hand: Memo::new(move |_| {
                let scene = scene.get()?;
                advice.with(|advice: &Option<Vec<CardAdvice>>| {
                    let advice = advice.as_deref().unwrap_or_default();
                    Some(hand(&scene, words.get(), advice))
                })
            }),
            is_paused: RwSignal::new(false),
            has_acted: StoredValue::new(false),
            trick_is_known: StoredValue::new(false),
            advice,
            coached: RwSignal::new(coaching::saved_seed()),
        }
    }
}

/// Reading the table.
impl Store {
    /// The scene to show; `None` at the set-up form.
    #[must_use]
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    pub fn scene(self) -> Option<Arc<Scene>> {
        self.own().session.scene.get()
    }

    /// Reads the scene; `None` at the set-up form.
    pub fn with_scene<T>(self, read: impl FnOnce(&Scene) -> T) -> Option<T> {
        self.scene().as_deref().map(read)
    }

    /// Reads the scene with a speaker who puts it into the language of the page; `None` at the set-up
    /// form.
    pub fn with_speaker<T>(self, phrase: impl FnOnce(&Scene, Speaker<'_>) -> T) -> Option<T> {
        let words = self.words();
        self.with_scene(|scene| phrase(scene, Speaker::new(words, &scene.seats)))
    }

    /// Whether a complete trick is still shown. A tap cuts that short.
    #[must_use]
    pub fn is_showing_taken_trick(self) -> bool {
        let is_taken = |scene: &Scene| matches!(scene.prompt, Prompt::Taken { .. });
        untrack(|| self.with_scene(is_taken)).unwrap_or_default()
    }

    /// Whether the person has done anything yet. Before that the page takes no focus: it may be one
    /// of several frames.
    #[must_use]
    pub fn has_acted(self) -> bool {
        self.own().session.has_acted.get_value()
    }

    /// Whether the host page has paused the game.
    #[must_use]
    pub fn is_paused(self) -> bool {
        self.own().session.is_paused.get()
    }

    /// Returns whether the trick need not be announced again, once.
    #[must_use]
    pub fn take_trick_is_known(self) -> bool {
        let known = self.own().session.trick_is_known.get_value();
        self.own().session.trick_is_known.set_value(false);
        known
    }

    /// The record of the match at the table.
    #[must_use]
    pub fn record(self) -> Option<MatchRecord> {
        self.with_session_untracked(|session| Some(session.table()?.record().clone()))
    }

    pub(super) fn with_session<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.own().session.session.with(read)
    }

    pub(super) fn with_session_untracked<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.own().session.session.with_untracked(read)
    }
}
