//! The first page.

use crate::analysis_page::AnalysisEntry;
use crate::dialog::Dialog;
use crate::store::{LazyView, Store};
use little_devils::words::Words;
use page::components::{begin, more_games, with_update_offer};
use page::dom::{Element, el};
use page::pwa;

use super::analysis_button;
use page::shell::{MatchView, WithLazy};
use page::static_page::{credits, title};
use page::widgets::button;
use words::ShellWords;

/// The first page: the title, the start panel, and links to everything else.
pub fn lobby(store: Store) -> Element {
    let title = title(store.text(Words::title), store.text(Words::subtitle));
    let page = el("main.lobby")
        .child(title)
        .child(begin(*store))
        .lazy(*store, move || {
            // The newest match has a button beside Play.
            let several = store.matches().len() > 1 || store.unreadable_matches() > 0;
            several.then_some(LazyView::Match(MatchView::Matches))
        });
    let by_hand = pwa::is_installed_by_hand()
        .then(|| el("p.by-hand").live_text(store.text(ShellWords::add_to_home_screen)));
    with_update_offer(page, *store)
        .children(by_hand)
        .child(footer(store))
}

/// Links to the other pages, and the credits.
fn footer(store: Store) -> Element {
    let rules = button(store.text(ShellWords::rules), move || {
        store.open_dialog(Dialog::Rules);
    });
    let bots = analysis_button(store, ShellWords::how_bots_play, AnalysisEntry::Bots);
    let settings = button(store.text(ShellWords::settings), move || {
        store.open_dialog(Dialog::Settings);
    });
    let daily = analysis_button(store, ShellWords::daily, AnalysisEntry::Daily);
    let daily = with_state(daily, move || daily_state(store));
    let puzzles = analysis_button(store, ShellWords::puzzles, AnalysisEntry::Puzzles);
    let puzzles = with_state(puzzles, move || puzzles_due(store));
    let statistics = analysis_button(store, ShellWords::statistics, AnalysisEntry::Statistics);
    el("footer.credits")
        .child(el("p.readings").children([daily, puzzles, statistics, rules, bots, settings]))
        .children(more_games(*store))
        .child(credits(store.text(Words::credits)))
}

/// Adds the person's progress to a button, if there is any.
fn with_state(button: Element, state: impl Fn() -> Option<String> + 'static) -> Element {
    button.text(" ").child(el("span.state").live_text(state))
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
