//! How the person likes to play: changed on the page, and kept.

use leptos::prelude::*;

use cards::Card;
use little_devils::protocol::Settings;
use session::{Preferences, Switch};
use words::Lang;

use crate::names::SETTINGS;
use crate::store::Store;

impl Store {
    /// Whether the game may be heard: the person likes it and nothing outside forbids it.
    #[must_use]
    pub fn sounds(self) -> bool {
        self.has(Switch::Sound) && !self.muted.get()
    }

    /// Whether a card must be pressed once more before it is played.
    #[must_use]
    pub fn must_ask(self, card: Card) -> bool {
        self.has(Switch::AskFirst) && self.raised.get() != Some(card)
    }

    /// The person has moved away from a card: it takes two presses again.
    pub fn lower(self, card: Card) {
        if self.raised.get_untracked() == Some(card) {
            self.raised.set(None);
            self.aside.set(None);
        }
    }

    /// Turns the sound on or off; on also against what the address asked for.
    pub fn toggle_sound(self) {
        let sounds = untrack(|| self.sounds());
        self.muted.set(false);
        self.prefer(|preferences| preferences.set(Switch::Sound, !sounds));
    }

    /// Speaks another language from now on.
    pub fn set_lang(self, lang: Lang) {
        self.use_lang(lang);
        self.change(|settings| settings.set_lang(lang));
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn has(self, switch: Switch) -> bool {
        self.preferences.with(|preferences| preferences.has(switch))
    }

    /// Plays otherwise from now on.
    pub fn prefer(self, change: impl FnOnce(&mut Preferences)) {
        self.preferences.update(change);
        let preferences = self.preferences.get_untracked();
        self.change(|settings| settings.set_preferences(&preferences));
    }

    pub(super) fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.keep(SETTINGS, &self.settings.with_untracked(Settings::to_json));
    }
}
