//! The settings: how the person likes to play. Changed on the page and saved.

use game::GameInfo;
use leptos::prelude::{
    Get, GetUntracked, RwSignal, Set, SetValue, StoredValue, Update, UpdateValue, With,
    WithUntracked, WithValue, untrack,
};
use protocol::{GuardedEntry, JsonText, Loaded, Settings, StorageName};
use session::{Preferences, Switch};
use words::Lang;

use super::{Notice, Shell};
use crate::event::on_stored;
use crate::storage::BrowserStorage;

pub(super) struct SettingsState {
    settings: RwSignal<Settings>,
    entry: StoredValue<GuardedEntry<BrowserStorage>>,
    preferences: RwSignal<Preferences>,
    /// Whether the address or the host page mutes the game, whatever the person prefers.
    is_muted: RwSignal<bool>,
}

impl SettingsState {
    pub(super) fn new(loaded: LoadedSettings, preferences: Preferences, is_muted: bool) -> Self {
        Self {
            settings: RwSignal::new(loaded.settings),
            entry: StoredValue::new(loaded.entry),
            preferences: RwSignal::new(preferences),
            is_muted: RwSignal::new(is_muted),
        }
    }
}

/// The saved settings, the entry to save them to, and the notice about them.
pub struct LoadedSettings {
    /// The settings.
    pub settings: Settings,
    /// The notice, if they are unreadable.
    pub notice: Option<Notice>,
    entry: GuardedEntry<BrowserStorage>,
}

impl LoadedSettings {
    /// No settings: all have their defaults.
    #[must_use]
    pub fn none(game: &GameInfo) -> Self {
        Self {
            settings: Settings::default(),
            notice: None,
            entry: GuardedEntry::empty(BrowserStorage, StorageName::Settings.of(game.id())),
        }
    }

    /// Loads the settings and parses them. Unreadable ones are quarantined; if that fails, they are never
    /// overwritten.
    #[must_use]
    pub fn load(game: &GameInfo) -> Self {
        let name = StorageName::Settings.of(game.id());
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
impl Shell {
    /// The settings.
    #[must_use]
    pub fn settings(self) -> Settings {
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
impl Shell {
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
        self.change_settings(move |settings| settings.set_lang(lang));
    }

    /// Changes how the person likes to play, and saves what has changed. What only the address says is not saved.
    pub fn change_preferences(self, change: impl FnOnce(&mut Preferences)) {
        let state = self.0.settings.preferences;
        let before = state.get_untracked();
        state.update(change);
        let after = state.get_untracked();
        self.change_settings(move |settings| {
            let mut saved = settings.preferences();
            saved.take_changes(&before, &after);
            settings.set_preferences(&saved);
        });
    }

    /// Replaces all settings, such as by those of a file.
    pub fn replace_settings(self, settings: Settings) {
        self.0.settings.preferences.set(settings.preferences());
        if let Some(lang) = settings.lang() {
            self.use_lang(lang);
        }
        self.change_settings(move |ours| *ours = settings);
    }

    /// Changes the settings, and saves them. What another tab has changed meanwhile is read first.
    pub fn change_settings(self, change: impl FnOnce(&mut Settings) + 'static) {
        let SettingsState {
            settings, entry, ..
        } = &self.0.settings;
        self.read_settings_again(move || {
            settings.update(change);
            let text = settings.with_untracked(JsonText::to_json);
            if entry.try_update_value(|entry| entry.save(&text)) != Some(Ok(())) {
                self.notify(Notice::NotSaved);
            }
        });
    }
}

/// Settings of other tabs.
impl Shell {
    /// Takes over the changes of other tabs, for the lifetime of the page.
    pub(super) fn watch_settings(self) {
        on_stored(StorageName::Settings.of(self.info().id()), move || {
            self.read_settings_again(|| {});
        });
    }

    /// Reads the settings again if another tab has written them, and then goes on. The chunk can read them.
    fn read_settings_again(self, then: impl FnOnce() + 'static) {
        let entry = self.0.settings.entry;
        if entry.with_value(GuardedEntry::is_current) {
            return then();
        }
        self.with_loaded_chunk(move |chunk| {
            let loaded = chunk.settings();
            entry.set_value(loaded.entry);
            match loaded.notice {
                // Ours are still here, and are written by the next change.
                Some(notice) => self.notify(notice),
                None => self.take_settings(loaded.settings),
            }
            then();
        });
    }

    fn take_settings(self, theirs: Settings) {
        let SettingsState {
            settings,
            preferences,
            ..
        } = &self.0.settings;
        let before = settings.get_untracked();
        if let Some(lang) = theirs.lang().filter(|_| theirs.lang() != before.lang()) {
            self.use_lang(lang);
        }
        let (old, new) = (before.preferences(), theirs.preferences());
        settings.set(theirs);
        // After the settings, which have no signal that views follow.
        preferences.update(|ours| ours.take_changes(&old, &new));
    }
}
