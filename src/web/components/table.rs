//! The table: who sits there, the trick, the hand, and what the table waits for.

use leptos::prelude::{Get, RwSignal, Set};

use crate::cards::Seat;
use crate::play::{Choice as _, Event};
use crate::web::dom::{Element, el};
use crate::web::store::Store;

use super::{
    Page, hand, icon, icon_button, log, modal, score_table, seat_view, trick_view,
    with_end_dialogs, with_reading, with_seats,
};

/// The table.
#[must_use]
pub fn table_view(store: Store) -> Vec<Element> {
    let scores_open = RwSignal::new(false);
    let page = RwSignal::new(None::<Page>);
    let players = move || store.look(|scene| scene.seats.len());
    let go_on = move |_| {
        if store.is_looking_at_trick() {
            store.send(Event::Continue);
        }
    };
    // A tap goes on past a complete trick; by keyboard, any card of the hand does.
    let felt = with_seats(el("div.felt").on("click", go_on), store).child(trick_view(store));
    let rail = el("div.rail")
        .child(seat_view(store, Seat::FIRST))
        .child(status(store))
        .child(hand(store));
    let table = el("main.table")
        .live_attr("data-players", players)
        .live_attr("data-speed", move || store.preferences.get().speed.id())
        .child(felt)
        .child(rail);
    let dialogs = with_end_dialogs(el("div.dialogs"), store);
    let dialogs = with_reading(dialogs, store, page).show(
        move || scores_open.get(),
        move || scores(store, move || scores_open.set(false)),
    );
    vec![
        el("a.skip")
            .attr("href", "#hand")
            .live_text(store.text(|words| words.skip_to_hand)),
        bar(store, scores_open, page),
        table,
        log(store),
        dialogs,
    ]
}

/// Title and menu.
fn bar(store: Store, scores_open: RwSignal<bool>, page: RwSignal<Option<Page>>) -> Element {
    let cannot_undo = move || {
        let can_undo = store.look(|scene| scene.can_undo).unwrap_or_default();
        (!can_undo).then_some("true")
    };
    let undo = icon_button("undo", store.text(|words| words.undo), move || store.undo())
        .live_attr("aria-disabled", cannot_undo);
    let scores = icon_button("sheet", store.text(|words| words.scores), move || {
        scores_open.set(true);
    });
    let rules = icon_button("book", store.text(|words| words.rules), move || {
        page.set(Some(Page::Rules));
    });
    let leave = icon_button("new", store.text(|words| words.new_match), move || {
        store.send(Event::Leave);
    });
    let title = el("h1")
        .child(icon("devil"))
        .child(el("span").live_text(store.text(|words| words.title)));
    let menu = el("nav")
        .live_attr("aria-label", store.text(|words| words.menu))
        .children([undo, scores, rules, leave]);
    el("header.bar").child(title).child(menu)
}

fn scores(store: Store, close: impl Fn() + Copy + 'static) -> Element {
    let title = store.text(|words| words.scores);
    modal(title, store.text(|words| words.close), close, |dialog| {
        dialog.child(score_table(store))
    })
}

/// What the table waits for, or why a card was refused.
fn status(store: Store) -> Element {
    let prompt = move || {
        store.speak(|scene, speaker| {
            let round = scene.scores.rounds;
            speaker.prompt(&scene.prompt, round)
        })
    };
    el("p.status")
        .class_when("refused", move || store.aside.get().is_some())
        .live_text(move || store.aside.get().or_else(prompt))
}
