//! The score sheet.

use cards::SeatSet;
use scene::{Better, ScoreRow, Scores};

use crate::session::Table;
use crate::words::Narrator;

/// The score sheet of a table: chips, of which many are good.
pub(super) fn scores(table: &Table<'_>, narrator: &Narrator<'_>) -> Scores {
    let shown = table.display_state();
    let row = |seat| {
        let rounds: Vec<i32> = shown.finished().iter().map(|deal| deal[seat]).collect();
        ScoreRow {
            seat,
            partners: SeatSet::EMPTY,
            name: narrator.name(seat).into(),
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
