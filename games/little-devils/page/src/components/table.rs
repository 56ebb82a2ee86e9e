//! The table: the players, the trick, the hand, and the prompt.

use crate::store::{LazyTask, Store};
use cards::Seat;
use little_devils::session::Event;
use little_devils::words::Words;
use page::dom::{Element, el};
use page::focus;
use page::table::hand;

use super::{bar, seat_view, trick_view, with_end_dialogs, with_seats};
use page::widgets::button;

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
        let words = store.text(Words::no_tips);
        el("button.no-tips")
            .attr("type", "button")
            .live_attr("aria-label", words)
            .live_attr("title", words)
            .on("click", move |_| store.run_lazy(LazyTask::StopCoaching))
            .text("✕")
    };
    let rail = el("div.rail")
        .class_when("coached", move || store.is_coached())
        .child(seat_view(store, Seat::FIRST))
        .child(status(store))
        .show(move || store.is_coached(), no_tips)
        .child(hand(*store));
    let table = el("main.table")
        .live_attr("data-players", players)
        .child(felt)
        .child(rail);
    vec![
        el("a.skip")
            .attr("href", "#hand")
            .on("click", |event| {
                event.prevent_default();
                focus::focus_pieces();
            })
            .live_text(store.text(Words::skip_to_hand)),
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
        .child(button(store.text(Words::finish), move || {
            store.send(Event::Finish);
        }))
}

/// The prompt, or why a card was refused.
fn status(store: Store) -> Element {
    let prompt = move || store.with_speaker(|scene, speaker| speaker.status(scene));
    // A new text is a new element: in the old one it counts as a layout shift.
    el("p.status")
        .class_when("refused", move || store.remark().is_some())
        .live(
            move || store.remark().or_else(|| with_tip(store, prompt())),
            |words| vec![el("span").text(words)],
        )
}

/// The prompt and, in a coached round, the best card.
fn with_tip(store: Store, prompt: Option<String>) -> Option<String> {
    let prompt = prompt?;
    Some(match store.coached_tip() {
        Some(tip) => format!("{prompt} {tip}"),
        None => prompt,
    })
}
