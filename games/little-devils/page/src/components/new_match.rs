//! The form of all options: players, names, levels, language and speed.

use leptos::prelude::{Get, RwSignal, Set};

use crate::store::{MatchForm, Store};
use cards::SeatCount;
use little_devils::rules::SEATS;
use little_devils::session::NAME_LENGTH;
use page::dom::{Element, el};

use super::opponents;
use page::components::{language, speed};
use page::widgets::segment;
use words::ShellWords;

/// The form, with the button that deals.
pub fn new_match(store: Store, form: MatchForm) -> Element {
    let name = el("input")
        .attr("type", "text")
        .attr("autocomplete", "nickname")
        .attr("maxlength", NAME_LENGTH)
        .live_attr("placeholder", store.text(ShellWords::default_name))
        .bound_to(form.name);
    let name = el("label.choice")
        .child(el("span.label").live_text(store.text(ShellWords::your_name)))
        .child(name);
    // Not the `submit` event: a sandboxed frame may forbid forms, and then it never fires.
    let deal = el("button.primary")
        .attr("type", "submit")
        .on("click", move |event| {
            event.prevent_default();
            form.deal(store);
        })
        .live_text(store.text(ShellWords::deal));
    el("form.new-match")
        .attr("aria-labelledby", "new-match")
        .child(
            el("h2")
                .attr("id", "new-match")
                .live_text(store.text(ShellWords::new_match)),
        )
        .child(player_count(store, form.players))
        .child(name)
        .child(opponents(store, form))
        .child(
            el("div.preferences")
                .child(language(*store))
                .child(speed(*store)),
        )
        .child(el("p.actions").child(deal))
}

/// The number of players: a segmented control.
fn player_count(store: Store, players: RwSignal<SeatCount>) -> Element {
    let option = |count: SeatCount| {
        segment(
            "players",
            count.get(),
            move || players.get() == count,
            move || players.set(count),
        )
        .child(el("span").text(count.get()))
    };
    el("fieldset.player-count")
        .child(el("legend").live_text(store.text(ShellWords::players)))
        .child(el("div.segments").children(SEATS.all().map(option)))
}
