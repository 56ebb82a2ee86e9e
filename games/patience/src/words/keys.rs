//! Help with the keys of the patiences.

use super::Guide;

/// The keys, in the order of [`Guide::own_key_means`].
const KEYS: [&str; 16] = [
    "← →", "↑ ↓", "Enter", "Space", "W", "U, Z", "Y", "?", "C", "F", "N", "T", "P", "R", "M", "Esc",
];

impl Guide {
    /// The keys of the table, as printed on keyboards, each with its meaning.
    #[must_use]
    pub fn keys(&self) -> Vec<(&'static str, &'static str)> {
        KEYS.into_iter().zip(self.own_key_means()).collect()
    }
}
