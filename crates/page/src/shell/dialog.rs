//! The dialogs that the person can open.

/// A dialog that the person can open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog<D> {
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
    /// A dialog that only this game has.
    Game(D),
}
