//! The content of the table, as data for the page and the announcer.
//!
//! [`scene()`] is a pure function of the table and of the words of a language. Its position is the table's
//! [`ShownPosition`](crate::session::ShownPosition), which has no hidden cards, so none can reach the
//! page.

mod lesson;
mod log;
mod outcome;
mod seats;
mod speaker;
mod turn;
mod zones;

use scene::TableScene;

use crate::session::SessionTable;
use crate::words::Words;

pub use lesson::lesson;
use speaker::Speaker;

/// The scene of a table.
#[must_use]
pub fn scene(table: &SessionTable, words: &Words) -> TableScene {
    let speaker = Speaker::new(table, words);
    let steps = log::steps(table.shown(), &speaker);
    let news = log::news(table.shown(), &steps);
    TableScene {
        seats: seats::seats(table, &speaker),
        zones: vec![
            zones::pile(table.shown(), &speaker),
            zones::hand(table, &speaker),
        ],
        choices: turn::choices(table, words),
        selection: None,
        prompt: turn::prompt(table, &speaker, &news),
        is_own_turn: table.is_own_turn(),
        scores: outcome::scores(table, &speaker),
        can_undo: table.can_undo(),
        outcome: outcome::outcome(table, &speaker, &steps),
        news,
        steps,
    }
}
