//! The dialogs that the person can open.

/// A dialog that the person can open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The rules of the game.
    Rules,
    /// The keys and their functions.
    Keys,
    /// The settings.
    Settings,
    /// The settings, on return from the keys.
    SettingsAgain,
    /// The score sheet and the chart of the totals.
    Scores,
    /// The last trick, or all of the round.
    Tricks,
    /// The bots' advice.
    Hint,
}
