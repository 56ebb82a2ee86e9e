//! The content of the table, as data for the page and the announcer.
//!
//! A scene is a pure function of the table and a language. Its position is the table's
//! [`DisplayState`](crate::session::DisplayState), which has no hidden cards, so none can reach the
//! page.

mod choices;
mod log;
mod outcome;
mod prompt;
mod scores;
mod seats;
mod tutorial;
mod zones;

pub use tutorial::tutorial;

use scene::{Better, TableScene};

use crate::rules::Step;
use crate::session::Table;
use crate::words::{Narrator, Words};

/// The scene of a table; an empty one of a table of another game.
#[must_use]
pub fn table_scene(table: &session::Table, words: &Words) -> TableScene {
    TableScene::typed(table, Better::High, |table| scene(table, words))
}

/// The scene of a table, in the language of `words`.
#[must_use]
pub fn scene(table: &Table<'_>, words: &Words) -> TableScene {
    let narrator = narrator(table, words);
    let steps = log::steps(table.display_state(), &narrator);
    TableScene {
        seats: seats::seats(table, &narrator),
        zones: zones::zones(table, &narrator),
        choices: choices::choices(table, words),
        selection: None,
        prompt: prompt::prompt(table, &narrator, &steps),
        news: news(table, &narrator),
        is_own_turn: table.is_own_turn(),
        steps,
        scores: scores::scores(table, &narrator),
        skip: String::new(),
        can_undo: table.can_undo(),
        outcome: outcome::outcome(table, &narrator),
    }
}

/// A narrator for the players of a table. Speaks to the viewer if that is a person at this device.
#[must_use]
pub fn narrator<'a>(table: &session::Table, words: &'a Words) -> Narrator<'a> {
    let (options, viewer) = (table.record().options(), table.viewer());
    let name = |seat| match options.name(seat) {
        "" if seat == viewer => words.default_name().into(),
        "" => format!("{} {}", words.player(), seat.get() + 1),
        name => name.into(),
    };
    let names = options.seats().seats().map(name).collect();
    Narrator::new(
        words,
        names,
        table.open_hand().filter(|seat| options.is_here(*seat)),
    )
}

/// Why the suit has stopped, until the next card is led. If players watch themselves, nobody waits after a
/// stop, and others see the reason until the second card.
fn news(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    let (shown, watch) = (table.display_state(), table.display_state().options().watch);
    let cards = usize::from(watch && !table.is_own_turn());
    let is_stop = |step: &Step| matches!(step, Step::Stopped { .. });
    let Some(at) = shown.steps().iter().rposition(is_stop) else {
        return String::new();
    };
    let (stop, since) = (shown.steps()[at], &shown.steps()[at..]);
    let since = since.iter();
    let since = since.filter(|step| matches!(step, Step::CardPlayed { .. }));
    let news = (since.count() <= cards).then(|| narrator.step(stop, watch));
    news.flatten().unwrap_or_default()
}
