//! The part of a page that is in the chunk.

use protocol::MatchReader;
use scene::Word;

use super::{ChunkGame, Dialog, GuideRef, LoadedSettings, OwnChunk, Shell, Task, View};
use crate::dom::Element;

/// The part of a page that is in the chunk.
pub trait ChunkPage: Sync {
    /// Builds a view.
    fn build(&'static self, shell: Shell, view: View) -> Element;
    /// Does a task.
    fn run(&self, shell: Shell, task: Task);
    /// Follows what a first match does not have, for the lifetime of the page.
    fn watch(&self, _shell: Shell) {}
    /// Loads the saved settings.
    fn settings(&self) -> LoadedSettings;
    /// The reader of saved matches, if the page has matches.
    fn match_reader(&self) -> Option<MatchReader> {
        None
    }
    /// The game at the table; `None` if the page has no matches.
    fn game(&self) -> Option<&'static dyn ChunkGame> {
        None
    }
    /// The parts of the page that only this game has; `None` if the page has no matches.
    fn own(&self) -> Option<&'static dyn OwnChunk> {
        None
    }

    /// The leaf of the rules.
    fn rules(&self, shell: Shell) -> Element;
    /// The keys, each with its meaning.
    fn keys(&self, guide: GuideRef) -> Vec<(&'static str, &'static str)>;
    /// The settings that only this game has, after those of every game.
    fn own_settings(&self, _shell: Shell) -> Vec<Element> {
        Vec::new()
    }
    /// The buttons for what is saved, in the settings.
    fn data_settings(&self, shell: Shell) -> Element;
    /// The title of a dialog.
    fn dialog_title(&self, shell: Shell, dialog: Dialog) -> &'static str;
    /// Adds the content to a dialog.
    fn fill_dialog(&self, element: Element, shell: Shell, dialog: Dialog) -> Element;

    /// The state of today's deal beside its button. Follows signals.
    fn daily_state(&self, _shell: Shell) -> Option<String> {
        None
    }
    /// The state beside a link of the first page, by its number. Follows signals.
    fn link_state(&self, _shell: Shell, _link: usize) -> Option<String> {
        None
    }
    /// The tip of a round. Follows signals.
    fn tip(&self, _shell: Shell) -> Option<String> {
        None
    }
    /// Handles a move of the learner in the tutorial.
    fn play_tutorial(&self, _shell: Shell, _mv: &Word) {}
}
