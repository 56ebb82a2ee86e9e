//! The chance to win, from what the player can see.

use leptos::prelude::{Get, WithUntracked};
use page::dom::{Element, el};
use page::widgets::button;
use patience::outlook::Outlook;
use patience::play::Play;
use patience::words::{Guide, Words};

use super::solver;
use crate::own::{ODDS, Odds, Page};

/// Opens the dialog, unless the game is won.
pub(super) fn open(page: Page) {
    let goes_on = |play: &Play| !play.is_won();
    let play = page.own().play;
    if play.with_untracked(|play| play.as_ref().is_some_and(goes_on)) {
        page.open_dialog(ODDS);
    }
}

/// A button that opens the dialog.
pub(super) fn button_to(page: Page) -> Element {
    button(page.own_text(Words::odds), move || open(page))
}

/// Adds the chance to win, and asks the solver as long as the dialog is open.
pub(super) fn odds(element: Element, page: Page) -> Element {
    page.load_guide();
    solver::ask_odds(page);
    element.child(el("div.summary").live(
        move || page.guide().map(|guide| guide.lang()),
        move |_| {
            page.guide()
                .map(|guide| summary(page, guide))
                .unwrap_or_default()
        },
    ))
}

/// The result, which is said once, how far the trials are, and what the result means.
fn summary(page: Page, guide: &'static Guide) -> Vec<Element> {
    let (odds, outlook) = (page.own().findings.odds, page.own().findings.outlook);
    let stuck = move || {
        let outlook = outlook.get();
        let text = page.words().outlook_text(outlook);
        text.filter(|_| matches!(outlook, Outlook::Stuck(_)))
    };
    let found = move || match odds.get() {
        Odds::NotAsked | Odds::Trying(_) => None,
        Odds::Found(counts) => Some(guide.odds_text(counts)),
        Odds::Known(verdict) => Some(guide.odds_known_text(verdict)),
    };
    let result = move || stuck().or_else(found);
    let progress = move || match odds.get() {
        Odds::Trying(counts) => Some(guide.odds_progress(counts)),
        _ => None,
    };
    // A game whose cards are all known is not tried, nor one in which no move helps.
    let is_tried = move || stuck().is_none() && !matches!(odds.get(), Odds::Known(_));
    let about = move || is_tried().then(|| guide.odds_about());
    vec![
        // Not a paragraph: it is on the page before it has a text, so that screen readers notice the text.
        el("div").attr("role", "status").live_text(result),
        el("p").live_text(progress),
        el("p.about").live_text(about),
    ]
}
