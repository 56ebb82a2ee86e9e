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
    /// Playing online.
    Online,
    /// The score sheet and the chart of the totals.
    Scores,
    /// The hint.
    Hint,
    /// The review of the finished rounds.
    Review,
    /// The deals of the day.
    Daily,
    /// The statistics.
    Statistics,
    /// The complete tricks of the round.
    Tricks,
    /// A dialog that only one page has, by its name.
    Own(&'static str),
}
