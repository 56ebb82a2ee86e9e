//! The dialogs that the person can open.

/// A dialog that the person can open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The rules of the game.
    Rules,
    /// What the keys do.
    Keys,
    /// The settings.
    Settings,
    /// The settings, as the person comes back to them from the keys.
    SettingsAgain,
    /// The score sheet and the totals drawn.
    Scores,
    /// The last trick, or all of the round.
    Tricks,
    /// What a bot would play.
    Hint,
}
