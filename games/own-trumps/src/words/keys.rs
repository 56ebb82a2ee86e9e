//! Help with the keys of this game.

use super::Guide;

/// The keys that not every game has, in the order of [`Guide::own_key_means`], each with its place in
/// the list of all keys.
const OWN_KEYS: [(usize, &str); 2] = [(2, "X"), (5, "L")];

impl Guide {
    /// Keys of the table, as printed on keyboards, each with its meaning.
    #[must_use]
    pub fn keys(&self) -> Vec<(&'static str, &'static str)> {
        let mut keys = self.common_keys();
        let own = OWN_KEYS.into_iter().zip(self.own_key_means());
        own.for_each(|((place, key), means)| keys.insert(place, (key, means)));
        keys
    }
}
