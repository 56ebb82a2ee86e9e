//! The settings and the address, for the set-up form.

use leptos::prelude::{GetValue, UpdateValue};

use cards::Seat;
use little_devils::protocol::{Address, Settings};
use little_devils::session::MatchOptions;
use protocol::JsonText;

use super::{LoadedSettings, Store};

/// Loads the settings.
#[must_use]
pub fn load_settings() -> LoadedSettings {
    LoadedSettings::load(|text| Settings::read(text).ok())
}

impl Store {
    /// The settings and the address, for the set-up form.
    #[must_use]
    pub fn defaults(self) -> (Settings, Address) {
        (self.settings(), self.own().address.get_value())
    }

    /// Saves who sits at the table, for the next match.
    pub(super) fn save_table(self, options: &MatchOptions) {
        let levels: Vec<_> = options.bots().map(|(_, level)| level).collect();
        let name = options.name(Seat::FIRST).to_owned();
        self.change_settings(|settings| settings.set_table(options.seats(), &name, levels));
    }

    pub(super) fn change_address(self, change: impl FnOnce(&mut Address)) {
        self.own().address.update_value(change);
    }
}
