//! Places on a table, and the pieces in them.

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

/// How the pieces of a zone lie, which decides how arrow keys walk through them.
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
    /// A number that stays with the piece wherever it goes; unique in its zone.
    pub key: usize,
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
    /// Nothing, for this reason.
    Refused(String),
    /// Nothing: the piece is only looked at.
    Nothing,
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

    /// The index of the piece that an arrow key, Home or End leads to from the piece at `from`, by the
    /// key's name in `KeyboardEvent.key`. `None` if the key leads nowhere.
    #[must_use]
    pub fn step(&self, from: usize, key: &str) -> Option<usize> {
        let last = self.pieces.len().checked_sub(1)?;
        let columns = match self.kind {
            ZoneKind::Grid(columns) => columns.max(1),
            _ => self.pieces.len(),
        };
        let to = match key {
            "ArrowLeft" => from.checked_sub(1)?,
            "ArrowRight" => from + 1,
            "ArrowUp" => from.checked_sub(columns)?,
            "ArrowDown" => from + columns,
            "Home" => 0,
            "End" => last,
            _ => return None,
        };
        (to <= last).then_some(to)
    }
}

impl<F, M: Copy> Piece<F, M> {
    /// The move that a press makes.
    #[must_use]
    pub fn mv(&self) -> Option<M> {
        match self.press {
            Press::Move(mv) => Some(mv),
            Press::Refused(_) | Press::Nothing => None,
        }
    }
}
