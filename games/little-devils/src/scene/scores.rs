//! The score sheet.

use crate::session::Table;
use scene::{Better, ScoreRow, Scores};

/// The score sheet of a table: devils, of which few are good.
pub(super) fn scores(table: &Table) -> Scores {
    let (options, shown) = (table.record().options(), table.shown());
    let (rounds, totals) = (shown.finished_rounds(), shown.totals());
    let row = |seat| ScoreRow {
        seat,
        name: options.name(seat).into(),
        rounds: rounds.iter().map(|round| round[seat].into()).collect(),
        total: totals[seat].into(),
    };
    Scores {
        rows: shown.seats().seats().map(row).collect(),
        rounds: rounds.len(),
        better: Better::Low,
    }
}
