//! The content of the table, as data for the page and the announcer.
//!
//! [`scene()`] is a pure function of the table and of the words of a language. Its position is the table's
//! [`DisplayState`](crate::session::DisplayState), which has no hidden cards, so none can reach the
//! page.
//! [`OwnTrumps`] is the game as its page has it: the scene, and what is needed besides.

mod figures;
mod log;
mod outcome;
mod scene_game;
mod seats;
mod turn;
mod tutorial;
mod zones;

use scene::{Better, TableScene};

use crate::session::SessionTable;
use crate::words::Words;

pub use scene_game::OwnTrumps;
pub use tutorial::tutorial;

/// The words of a language, and the players of a table.
type Narrator<'a> = words::Narrator<'a, Words>;

/// The scene of a table.
#[must_use]
pub fn scene(table: &SessionTable<'_>, words: &Words) -> TableScene {
    let narrator = Narrator::new(table, words);
    let shown = table.display_state();
    let steps = log::steps(shown, &narrator);
    let news = log::news(shown, &steps);
    let own = shown.table.trump(shown.viewer);
    let hand = table.open_hand().map(|_| shown.hand).unwrap_or_default();
    let press = |card| zones::press(table, own, words, card);
    TableScene {
        seats: seats::seats(table, &narrator),
        zones: vec![
            zones::pile(&shown.pile, own, &narrator),
            zones::hand(hand, own, words, press),
        ],
        choices: turn::choices(table, words),
        prompt: turn::prompt(table, &narrator, &news),
        is_own_turn: table.is_own_turn(),
        scores: outcome::scores(table, &narrator),
        can_undo: table.can_undo(),
        outcome: outcome::outcome(table, &narrator, &steps),
        news,
        steps,
        ..TableScene::empty(Better::Low)
    }
}
