//! Help with the keys of this game.

use super::Guide;

impl Guide {
    /// Keys of the table, as printed on keyboards, each with its meaning: those of every table, and X, which
    /// presses the button.
    #[must_use]
    pub fn keys(&self) -> Vec<(&'static str, &'static str)> {
        let own = self.own_key_means().into_iter().map(|means| ("X", means));
        self.common_keys().into_iter().chain(own).collect()
    }
}
