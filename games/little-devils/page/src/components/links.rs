//! The links of the first page.

use page::dom::{Element, el};
use page::shell::Dialog;
use page::widgets::button;
use words::ShellWords;

use super::analysis_button;
use crate::analysis_page::AnalysisEntry;
use crate::store::Store;

/// The number of the link with the state of today's deal.
const DAILY: usize = 0;

/// The number of the link with the puzzles that are due.
const PUZZLES: usize = 1;

/// The links of the first page to everything else.
pub fn links(store: Store) -> Vec<Element> {
    let open = |name: fn(&'static ShellWords) -> &'static str, dialog| {
        button(store.text(name), move || store.open_dialog(dialog))
    };
    let daily = analysis_button(store, ShellWords::daily, AnalysisEntry::Daily);
    let puzzles = analysis_button(store, ShellWords::puzzles, AnalysisEntry::Puzzles);
    vec![
        with_state(daily, move || state(store, DAILY)),
        with_state(puzzles, move || state(store, PUZZLES)),
        analysis_button(store, ShellWords::statistics, AnalysisEntry::Statistics),
        open(ShellWords::rules, Dialog::Rules),
        analysis_button(store, ShellWords::how_bots_play, AnalysisEntry::Bots),
        open(ShellWords::settings, Dialog::Settings),
    ]
}

/// Adds the person's progress to a button, if there is any.
fn with_state(button: Element, state: impl Fn() -> Option<String> + 'static) -> Element {
    button.text(" ").child(el("span.state").live_text(state))
}

/// The state beside a link. The chunk, which reads it, is loaded where anything is saved.
fn state(store: Store, link: usize) -> Option<String> {
    match store.chunk() {
        Some(chunk) => chunk.link_state(*store, link),
        None => (link == DAILY).then(|| store.words().day_open().into()),
    }
}

/// The same, in the chunk.
#[must_use]
pub fn link_state(store: Store, link: usize) -> Option<String> {
    if link == DAILY {
        daily_state(store)
    } else {
        puzzles_due(store)
    }
}

/// The result of today's deal, and the number of days in a row that were played.
fn daily_state(store: Store) -> Option<String> {
    let words = store.words();
    let summary = store.summary();
    let today = store.today()?;
    let state = match summary.result(today) {
        None => words.day_open().to_owned(),
        Some((devils, None)) => words.devils(devils),
        Some((devils, Some(par))) => words.day_par(devils, par),
    };
    Some(match summary.streak_on(today) {
        0 | 1 => state,
        days => format!("{state} · {}", words.days_in_a_row(days)),
    })
}

/// The number of puzzles that are due; `None` for 0.
fn puzzles_due(store: Store) -> Option<String> {
    let today = store.today()?;
    let due = store.summary().due(today);
    (due > 0).then(|| store.words().puzzles_due(due))
}
