//! The address and the settings that a page finds when it is opened, and opening it.

use game::GameInfo;
use protocol::{Address, KeyValueStore, Saves, StorageName};
use session::Preferences;
use words::Lang;

use super::{Catalogs, Chunk, LoadChunk, LoadedSettings, Notice, Opening, WordsRef};
use crate::address;
use crate::storage::BrowserStorage;

/// The address and the settings that a page finds when it is opened.
pub struct MatchOpening {
    /// The parameters of the address.
    pub address: Address,
    /// The saved settings.
    pub loaded: LoadedSettings,
    /// What the person is told at once.
    pub notices: Vec<Notice>,
}

impl MatchOpening {
    /// Reads the address. `None` for the settings if none are saved.
    #[must_use]
    pub fn new(game: &GameInfo, loaded: Option<LoadedSettings>) -> Self {
        let loaded = loaded.unwrap_or_else(|| LoadedSettings::none(game));
        let given = address::parameters(&Address::names(game));
        let given = given.iter().map(|(name, value)| (*name, value.as_str()));
        let (address, ignored) = Address::read(game, given);
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

    /// The beginning of a page with these texts and this chunk, and the address.
    #[must_use]
    pub fn with_program(
        self,
        catalogs: Catalogs,
        words: WordsRef,
        load_chunk: LoadChunk,
        chunk: Option<Chunk>,
    ) -> (Opening, Address) {
        let opening = Opening {
            catalogs,
            words,
            preferences: self.preferences(),
            is_muted: self.address.mute == Some(true),
            settings: self.loaded,
            notices: self.notices,
            load_chunk,
            chunk,
        };
        (opening, self.address)
    }

    /// How the person likes to play: the address before the settings.
    fn preferences(&self) -> Preferences {
        let address = &self.address;
        let mut preferences = self.loaded.settings.preferences();
        preferences.speed = address.speed.unwrap_or(preferences.speed);
        preferences.theme = address.theme.unwrap_or(preferences.theme);
        preferences.motion = address.motion.unwrap_or(preferences.motion);
        preferences
    }

    /// Whether nothing is saved that takes the chunk to read: neither settings nor a match.
    #[must_use]
    pub fn is_first(game: &GameInfo) -> bool {
        let settings = BrowserStorage.load(&StorageName::Settings.of(game.id()));
        !matches!(settings, Ok(Some(_))) && Saves::is_empty(BrowserStorage, game)
    }

    /// The language to speak: of the address, else of the settings, else of the browser.
    #[must_use]
    pub fn lang(&self) -> Lang {
        let chosen = self.address.lang.or(self.loaded.settings.lang());
        chosen.unwrap_or_else(address::browser_lang)
    }
}
