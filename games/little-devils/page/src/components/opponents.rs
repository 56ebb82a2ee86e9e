//! The opponents in the form of all options.

use leptos::prelude::{Get, RwSignal, Set};

use crate::store::{MatchForm, Store};
use little_devils::bots::Level;
use little_devils::session::NAME_LENGTH;
use page::dom::{Element, el};

use page::widgets::{face, select};
use words::ShellWords;

/// A row for each opponent: name and level.
pub fn opponents(store: Store, form: MatchForm) -> Element {
    el("fieldset.opponents")
        .child(el("legend").live_text(store.text(ShellWords::opponents)))
        .each(
            move || (0..form.players.get().size() - 1).collect(),
            |at| *at,
            move |at| opponent(store, at + 1, form.names[at], form.levels[at]),
        )
}

fn opponent(store: Store, seat: usize, name: RwSignal<String>, level: RwSignal<Level>) -> Element {
    let levels = move || {
        let words = store.words();
        let option = |one: &Level| (one.id(), words.level(one.id()).into());
        Level::ALL.iter().map(option).collect()
    };
    let choose = move |id: &str| {
        if let Some(chosen) = Level::from_id(id) {
            level.set(chosen);
        }
    };
    let name = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", NAME_LENGTH)
        .live_attr("aria-label", move || store.words().opponent_name(seat))
        .bound_to(name);
    let level = select(levels, move || level.get().id(), choose)
        .live_attr("aria-label", move || store.words().opponent_level(seat));
    el("div.opponent")
        .attr("data-seat", seat)
        .child(face(seat))
        .child(name)
        .child(level)
}
