//! The part of the set-up form about the bots.

use leptos::prelude::*;

use crate::bots::Level;
use crate::play::NAME_LENGTH;
use crate::web::app::store;

use super::Icon;
use super::lobby::Form;

/// A row for each opponent: name and level.
#[component]
pub fn Opponents(
    /// The form that the rows belong to.
    form: Form,
) -> impl IntoView {
    let store = store();
    let rows = move || 0..form.players.get().size() - 1;
    view! {
        <fieldset class="opponents">
            <legend>{store.text(|words| words.opponents)}</legend>
            <For each=rows key=|at: &usize| *at let:at>
                <OpponentRow at=at name=form.names[at] level=form.levels[at] />
            </For>
        </fieldset>
    }
}

#[component]
fn OpponentRow(at: usize, name: RwSignal<String>, level: RwSignal<Level>) -> impl IntoView {
    let store = store();
    let options = move || {
        let words = store.words();
        let option = |one: &Level| {
            let id = one.id();
            view! { <option value=id selected=move || level.get().id() == id>{(words.level)(id)}</option> }
        };
        Level::ALL.iter().map(option).collect_view()
    };
    let choose = move |event| {
        if let Some(chosen) = Level::from_id(&event_target_value(&event)) {
            level.set(chosen);
        }
    };
    view! {
        <div class="opponent" data-seat=at + 1>
            <span class="portrait"><Icon name=format!("face-{}", at + 1) /></span>
            <input type="text" autocomplete="off" maxlength=NAME_LENGTH
                aria-label=move || (store.words().opponent_name)(at + 1) bind:value=name />
            <select aria-label=move || (store.words().opponent_level)(at + 1)
                prop:value=move || level.get().id() on:change=choose>
                {options}
            </select>
        </div>
    }
}
