//! The address and the settings that a page finds when it is opened.

use little_devils::protocol::{Address, Saves, StorageNames};
use page::storage::BrowserStorage;
use protocol::KeyValueStore;
use session::Preferences;
use words::Lang;

use super::LoadedSettings;
use crate::address;
use page::shell::Notice;

/// The address and the settings that a page finds when it is opened.
pub struct Opening {
    pub(super) address: Address,
    pub(super) loaded: LoadedSettings,
    pub(super) notices: Vec<Notice>,
}

impl Opening {
    /// Reads the address. `None` for the settings if none are saved.
    #[must_use]
    pub fn new(loaded: Option<LoadedSettings>) -> Self {
        let loaded = loaded.unwrap_or_default();
        let (address, ignored) = address::read();
        let notices = ignored.into_iter().map(|ignored| Notice::IgnoredParameter {
            name: ignored.name,
            value: ignored.value,
        });
        Self {
            address,
            notices: notices.chain(loaded.notice.clone()).collect(),
            loaded,
        }
    }

    /// How the person likes to play: the address before the settings.
    pub(super) fn preferences(&self) -> Preferences {
        let address = &self.address;
        let mut preferences = self.loaded.settings.preferences();
        preferences.speed = address.speed.unwrap_or(preferences.speed);
        preferences.theme = address.theme.unwrap_or(preferences.theme);
        preferences.motion = address.motion.unwrap_or(preferences.motion);
        preferences
    }

    /// Whether nothing is saved that takes the chunk to read: neither settings nor a match.
    #[must_use]
    pub fn is_first() -> bool {
        !matches!(BrowserStorage.load(StorageNames::SETTINGS), Ok(Some(_)))
            && Saves::is_empty(&BrowserStorage)
    }

    /// The language to speak: of the address, else of the settings, else of the browser.
    #[must_use]
    pub fn lang(&self) -> Lang {
        let chosen = self.address.lang.or(self.loaded.settings.lang());
        chosen.unwrap_or_else(page::address::browser_lang)
    }
}

/// Whether the browser lets the page read what it has saved.
pub(super) fn has_storage() -> bool {
    BrowserStorage.load(StorageNames::MATCH).is_ok()
}
