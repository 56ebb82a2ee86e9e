//! The content of a table as data: no element of a page, and no rule of a game.
//!
//! - [`Zone`]: a place with pieces, such as a hand or a board. [`Piece`]: a card or a square, and the move
//!   that pressing it makes. The shell of a page draws them.
//! - [`Scores`]: the score sheet, with ranks and distances; [`Plot`]: the totals as a line chart.

mod plot;
mod scores;
mod zone;

pub use plot::{Curve, Plot};
pub use scores::{Ahead, Behind, Better, Decided, RankedRow, ScoreRow, Scores};
pub use zone::{Piece, Press, Zone, ZoneKind, walk};
