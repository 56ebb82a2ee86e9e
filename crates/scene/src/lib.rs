//! The content of a table as data: no element of a page, and no rule of a game.
//!
//! - [`TableScene`]: all that the shell draws of a table. A game makes it from its session and the
//!   words of a language; the page draws it, and the announcer reads it.
//! - [`Zone`]: a place with pieces: a hand, a trick, a pile, a board. [`Piece`]: a card or a square, and
//!   the move that pressing it makes, as a [`Word`]. [`Face`]: what is drawn on it.
//! - [`TrickState`]: which way a trick goes, and whose it would be.
//! - [`SeatScene`]: a player with what can be seen of them.
//! - [`TutorialStep`]: a table of the tutorial, and the move that it asks for. [`TutorialMatch`]: the beginning of a
//!   match as a tutorial.
//! - [`SceneGame`]: a game at a table, as its page needs it: its scene, its [`TableLook`], its [`Hint`]s, and the pictures
//!   of its guide ([`Sign`], [`Figure`]).
//! - [`Selection`]: several pieces that make one move together.
//! - [`SceneStep`]: something that has happened: what moves on the page and sounds ([`Motion`]), and the sentence
//!   for the log.
//! - [`piles`]: tables on which cards lie in piles.
//! - [`Scores`]: the score sheet, with ranks and distances; [`Plot`]: the totals as a line chart.

mod face;
mod guide;
mod hint;
mod look;
pub mod piles;
mod plot;
mod scene_game;
mod scores;
mod seat;
mod selection;
mod step;
mod table;
mod trick;
mod tutorial;
mod tutorial_match;
mod zone;

pub use game::Word;

pub use face::{CardPlace, DrawingPart, Face, Mark, PlaceKind, Score, card_key, suit_icon};
pub use guide::{Figure, FigureItem, RulesPart, Sign};
pub use hint::{Hint, ReviewStyle};
pub use look::{TableLayout, TableLook};
pub use plot::{Curve, Plot};
pub use scene_game::{ReviewWords, SceneGame};
pub use scores::{Ahead, Behind, Better, Decided, RankedRow, ScoreRow, Scores};
pub use seat::{Counter, SeatScene};
pub use selection::{Accepted, Selection};
pub use step::{Motion, SceneStep, Spot, motions_between, new_steps};
pub use table::{Choice, Outcome, TableScene};
pub use trick::{TrickSign, TrickState};
pub use tutorial::{TutorialStep, TutorialTable};
pub use tutorial_match::TutorialMatch;
pub use zone::{Headings, Piece, Press, Target, Zone, ZoneKind, walk_board, walk_row};
