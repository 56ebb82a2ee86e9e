//! Help with the keys of this game.

use super::Guide;

/// The keys that not every game has, in the order of [`Guide::own_key_means`], each with its place in
/// the list of all keys.
const OWN_KEYS: [(usize, &str); 2] = [(4, "L"), (6, "D")];

impl Guide {
    /// Keys of the table, as printed on keyboards, each with its meaning.
    #[must_use]
    pub fn keys(&self) -> Vec<(&'static str, &'static str)> {
        let mut keys = self.common_keys();
        for ((place, key), means) in OWN_KEYS.into_iter().zip(self.own_key_means()) {
            keys.insert(place, (key, means));
        }
        keys
    }
}
