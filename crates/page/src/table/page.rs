//! The parts of a page whose table the shell draws.

use scene::{Face, Piece, Word, Zone};

use crate::dom::Element;
use crate::shell::{GamePage, Shell};

/// A game whose table the shell draws from its scene.
pub trait TablePage: GamePage {
    /// Reads a zone in the language of the page; `None` if the table has none with this id, and on the
    /// first page. Follows signals.
    fn with_zone<T>(shell: Shell<Self>, id: &str, read: impl FnOnce(&Zone) -> T) -> Option<T>;
    /// Reads a piece, whichever zone it is in. Follows signals.
    fn with_piece<T>(shell: Shell<Self>, key: u16, read: impl FnOnce(&Piece) -> T) -> Option<T>;
    /// Draws a face. It is hidden from screen readers: the element around it has the name.
    fn face(shell: Shell<Self>, face: &Face) -> Element;
    /// Whether the hint marks a piece. Follows signals.
    fn is_hinted(shell: Shell<Self>, piece: &Piece) -> bool;
    /// Plays a move of the person.
    fn play(shell: Shell<Self>, mv: &Word);
    /// Ends the pause that the table is in. Returns whether there was one.
    fn go_on(shell: Shell<Self>) -> bool;
    /// Whether the person has done anything yet. Before that the page takes no focus: it may be one of
    /// several frames.
    fn has_acted(shell: Shell<Self>) -> bool;
    /// Asks for the second press that plays a piece with this name.
    fn press_again(words: &'static Self::Words, label: &str) -> String;
}
