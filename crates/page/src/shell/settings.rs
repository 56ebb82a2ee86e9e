//! The settings: how the person likes to play. Changed on the page and saved.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, Update, With, WithUntracked, untrack};
use protocol::{GuardedEntry, JsonText, Loaded, Settings, StorageNames};
use session::{Preferences, Switch};
use words::Lang;

use super::{GamePage, Notice, Shell};
use crate::storage::BrowserStorage;

pub(super) struct SettingsState<G: GamePage> {
    settings: RwSignal<Settings<G::Format>>,
    entry: GuardedEntry<BrowserStorage>,
    preferences: RwSignal<Preferences>,
    /// Whether the address or the host page mutes the game, whatever the person prefers.
    is_muted: RwSignal<bool>,
}

impl<G: GamePage> SettingsState<G> {
    pub(super) fn new(loaded: LoadedSettings<G>, preferences: Preferences, is_muted: bool) -> Self {
        Self {
            settings: RwSignal::new(loaded.settings),
            entry: loaded.entry,
            preferences: RwSignal::new(preferences),
            is_muted: RwSignal::new(is_muted),
        }
    }
}

/// The saved settings, the entry to save them to, and the notice about them.
pub struct LoadedSettings<G: GamePage> {
    /// The settings.
    pub settings: Settings<G::Format>,
    /// The notice, if they are unreadable.
    pub notice: Option<Notice>,
    entry: GuardedEntry<BrowserStorage>,
}

impl<G: GamePage> Default for LoadedSettings<G> {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            notice: None,
            entry: GuardedEntry::empty(BrowserStorage, StorageNames::<G::Format>::SETTINGS),
        }
    }
}

impl<G: GamePage> LoadedSettings<G> {
    /// Loads the settings and parses them. Unreadable ones are moved aside; if that fails, they are never
    /// overwritten.
    #[must_use]
    pub fn load() -> Self {
        let name = StorageNames::<G::Format>::SETTINGS;
        let (entry, loaded) =
            GuardedEntry::open(BrowserStorage, name, |text| Settings::read(text).ok());
        let (settings, notice) = match loaded {
            Loaded::Parsed(settings) => (settings, None),
            Loaded::Missing => (Settings::default(), None),
            Loaded::Quarantined => (Settings::default(), Some(Notice::SettingsUnreadable)),
            Loaded::Sealed => (Settings::default(), Some(Notice::NotSaved)),
        };
        Self {
            settings,
            notice,
            entry,
        }
    }
}

/// Reading.
impl<G: GamePage> Shell<G> {
    /// The settings.
    #[must_use]
    pub fn settings(self) -> Settings<G::Format> {
        self.0.settings.settings.get_untracked()
    }

    /// How the person likes to play: the address before the settings.
    #[must_use]
    pub fn preferences(self) -> Preferences {
        self.0.settings.preferences.get()
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn is_on(self, switch: Switch) -> bool {
        self.0
            .settings
            .preferences
            .with(|preferences| preferences.has(switch))
    }

    /// Whether the game makes sounds: the person likes it, and neither the address nor the host page
    /// mutes it.
    #[must_use]
    pub fn has_sound(self) -> bool {
        self.is_on(Switch::Sound) && !self.0.settings.is_muted.get()
    }
}

/// Changing.
impl<G: GamePage> Shell<G> {
    /// Mutes or unmutes the game for the host page.
    pub fn mute(self, muted: bool) {
        self.0.settings.is_muted.set(muted);
    }

    /// Turns the sound on or off; on also if the address or the host page muted it.
    pub fn toggle_sound(self) {
        let has_sound = untrack(|| self.has_sound());
        self.mute(false);
        self.change_preferences(|preferences| preferences.set(Switch::Sound, !has_sound));
    }

    /// Switches to another language, and saves that.
    pub fn set_lang(self, lang: Lang) {
        self.use_lang(lang);
        self.change_settings(|settings| settings.set_lang(lang));
    }

    /// Changes how the person likes to play, and saves that.
    pub fn change_preferences(self, change: impl FnOnce(&mut Preferences)) {
        self.0.settings.preferences.update(change);
        let preferences = self.0.settings.preferences.get_untracked();
        self.change_settings(|settings| settings.set_preferences(&preferences));
    }

    /// Replaces all settings, such as by those of a file.
    pub fn replace_settings(self, settings: Settings<G::Format>) {
        self.0.settings.preferences.set(settings.preferences());
        if let Some(lang) = settings.lang() {
            self.use_lang(lang);
        }
        self.change_settings(|ours| *ours = settings);
    }

    /// Changes the settings, and saves them.
    pub fn change_settings(self, change: impl FnOnce(&mut Settings<G::Format>)) {
        let SettingsState {
            settings, entry, ..
        } = &self.0.settings;
        settings.update(change);
        let text = settings.with_untracked(JsonText::to_json);
        if entry.save(&text).is_err() {
            self.notify(Notice::NotSaved);
        }
    }
}
