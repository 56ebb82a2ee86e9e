//! The match at the table: the session, the scene that components read, and the events.

mod advice;
mod coaching;
mod hand;
mod turns;

pub use advice::{percent, tenths};

use std::sync::Arc;

use leptos::prelude::{Get, GetValue, Memo, RwSignal, SetValue, StoredValue, With, untrack};

use cards::{Seat, Seed};
use little_devils::protocol::CardAdvice;
use little_devils::scene::{Prompt, Scene};
use little_devils::session::{Session, Table};
use little_devils::words::{Speaker, Words};

use super::Store;
use hand::hand;
use scene::Zone;

/// The table as it is shown, in the language of the page.
#[derive(Clone)]
struct Shown {
    scene: Arc<Scene>,
    hand: Arc<Zone>,
}

pub(super) struct SessionState {
    shown: Memo<Option<Shown>>,
    /// Whether a decision was just taken back: the trick need not be announced again.
    trick_is_known: StoredValue<bool>,
    /// The bots' advice on each card that the person may play now, once it has arrived.
    advice: RwSignal<Option<Vec<CardAdvice>>>,
    /// The seed of the match whose first round is coached, if there is one.
    coached: RwSignal<Option<Seed>>,
}

impl SessionState {
    pub(super) fn new(session: RwSignal<Session>, words: RwSignal<&'static Words>) -> Self {
        let shown = move |table: &Table| {
            let words = words.get();
            let scene = Scene::new(table).with_name(words.default_name());
            let hand = Arc::new(hand(&scene, words));
            let scene = Arc::new(scene);
            Shown { scene, hand }
        };
        let shown = move || session.with(|session| session.table().map(shown));
        Self {
            // Every change of the session counts: the page is touched only where an answer differs, and
            // comparing whole scenes takes a kilobyte of program.
            shown: Memo::new_with_compare(move |_| shown(), |_, _| true),
            trick_is_known: StoredValue::new(false),
            advice: RwSignal::new(None),
            coached: RwSignal::new(coaching::saved_seed()),
        }
    }
}

/// Reading the table.
impl Store {
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    fn shown(self) -> Option<Shown> {
        self.own().session.shown.get()
    }

    /// The scene to show; `None` at the set-up form.
    #[must_use]
    pub fn scene(self) -> Option<Arc<Scene>> {
        Some(self.shown()?.scene)
    }

    /// The person's hand; `None` at the set-up form.
    #[must_use]
    pub fn hand(self) -> Option<Arc<Zone>> {
        Some(self.shown()?.hand)
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

    /// The place of a player as the table is drawn. It stays as long as the table is on the page.
    #[must_use]
    pub fn place(self, seat: Seat) -> Option<usize> {
        untrack(|| self.with_scene(|scene| scene.place(seat)))
    }

    /// Whether a complete trick is still shown. A tap cuts that short.
    #[must_use]
    pub fn is_showing_taken_trick(self) -> bool {
        let is_taken = |scene: &Scene| matches!(scene.prompt, Prompt::Taken { .. });
        untrack(|| self.with_scene(is_taken)).unwrap_or_default()
    }

    /// Returns whether the trick need not be announced again, once.
    #[must_use]
    pub fn take_trick_is_known(self) -> bool {
        let known = self.own().session.trick_is_known.get_value();
        self.own().session.trick_is_known.set_value(false);
        known
    }
}
