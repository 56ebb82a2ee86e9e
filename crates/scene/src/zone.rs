//! Places on a table, and the pieces in them.

use cards::Seat;

/// A place on a table with pieces in it. `F` is how a game describes the face of a piece, `M` a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone<F, M> {
    /// The name in the page's `data-zone`; unique on a table.
    pub id: &'static str,
    /// How the pieces lie.
    pub kind: ZoneKind,
    /// The name for screen readers.
    pub label: String,
    /// The pieces that can be seen, in order: from left to right, from top to bottom, a pile from its
    /// bottom up.
    pub pieces: Vec<Piece<F, M>>,
    /// The number of cards that lie face down in it.
    pub backs: usize,
    /// The number of chips on it; `None` where chips have no place.
    pub chips: Option<u32>,
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneKind {
    /// The hand of the person at the page: a fan of buttons.
    Hand,
    /// Cards in front of the players who played them.
    Trick,
    /// Cards on top of each other.
    Pile,
    /// Pieces in a row.
    Row,
    /// A board with this number of columns.
    Grid(usize),
}

/// A card or another piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece<F, M> {
    /// A number from 1 that stays with the piece wherever it goes; unique on the table.
    pub key: u16,
    /// The player who put it there; `None` if nobody did, as on an empty board and in a hand.
    pub owner: Option<Seat>,
    /// What is drawn.
    pub face: F,
    /// The name for screen readers.
    pub label: String,
    /// What a press does.
    pub press: Press<M>,
}

/// What pressing a piece does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press<M> {
    /// It makes this move.
    Move(M),
    /// Nothing: the rules refuse it, for this reason.
    Refused(String),
    /// Nothing at present, for this reason: it is not the person's turn.
    NotNow(String),
    /// Nothing: the piece is a picture, not a button.
    Never,
}

impl<F, M: Copy> Zone<F, M> {
    /// An empty zone.
    #[must_use]
    pub const fn new(id: &'static str, kind: ZoneKind, label: String) -> Self {
        Self {
            id,
            kind,
            label,
            pieces: Vec::new(),
            backs: 0,
            chips: None,
        }
    }

    /// The moves that presses in this zone make.
    pub fn moves(&self) -> impl Iterator<Item = M> {
        self.pieces.iter().filter_map(Piece::mv)
    }
}

/// The place among `pieces` pieces that a key leads to from the place `at`, both counted from 0. The
/// pieces lie in rows of `columns`; a single row goes round. The key is named as in `KeyboardEvent.key`.
/// `None` if it leads nowhere.
#[must_use]
pub fn walk(key: &str, at: usize, pieces: usize, columns: usize) -> Option<usize> {
    let last = pieces.checked_sub(1)?;
    let goes_round = columns >= pieces;
    match key {
        "ArrowLeft" => at.checked_sub(1).or(goes_round.then_some(last)),
        "ArrowRight" if at >= last => goes_round.then_some(0),
        "ArrowRight" => Some(at + 1),
        "ArrowUp" => at.checked_sub(columns),
        "ArrowDown" => Some(at + columns).filter(|to| *to <= last),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

impl<F, M: Copy> Piece<F, M> {
    /// The move that a press makes.
    #[must_use]
    pub fn mv(&self) -> Option<M> {
        match self.press {
            Press::Move(mv) => Some(mv),
            Press::Refused(_) | Press::NotNow(_) | Press::Never => None,
        }
    }
}
