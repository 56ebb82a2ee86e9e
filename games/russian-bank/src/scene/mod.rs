//! The content of the table, as data for the page and the announcer.
//!
//! [`scene()`] is a pure function of the table and of the words of a language. All places of the table are the
//! pieces of one board.
//! [`RussianBank`] is the game as its page has it: the scene, and what is needed besides.

mod board;
mod ending;
mod log;
mod places;
mod players;
mod scene_game;
mod turn;
mod tutorial;
mod ways;

use scene::{Better, TableScene};

use crate::session::SessionTable;
use crate::words::Words;

pub use scene_game::RussianBank;
pub use tutorial::tutorial;

/// The scene of a table.
#[must_use]
pub fn scene(table: &SessionTable<'_>, words: &Words) -> TableScene {
    let narrator = Narrator::new(table, words);
    let ways = ways::ways(table);
    let steps = log::steps(table.display_state(), &ways, &narrator);
    TableScene {
        seats: players::seats(table, &narrator),
        zones: vec![board::board(table, ways::last(table, &ways), &narrator)],
        choices: turn::choices(table, words),
        prompt: turn::prompt(table, &narrator),
        is_own_turn: table.is_own_turn(),
        scores: ending::scores(table, &narrator),
        outcome: ending::outcome(table, &narrator),
        can_undo: table.can_undo(),
        steps,
        ..TableScene::empty(Better::High)
    }
}

/// The words of a language, and the players of a table.
type Narrator<'a> = words::Narrator<'a, Words>;
