//! The easy match after the tutorial: in its first round the best card is marked and named by itself.
//!
//! Only the first round of that one match is coached, also after a reload, so its seed is what is kept.
//! The match counts like any other: a hint is advice, as the Hint button gives it in every match. Who
//! takes a card back has a training match here, too.

use leptos::prelude::*;

use cards::Seed;
use little_devils::scene::{Playable, Scene};
use session::Pause;

use super::components::form;
use super::store::Store;
use crate::dialog::Page;
use page::dom::effect;
use page::storage;

/// Where the seed of the match with a coached round is kept.
const COACHED: &str = "little-devils/coached";

/// So long a trick stays in a coached round, at least, in milliseconds.
const TRICK: u32 = 2500;

/// The seed of the match whose first round is coached, if there is one.
#[must_use]
pub fn kept() -> Option<Seed> {
    storage::load(COACHED).ok()??.parse().ok()
}

/// Asks for advice at each of the person's decisions in a coached round, and says what comes of it.
pub fn coach(store: Store) {
    effect(move || {
        if store.is_coached() && store.look(has_choice) == Some(true) {
            store.ask_advice();
        }
    });
    effect(move || {
        // An open hint says the same, and more.
        if let Some(tip) = store
            .tip()
            .filter(|_| untrack(|| store.page.get()) != Some(Page::Hint))
        {
            store.answer(tip);
        }
    });
}

/// Whether the person is to play one of several cards.
fn has_choice(scene: &Scene) -> bool {
    let legal = scene
        .hand
        .iter()
        .filter(|held| held.playable == Playable::Yes);
    scene.prompt.is_own_turn() && legal.count() > 1
}

impl Store {
    /// Deals the easy match, and coaches its first round.
    pub fn play_first_round(self) {
        let Ok(options) = form::first_match(self) else {
            return self.learning.set(false);
        };
        self.coach_match(Some(options.seed()));
        self.learning.set(false);
        self.deal_once(options);
    }

    /// Whether the round on the table is coached.
    #[must_use]
    pub fn is_coached(self) -> bool {
        let seed = self.coached.get();
        let first_round = self.look(|scene| scene.scores.rounds == 0) == Some(true);
        first_round && seed.is_some() && seed == self.seed()
    }

    /// How long a pause is: in a coached round a trick stays long enough to be understood. A tap goes on.
    pub(super) fn longer(self, pause: Pause, wait: u32) -> u32 {
        if pause == Pause::Trick && wait > 0 && self.is_coached() {
            wait.max(TRICK)
        } else {
            wait
        }
    }

    /// The best card and why, in a sentence, while a decision of a coached round is being made.
    #[must_use]
    pub fn tip(self) -> Option<String> {
        let coached = self.is_coached() && self.look(has_choice) == Some(true);
        self.words()
            .short_advice(&self.weighed().filter(|_| coached)?)
    }

    /// No more tips in this round; where there is one still is said.
    pub fn stop_coaching(self) {
        self.coach_match(None);
        self.advice.set(None);
        self.say_aside(untrack(|| self.words().tips_off()).into());
    }

    fn coach_match(self, seed: Option<Seed>) {
        let kept = seed.map(|Seed(seed)| seed.to_string());
        // What the browser does not keep is forgotten with the page.
        let _ = storage::save(COACHED, kept.as_deref().unwrap_or_default());
        self.coached.set(seed);
    }

    /// The seed of the match at the table.
    fn seed(self) -> Option<Seed> {
        self.session
            .with(|session| Some(session.table()?.record().options().seed()))
    }
}
