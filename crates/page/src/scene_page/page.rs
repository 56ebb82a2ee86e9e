//! The parts of a page whose whole table the shell draws.

use cards::{Seat, Seed};
use scene::{TableScene, Zone};

use super::TableLook;
use crate::dom::Element;
use crate::shell::Shell;
use crate::table::TablePage;

/// A game whose whole table the shell draws from its scene.
pub trait ScenePage: TablePage {
    /// The signs and the keys of the game.
    type Look: TableLook;

    /// The dialog with the score sheet.
    const SCORES: Self::Dialog;

    /// Reads the scene in the language of the page; `None` on the first page. Follows signals.
    fn with_scene<T>(shell: Shell<Self>, read: impl FnOnce(&TableScene) -> T) -> Option<T>;
    /// The seed of the match; `None` if none is on show. Follows signals.
    fn match_seed(shell: Shell<Self>) -> Option<Seed>;
    /// The seat whose hand may be seen. Follows signals.
    fn open_hand(shell: Shell<Self>) -> Option<Seat>;
    /// Does what a button or a key says. An act that makes no sense at present does nothing.
    fn act(shell: Shell<Self>, act: Act);
    /// The title of the game.
    fn title(words: &'static Self::Words) -> &'static str;
    /// The note below the score sheet, such as when the match ends; empty if there is none.
    fn score_note(words: &'static Self::Words) -> &'static str;
    /// Whether bots can give a hint.
    #[must_use]
    fn has_hint() -> bool {
        true
    }
    /// The view of the chunk in the dialogs at the end of a round and of a match.
    fn end_view() -> Self::View;
    /// The view of the chunk with [`more_choices`](super::more_choices).
    fn more_choices_view() -> Self::View;
    /// One more button of the dialogs at the end of a round and of a match, such as a review.
    #[must_use]
    fn end_button(_shell: Shell<Self>) -> Option<Element> {
        None
    }
}

/// What a button of the table or of its dialogs does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Takes the last decision back.
    Undo,
    /// Shows the advice of a bot.
    Hint,
    /// Goes on: ends the pause after a step, or starts the next round.
    Continue,
    /// Leaves the table. The match is kept.
    Leave,
    /// Starts the same deals again.
    Again,
    /// Starts another match, after the end of one.
    NewMatch,
}

/// Reads a zone of the scene: an implementation of [`TablePage::with_zone`].
pub fn zone_of<G: ScenePage, T>(
    shell: Shell<G>,
    id: &str,
    read: impl FnOnce(&Zone) -> T,
) -> Option<T> {
    let read = G::with_scene(shell, |scene| {
        scene.zones.iter().find(|zone| zone.id == id).map(read)
    });
    read.flatten()
}
