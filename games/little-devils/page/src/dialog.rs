//! The dialogs that only this game has.

/// A dialog about the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableDialog {
    /// The score sheet and the chart of the totals.
    Scores,
    /// The last trick, or all of the round.
    Tricks,
    /// The bots' advice.
    Hint,
}

/// A dialog that the person can open.
pub type Dialog = page::shell::Dialog<TableDialog>;
