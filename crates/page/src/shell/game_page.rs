//! The parts of a page that each game has of its own.

use core::any::Any;
use game::GameInfo;
use session::Switch;

use super::{Chunk, Notice, Shell};
use crate::dom::Element;

/// A page, as the shell needs it before the chunk is there. The value holds the page's own state.
pub trait GamePage: Any + Sync {
    /// What is known of the game before a match.
    fn info(&self) -> &'static GameInfo;
    /// The switches in the settings: those that the game has a use for.
    fn switches(&self) -> &'static [Switch];
    /// The keyboard shortcuts at the table, in lower case. The chunk handles them.
    fn keys(&self) -> &'static str;
    /// Whether the game has a tutorial, in place of the first page.
    fn has_tutorial(&self) -> bool {
        false
    }

    /// The table.
    fn table(&self, shell: Shell) -> Vec<Element>;
    /// The table is built again when this changes. Follows signals.
    fn table_version(&self) -> u32 {
        0
    }
    /// The first page.
    fn first_page(&self, shell: Shell) -> Element;

    /// Whether the table is on show, and not the first page. Follows signals.
    fn is_at_table(&self, shell: Shell) -> bool;
    /// Whether the keys of the table do something: at the table, and in a tutorial that has one. Follows
    /// signals.
    fn has_keys(&self, shell: Shell) -> bool {
        self.is_at_table(shell)
    }
    /// Whether this fragment of the address opens something.
    fn opens(&self, shell: Shell, fragment: &str) -> bool;
    /// Does what the button says that has dismissed a notice, such as to go on after a pause.
    fn dismissed(&self, shell: Shell, notice: &Notice);
    /// Uses the chunk, which has just been loaded.
    fn chunk_loaded(&self, _shell: Shell, _chunk: Chunk) {}
    /// Closes the game's own views that the chunk would have shown. It could not be loaded.
    fn chunk_failed(&self, shell: Shell);
}
