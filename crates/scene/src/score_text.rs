//! The score sheet as a text of fields.

use protocol::compact_text;

use crate::{Better, ScoreRow, Scores};

/// The most points of a row that are read: the sum over its rounds, each without its sign. A chart of them still has
/// its places in 32 bits.
const MAX_POINTS: u32 = 1_000_000;

compact_text!(struct Scores { rows, rounds, better } if is_whole);
compact_text!(enum Better { 0 Low {}, else 1 High {} });
compact_text!(struct ScoreRow { seat, partners, name, rounds, total });

impl Scores {
    /// Whether each row has points for each round, and their sum.
    fn is_whole(&self) -> bool {
        let is_whole = |row: &ScoreRow| {
            let mut sizes = row.rounds.iter().map(|points| points.unsigned_abs());
            let size = sizes.try_fold(0, u32::checked_add);
            row.rounds.len() == self.rounds
                && size.is_some_and(|size| size <= MAX_POINTS)
                && row.rounds.iter().sum::<i32>() == row.total
        };
        self.rows.iter().all(is_whole)
    }
}
