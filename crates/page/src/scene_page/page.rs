//! The parts of a page whose whole table the shell draws.

use cards::{Seat, Seed};
use scene::{TableScene, Zone};

use super::TableLook;
use crate::dom::Element;
use crate::shell::{GamePage, Shell};
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
    /// The view of the chunk with a score pad: [`pad`](super::pad()).
    fn pad_view(id: &'static str, is_pressed: bool) -> Self::View;
    /// One more button of the dialogs at the end of a round and of a match, such as a review.
    #[must_use]
    fn end_button(_shell: Shell<Self>) -> Option<Element> {
        None
    }
    /// More buttons at the end of a match, beside that for the same deals.
    #[must_use]
    fn end_actions(_shell: Shell<Self>) -> Vec<Element> {
        Vec::new()
    }
    /// More lines at the end of a round or of a match, above the score sheet.
    #[must_use]
    fn end_lines(_shell: Shell<Self>) -> Vec<Element> {
        Vec::new()
    }
    /// The button of the bar for past tricks: its name, and the dialog that it opens.
    #[must_use]
    fn past_tricks() -> Option<NamedDialog<Self>> {
        None
    }
    /// More parts of a trick in the middle of the table.
    #[must_use]
    fn in_trick(_shell: Shell<Self>) -> Option<Element> {
        None
    }
    /// The tips of a round, in a game that has such rounds.
    #[must_use]
    fn tips() -> Option<Tips<Self>> {
        None
    }
    /// The answer to a key that only this game has, or that it answers in its own way.
    #[must_use]
    fn answer(_shell: Shell<Self>, _key: char) -> Option<String> {
        None
    }
}

/// A dialog with the name of the button that opens it.
pub type NamedDialog<G> = (fn(Shell<G>) -> &'static str, <G as GamePage>::Dialog);

/// The tips of a round: the best move at each turn, without a question.
pub struct Tips<G: GamePage> {
    /// Whether the round has tips. Follows signals.
    pub are_on: fn(Shell<G>) -> bool,
    /// The tip, once it is known. Follows signals.
    pub tip: fn(Shell<G>) -> Option<String>,
    /// Ends them.
    pub stop: fn(Shell<G>),
}

/// What a button of the table or of its dialogs does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Takes the last decision back.
    Undo,
    /// Shows a hint.
    Hint,
    /// Goes on: ends the pause after a step, or starts the next round.
    Continue,
    /// Skips the rest of a round in which nothing is at stake.
    Skip,
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
