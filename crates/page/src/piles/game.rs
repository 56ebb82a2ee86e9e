//! The game whose piles a board shows.

use leptos::prelude::RwSignal;
use scene::piles::{Fit, Pile, PileKind};

/// A game whose cards lie in piles. Piles and the cards of a pile are numbers from 0, a card from the bottom on; a count
/// is a number of top cards. What is said to follow signals is read again when they change.
pub trait PileGame {
    /// What each pile is.
    fn kinds(&self) -> Vec<PileKind>;
    /// Fits the game into a table of this width and height; see [`Fit::new`].
    fn fit(&self, size: (i32, i32), percent: i32, mirrored: bool) -> Fit;
    /// The name of the game. Follows signals.
    fn name(&self) -> &'static str;
    /// What is on the table; `None` while another game is. Follows signals, the language among them.
    fn state(&self) -> Option<BoardState>;
    /// The piles before this number of the last turn's last moves; with 0 they are those now.
    fn piles(&self, moves_left: usize) -> Vec<Pile>;

    /// The pile and the count of the cards that are picked up.
    fn picked(&self) -> RwSignal<Option<(usize, u8)>>;
    /// The card that cannot be moved, and shakes its head.
    fn refused(&self) -> RwSignal<Option<(usize, usize)>>;
    /// The cards of a hint. Follows signals.
    fn hint(&self) -> PileHint;
    /// The piles to which cards may go.
    fn targets(&self, pile: usize, count: u8) -> Vec<usize>;

    /// The count of the cards that a pointer takes with this one. `None` if they cannot be moved: the game has said
    /// why.
    fn grip(&self, pile: usize, index: usize) -> Option<u8>;
    /// A tap on a card, or on an empty pile.
    fn tap(&self, pile: usize, index: usize);
    /// Picks cards up: this one and those above it.
    fn pick(&self, pile: usize, index: usize);
    /// Puts picked-up cards back. Returns whether there were any.
    fn put_back(&self) -> bool;
    /// Brings cards to another pile. Returns whether that is legal.
    fn bring(&self, from: usize, count: u8, to: usize) -> bool;
    /// Says that dragged cards do not fit where they were dropped.
    fn refuse_drop(&self);
}

/// What is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// Tells the deal from others: its seed, and the id of the game.
    pub deal: (u64, &'static str),
    /// The number of turns played.
    pub turns: usize,
    /// The number of moves of the last turn.
    pub last_moves: usize,
    /// Whether the game is won.
    pub is_won: bool,
}

/// The cards of a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PileHint {
    /// The cards that move: their piles and counts. The place of a pile that is empty.
    pub cards: Vec<(usize, u8)>,
    /// The pile to which they go.
    pub aim: Option<usize>,
}
