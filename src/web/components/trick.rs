//! The trick on the table.

use leptos::prelude::*;

use crate::cards::{Card, Seat};
use crate::rules::little_devils::Direction;
use crate::scene::TrickScene;
use crate::web::app::store;

use super::CardFace;

/// The trick: its cards where their players sit, its direction, and who would take it.
#[component]
pub fn TrickView() -> impl IntoView {
    let store = store();
    let trick = Memo::new(move |_| {
        store
            .scene
            .with(|scene| scene.as_ref().map(|scene| scene.trick.clone()))
    });
    let plays = move || trick.get().map(|trick| trick.plays).unwrap_or_default();
    let direction = move || match trick.get()?.bound? {
        (Direction::High, _) => Some("high"),
        (Direction::Low, _) => Some("low"),
    };
    let led = move || {
        trick
            .get()
            .and_then(|trick| trick.bound)
            .map(|(_, led)| led.number())
    };
    let words = move || store.speak(|scene, speaker| speaker.trick(&scene.trick));
    view! {
        <section class="trick" role="group" aria-label=move || store.words().trick data-direction=direction>
            <div class="bound" aria-hidden="true">
                <svg class="arrow"><use href="#arrow" /></svg>
                <span class="led">{led}</span>
            </div>
            <p class="told">{words}</p>
            <ol class="plays">
                <For each=plays key=|play: &(Seat, Card)| play.1 let:play>
                    <Played seat=play.0 card=play.1 trick=trick />
                </For>
            </ol>
        </section>
    }
}

/// One card of the trick.
#[component]
fn Played(seat: Seat, card: Card, trick: Memo<Option<TrickScene>>) -> impl IntoView {
    let store = store();
    let name = move || {
        store.speak(|_, speaker| (store.words().played_by)(&speaker.card(card), speaker.who(seat)))
    };
    let takes = Memo::new(move |_| trick.get().is_some_and(|trick| trick.taker == Some(seat)));
    let taken = Memo::new(move |_| trick.get().is_some_and(|trick| trick.complete));
    view! {
        <li data-seat=seat.get() class:takes=takes class:taken=taken>
            <span role="img" class="card" aria-label=name>
                <CardFace card=card />
            </span>
        </li>
    }
}
