//! The score sheet.

use scene::{Better, ScoreRow, Scores};

use crate::session::Table;
use crate::words::Speaker;

/// The score sheet of a table: chips, of which many are good.
pub(super) fn scores(table: &Table, speaker: &Speaker<'_>) -> Scores {
    let shown = table.shown();
    let row = |seat| {
        let rounds: Vec<i32> = shown.finished().iter().map(|deal| deal[seat]).collect();
        ScoreRow {
            seat,
            name: speaker.name(seat).into(),
            total: rounds.iter().sum(),
            rounds,
        }
    };
    Scores {
        rows: shown.seats().seats().map(row).collect(),
        rounds: shown.finished().len(),
        better: Better::High,
    }
}
