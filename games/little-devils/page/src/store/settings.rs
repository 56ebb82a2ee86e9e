//! The settings: how the person likes to play. Changed on the page and saved.

use leptos::prelude::{
    Get, GetUntracked, GetValue, RwSignal, Set, StoredValue, Update, UpdateValue, With,
    WithUntracked, untrack,
};

use cards::Seat;
use little_devils::protocol::{Address, Settings, StorageNames};
use little_devils::session::MatchOptions;
use page::storage::BrowserStorage;
use protocol::{GuardedEntry, JsonText, Loaded};
use session::{Preferences, Switch};
use words::Lang;

use super::Store;
use crate::notice::Notice;

pub(super) struct SettingsState {
    settings: RwSignal<Settings>,
    entry: GuardedEntry<BrowserStorage>,
    /// The parameters of the address; they go before the settings.
    address: StoredValue<Address>,
    preferences: RwSignal<Preferences>,
    /// Whether the address or the host page mutes the game, whatever the person prefers.
    is_muted: RwSignal<bool>,
}

impl SettingsState {
    pub(super) fn new(loaded: LoadedSettings, address: Address) -> Self {
        let LoadedSettings {
            settings, entry, ..
        } = loaded;
        let mut preferences = settings.preferences();
        preferences.speed = address.speed.unwrap_or(preferences.speed);
        preferences.theme = address.theme.unwrap_or(preferences.theme);
        preferences.motion = address.motion.unwrap_or(preferences.motion);
        Self {
            settings: RwSignal::new(settings),
            entry,
            is_muted: RwSignal::new(address.mute == Some(true)),
            address: StoredValue::new(address),
            preferences: RwSignal::new(preferences),
        }
    }
}

/// The saved settings, the entry to save them to, and the notice about them.
#[derive(Clone, Debug)]
pub struct LoadedSettings {
    pub(super) settings: Settings,
    entry: GuardedEntry<BrowserStorage>,
    pub(super) notice: Option<Notice>,
}

impl Default for LoadedSettings {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            entry: GuardedEntry::empty(BrowserStorage, StorageNames::SETTINGS),
            notice: None,
        }
    }
}

/// Loads the settings. Unreadable ones are moved aside; if that fails, they are never overwritten.
#[must_use]
pub fn load_settings() -> LoadedSettings {
    let parse = |text: &str| Settings::read(text).ok();
    let (entry, loaded) = GuardedEntry::open(BrowserStorage, StorageNames::SETTINGS, parse);
    let (settings, notice) = match loaded {
        Loaded::Parsed(settings) => (settings, None),
        Loaded::Missing => (Settings::default(), None),
        Loaded::Quarantined => (Settings::default(), Some(Notice::SettingsUnreadable)),
        Loaded::Sealed => (Settings::default(), Some(Notice::NotSaved)),
    };
    LoadedSettings {
        settings,
        entry,
        notice,
    }
}

/// Reading.
impl Store {
    /// The settings and the address, for the set-up form.
    #[must_use]
    pub fn defaults(self) -> (Settings, Address) {
        (self.settings(), self.0.settings.address.get_value())
    }

    pub(super) fn settings(self) -> Settings {
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
impl Store {
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
    pub(super) fn replace_settings(self, settings: Settings) {
        self.0.settings.preferences.set(settings.preferences());
        if let Some(lang) = settings.lang() {
            self.use_lang(lang);
        }
        self.change_settings(|ours| *ours = settings);
    }

    /// Saves who sits at the table, for the next match.
    pub(super) fn save_table(self, options: &MatchOptions) {
        let levels: Vec<_> = options.bots().map(|(_, level)| level).collect();
        let name = options.name(Seat::FIRST).to_owned();
        self.change_settings(|settings| settings.set_table(options.seats(), &name, levels));
    }

    pub(super) fn change_address(self, change: impl FnOnce(&mut Address)) {
        self.0.settings.address.update_value(change);
    }

    fn change_settings(self, change: impl FnOnce(&mut Settings)) {
        let SettingsState {
            settings, entry, ..
        } = &self.0.settings;
        settings.update(change);
        let text = settings.with_untracked(Settings::to_json);
        if entry.save(&text).is_err() {
            self.notify(Notice::NotSaved);
        }
    }
}
