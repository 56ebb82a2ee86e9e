//! The content of the table, as data for the page and the announcer.
//!
//! A scene is a pure function of the table and a language. Its position is the table's
//! [`DisplayState`](crate::session::DisplayState), which has no hidden cards, so none can reach the
//! page.
//! [`Michigan`] is the game as its page has it: the scene, and what is needed besides.

mod choices;
mod figures;
mod log;
mod outcome;
mod prompt;
mod scene_game;
mod seats;
mod tutorial;
mod zones;

pub use scene_game::Michigan;
pub use tutorial::tutorial;

use scene::{Better, TableScene};

use crate::rules::Step;
use crate::session::Table;
use crate::words::{Narrator, Words, step_sentence};

/// The scene of a table, in the language of `words`.
#[must_use]
pub fn scene(table: &Table<'_>, words: &Words) -> TableScene {
    let narrator = Narrator::new(table, words);
    let steps = log::steps(table.display_state(), &narrator);
    TableScene {
        seats: seats::seats(table, &narrator),
        zones: zones::zones(table, &narrator),
        choices: choices::choices(table, words),
        prompt: prompt::prompt(table, &narrator, &steps),
        news: news(table, &narrator),
        is_own_turn: table.is_own_turn(),
        steps,
        scores: outcome::scores(table, &narrator),
        can_undo: table.can_undo(),
        outcome: outcome::outcome(table, &narrator),
        ..TableScene::empty(Better::High)
    }
}

/// Why the suit has stopped, until the next card is led. If players watch themselves, nobody waits after a
/// stop, and others see the reason until the second card.
fn news(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    let (shown, watch) = (table.display_state(), table.display_state().options.watch);
    let cards = usize::from(watch && !table.is_own_turn());
    let is_stop = |step: &Step| matches!(step, Step::Stopped { .. });
    let Some(at) = shown.steps.iter().rposition(is_stop) else {
        return String::new();
    };
    let (stop, since) = (shown.steps[at], &shown.steps[at..]);
    let since = since.iter();
    let since = since.filter(|step| matches!(step, Step::CardPlayed { .. }));
    let news = (since.count() <= cards).then(|| step_sentence(narrator, stop, watch));
    news.flatten().unwrap_or_default()
}
