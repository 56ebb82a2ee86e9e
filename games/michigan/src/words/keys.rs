//! Help with the keys of this game.

use super::Guide;

/// The keys that not every game has, in the order of [`Guide::own_key_means`].
const OWN_KEYS: [&str; 2] = ["B", "L"];

/// The place of these keys among all: after the one that reads the table.
const PLACE: usize = 4;

impl Guide {
    /// Keys of the table, as printed on keyboards, each with its meaning.
    #[must_use]
    pub fn keys(&self) -> Vec<(&'static str, &'static str)> {
        let mut keys = self.common_keys();
        keys.splice(PLACE..PLACE, OWN_KEYS.into_iter().zip(self.own_key_means()));
        keys
    }
}
