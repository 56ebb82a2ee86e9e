//! The content of the table, as data for the page and the announcer.
//!
//! [`scene()`] is a pure function of the table and of the words of a language. All places of the table are the
//! pieces of one board.

mod board;
mod ending;
mod lesson;
mod log;
mod places;
mod players;
mod turn;
mod ways;

use scene::TableScene;

use crate::session::SessionTable;
use crate::words::Words;

pub use lesson::lesson;
use players::Names;

/// The scene of a table.
#[must_use]
pub fn scene(table: &SessionTable, words: &Words) -> TableScene {
    let names = Names::new(table, words);
    let ways = ways::ways(table);
    let steps = log::steps(table.shown(), &ways, &names);
    TableScene {
        seats: players::seats(table, &names),
        zones: vec![board::board(table, ways::last(table, &ways), &names)],
        choices: turn::choices(table, words),
        selection: None,
        prompt: turn::prompt(table, &names),
        is_own_turn: table.is_own_turn(),
        scores: ending::scores(table, &names),
        outcome: ending::outcome(table, &names),
        can_undo: table.can_undo(),
        news: String::new(),
        steps,
    }
}
