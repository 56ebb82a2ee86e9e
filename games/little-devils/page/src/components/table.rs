//! The table: the players, the trick, the hand, and the prompt.

use leptos::prelude::untrack;

use crate::store::{LazyTask, Store};
use little_devils::session::Event;
use little_devils::words::Words;
use page::components::{skip_link, status_line};
use page::dom::{Element, el};
use page::table::hand;

use super::{bar, seat_view, trick_view, with_end_dialogs, with_seats};
use page::widgets::button;
use words::ShellWords;

/// The table.
#[must_use]
pub fn table_view(store: Store) -> Vec<Element> {
    let players = move || store.with_scene(|scene| scene.seats.len());
    let go_on = move |_| {
        if store.is_showing_taken_trick() {
            store.send(Event::Continue);
        }
    };
    // A tap ends the pause after a complete trick; by keyboard, any card of the hand does.
    let felt = with_seats(el("div.felt").on("click", go_on), store)
        .child(trick_view(store))
        .show(
            move || store.with_scene(|scene| scene.can_finish) == Some(true),
            move || finish(store),
        );
    let no_tips = move || {
        let words = store.text(ShellWords::no_tips);
        el("button.no-tips")
            .attr("type", "button")
            .live_attr("aria-label", words)
            .live_attr("title", words)
            .on("click", move |_| store.run_lazy(LazyTask::StopCoaching))
            .text("✕")
    };
    let below = untrack(|| store.with_scene(|scene| scene.viewer));
    let rail = el("div.rail")
        .class_when("coached", move || store.is_coached())
        .children(below.map(|seat| seat_view(store, seat)))
        .child(status_line(*store, move || prompt(store)))
        .show(move || store.is_coached(), no_tips)
        .child(hand(*store, "hand"));
    let table = el("main.table")
        .live_attr("data-players", players)
        .child(felt)
        .child(rail);
    vec![
        skip_link(*store),
        bar(store),
        table,
        with_end_dialogs(el("div.dialogs"), store),
    ]
}

/// Offers to finish a round in which no devils are left.
fn finish(store: Store) -> Element {
    el("div.finish")
        .attr("role", "status")
        .child(el("p").live_text(store.text(Words::no_stakes)))
        .child(button(store.text(ShellWords::finish), move || {
            store.send(Event::Finish);
        }))
}

/// The prompt and, in a coached round, the best card.
fn prompt(store: Store) -> Option<String> {
    let prompt = store.with_speaker(|scene, speaker| speaker.status(scene))?;
    Some(match store.coached_tip() {
        Some(tip) => format!("{prompt} {tip}"),
        None => prompt,
    })
}
