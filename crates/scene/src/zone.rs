//! Places on a table, and the pieces in them.

use cards::Seat;

use crate::{Face, TrickState, Word};

/// A place on a table with pieces in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The name in the page's `data-zone`; unique on a table.
    pub id: &'static str,
    /// How the pieces lie.
    pub kind: ZoneKind,
    /// The name for screen readers.
    pub label: String,
    /// The pieces that can be seen, in order: from left to right, from top to bottom, a pile from its
    /// bottom up.
    pub pieces: Vec<Piece>,
    /// The number of cards that lie face down in it.
    pub backs: usize,
    /// The number of chips on it; `None` where chips have no place.
    pub chips: Option<u32>,
    /// The headings of a score pad; none in other zones.
    pub headings: Headings,
    /// The state of a trick; the default in other zones.
    pub trick: TrickState,
}

/// The headings of a score pad. Its pieces are the cells, row by row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headings {
    /// Those of the columns, such as the players' names.
    pub columns: Vec<String>,
    /// Those of the rows, such as what the points are for.
    pub rows: Vec<String>,
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
    /// A board: places that are buttons, whether a piece lies there or not.
    Board,
    /// A score pad: rows and columns of cells, with [`Headings`].
    Pad,
}

/// A card or another piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// A number from 1 that stays with the piece wherever it goes; unique on the table.
    pub key: u16,
    /// The player who put it there; `None` if nobody did, as on an empty board and in a hand.
    pub owner: Option<Seat>,
    /// What is drawn.
    pub face: Face,
    /// The name for screen readers.
    pub label: String,
    /// What a press does.
    pub press: Press,
    /// The pieces and places to which it can go. If that is more than one move, a press picks the piece, and
    /// a press on one of them moves it there; a second press on the piece itself makes the move of
    /// [`press`](Self::press).
    pub targets: Vec<Target>,
    /// Asks for one of the targets, once the piece is picked; empty without a choice.
    pub ask: String,
}

/// A piece or a place to which another piece can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its key.
    pub key: u16,
    /// The move that brings the other piece here.
    pub mv: Word,
}

/// What pressing a piece does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// It makes this move.
    Move(Word),
    /// It marks the piece for the [`Selection`](crate::Selection) of the table, or takes the mark away.
    Mark,
    /// Nothing: the rules refuse it, for this reason.
    Refused(String),
    /// Nothing at present, for this reason: it is not the person's turn.
    NotNow(String),
    /// Nothing: the piece is a picture, not a button.
    Never,
}

impl Zone {
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
            headings: Headings {
                columns: Vec::new(),
                rows: Vec::new(),
            },
            trick: TrickState {
                course: None,
                told: String::new(),
                signs: Vec::new(),
                taking: None,
                is_complete: false,
            },
        }
    }

    /// The moves that the pieces of this zone can make; those that several presses make more than once.
    pub fn moves(&self) -> impl Iterator<Item = &Word> {
        self.pieces.iter().flat_map(Piece::moves)
    }
}

/// The place among `pieces` pieces in a row that a key leads to from the place `at`, both counted from 0. The
/// row goes round. The key is named as in `KeyboardEvent.key`. `None` if it leads nowhere.
#[must_use]
pub fn walk_row(key: &str, at: usize, pieces: usize) -> Option<usize> {
    let last = pieces.checked_sub(1)?;
    match key {
        "ArrowLeft" => Some(at.checked_sub(1).unwrap_or(last)),
        "ArrowRight" => Some(if at >= last { 0 } else { at + 1 }),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// The same on a board, wherever its pieces lie: an arrow key leads to the nearest piece in its direction. `middles`
/// are their middles, to the right and down. The distance to one side of the direction counts double.
#[must_use]
pub fn walk_board(key: &str, at: usize, middles: &[[f64; 2]]) -> Option<usize> {
    let [right, down] = match key {
        "ArrowLeft" => [-1.0, 0.0],
        "ArrowRight" => [1.0, 0.0],
        "ArrowUp" => [0.0, -1.0],
        "ArrowDown" => [0.0, 1.0],
        _ => return walk_row(key, at, middles.len()),
    };
    let from = middles.get(at)?;
    let far = |(to, middle): (usize, &[f64; 2])| {
        let [x, y] = [middle[0] - from[0], middle[1] - from[1]];
        let ahead = x * right + y * down;
        let aside = (x * down).abs() + (y * right).abs();
        // Less than a pixel is the same row or column.
        (ahead >= 1.0).then_some((ahead + 2.0 * aside, to))
    };
    let ahead = middles.iter().enumerate().filter_map(far);
    let nearest = ahead.min_by(|one, other| one.0.total_cmp(&other.0));
    nearest.map(|(_, to)| to)
}

impl Piece {
    /// A piece that nobody has played and that has no targets.
    #[must_use]
    pub const fn new(key: u16, face: Face, label: String, press: Press) -> Self {
        Self {
            key,
            owner: None,
            face,
            label,
            press,
            targets: Vec::new(),
            ask: String::new(),
        }
    }

    /// The moves that it can make, by a press or by going to a target.
    pub fn moves(&self) -> impl Iterator<Item = &Word> {
        let targets = self.targets.iter().map(|target| &target.mv);
        self.mv().into_iter().chain(targets)
    }

    /// The move that a press makes.
    #[must_use]
    pub const fn mv(&self) -> Option<&Word> {
        match &self.press {
            Press::Move(mv) => Some(mv),
            Press::Mark | Press::Refused(_) | Press::NotNow(_) | Press::Never => None,
        }
    }
}
