//! The content of the table, as data for the page and the announcer.
//!
//! [`scene()`] is a pure function of the table and of the words of a language. Its position is the table's
//! [`DisplayState`](crate::session::DisplayState), which has no hidden cards, so none can reach the
//! page.

mod log;
mod outcome;
mod seats;
mod turn;
mod tutorial;
mod zones;

use scene::{Better, TableScene};

use crate::session::SessionTable;
use crate::words::Words;

pub use tutorial::tutorial;

/// The words of a language, and the players of a table.
type Narrator<'a> = words::Narrator<'a, Words>;

/// The scene of a table; an empty one of a table of another game.
#[must_use]
pub fn table_scene(table: &session::Table, words: &Words) -> TableScene {
    TableScene::typed(table, Better::Low, |table| scene(table, words))
}

/// The scene of a table.
#[must_use]
pub fn scene(table: &SessionTable<'_>, words: &Words) -> TableScene {
    let narrator = Narrator::new(table, words);
    let steps = log::steps(table.display_state(), &narrator);
    let news = log::news(table.display_state(), &steps);
    TableScene {
        seats: seats::seats(table, &narrator),
        zones: vec![
            zones::pile(table.display_state(), &narrator),
            zones::hand(table, &narrator),
        ],
        choices: turn::choices(table, words),
        selection: None,
        prompt: turn::prompt(table, &narrator, &news),
        is_own_turn: table.is_own_turn(),
        scores: outcome::scores(table, &narrator),
        skip: String::new(),
        can_undo: table.can_undo(),
        outcome: outcome::outcome(table, &narrator, &steps),
        news,
        steps,
    }
}
