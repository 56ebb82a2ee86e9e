//! Help with the keys that every card game has.

use super::ShellGuide;

/// Keys, as printed on keyboards, in the order of [`ShellGuide::key_means`].
const KEYS: [&str; 11] = [
    "← →", "Enter", "H", "T", "S", "P", "R", "U, Z", "?", "M", "Esc",
];

impl ShellGuide {
    /// The keys, each with its meaning. A game adds its own.
    #[must_use]
    pub fn common_keys(&self) -> Vec<(&'static str, &'static str)> {
        KEYS.into_iter().zip(self.key_means()).collect()
    }
}
