//! The content of the table, as data for the page and the announcer.
//!
//! [`scene()`] is a pure function of the table and of the words of a language. Its position is the table's
//! [`DisplayState`](crate::session::DisplayState), which has no hidden cards, so none can reach the page.
//! [`LittleDevils`] is the game as its page has it: the scene, and what is needed besides.

mod answer;
mod listed;
mod log;
mod narrator;
mod outcome;
mod scene_game;
mod seats;
mod taken_back;
mod trick_text;
mod turn;
mod zones;

use scene::TableScene;

use crate::session::Table;
use crate::words::Words;

pub use answer::answer;
pub use listed::listed;
use narrator::Narrator;
pub use scene_game::LittleDevils;
pub use taken_back::TakenBack;
pub use turn::Turn;
pub use zones::past_tricks;

/// Everything that the shell draws and speaks of a table.
#[must_use]
pub fn scene(table: &Table<'_>, words: &'static Words) -> TableScene {
    let narrator = Narrator::new(table, words);
    let shown = table.display_state();
    let scores = outcome::scores(table, &narrator);
    // At an online table every card is played by its player.
    let skip = if shown.can_finish() && !table.record().options().is_online() {
        words.no_stakes()
    } else {
        ""
    };
    TableScene {
        seats: seats::seats(table, &narrator),
        zones: vec![
            zones::trick(shown, &narrator),
            zones::hand(table, &narrator),
        ],
        choices: Vec::new(),
        selection: None,
        prompt: turn::prompt(table, &narrator),
        news: String::new(),
        is_own_turn: table.is_own_turn(),
        steps: log::steps(table, &narrator),
        outcome: outcome::outcome(table, &narrator, &scores),
        scores,
        skip: skip.into(),
        can_undo: table.can_undo(),
    }
}
