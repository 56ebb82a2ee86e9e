//! Places on a table, and the pieces in them.

/// A place on a table with pieces in it. `F` is how a game describes the face of a piece, `M` a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone<F, M> {
    /// The id of its element on the page: `hand` or `board`.
    pub id: &'static str,
    /// How the pieces lie.
    pub kind: ZoneKind,
    /// The name for screen readers.
    pub label: String,
    /// The pieces in order: from left to right, and from top to bottom.
    pub pieces: Vec<Piece<F, M>>,
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneKind {
    /// The hand of the person at the page: a fan of buttons.
    Hand,
    /// A board with this number of columns.
    Grid(usize),
}

/// A card or another piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece<F, M> {
    /// A number from 1 that stays with the piece wherever it goes; unique on the table.
    pub key: u16,
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
}

impl<F, M> Zone<F, M> {
    /// An empty zone.
    #[must_use]
    pub const fn new(id: &'static str, kind: ZoneKind, label: String) -> Self {
        Self {
            id,
            kind,
            label,
            pieces: Vec::new(),
        }
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
