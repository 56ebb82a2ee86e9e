//! The parts of a page that each game has of its own.

use std::ops::Deref;

use game::GameInfo;
use session::Switch;
use words::{Messages, ShellGuide, ShellWords};

use super::{Dialog, KeyPress, Notice, Shell};

/// A game's page, as the shell needs it. The type holds the game's own state.
pub trait GamePage: Sized + 'static {
    /// The messages.
    type Words: Messages + Deref<Target = ShellWords> + AsRef<ShellWords> + Send + Sync;
    /// The texts to read, such as the rules.
    type Guide: Messages + Deref<Target = ShellGuide> + Send + Sync;
    /// The dialogs that only this game has.
    type Dialog: Copy + PartialEq + Send + Sync;
    /// The views of the chunk.
    type View: Clone + PartialEq + From<Dialog<Self::Dialog>>;
    /// The tasks of the chunk.
    type Task: From<KeyPress>;
    /// The functions of the chunk that only this game has.
    type LazyApi: Copy + Send + Sync;

    /// What is known of the game before a match.
    const INFO: &'static GameInfo;
    /// The switches in the settings: those that the game has a use for.
    const SWITCHES: &'static [Switch];
    /// The keyboard shortcuts at the table, in lower case. The chunk handles them.
    const KEYS: &'static str;

    /// Whether the table is on show, and not the first page. Follows signals.
    fn is_at_table(shell: Shell<Self>) -> bool;
    /// Whether the keys of the table do something: at the table, and in a tutorial that has one. Follows
    /// signals.
    #[must_use]
    fn has_keys(shell: Shell<Self>) -> bool {
        Self::is_at_table(shell)
    }
    /// The tutorial, in place of the first page, if the game has one.
    #[must_use]
    fn tutorial() -> Option<Self::View> {
        None
    }
    /// Whether this fragment of the address opens something.
    fn opens(fragment: &str) -> bool;
    /// Does what the button says that has dismissed a notice, such as to go on after a pause.
    fn dismissed(shell: Shell<Self>, notice: &Notice);
    /// Uses the chunk, which has just been loaded.
    fn chunk_loaded(shell: Shell<Self>, lazy_api: Self::LazyApi);
    /// Closes the game's own views that the chunk would have shown. It could not be loaded.
    fn chunk_failed(shell: Shell<Self>);
}
