//! The players around the table.

use leptos::prelude::*;

use crate::cards::Seat;
use crate::scene::SeatScene;
use crate::web::app::store;

/// All players, each at their place.
#[component]
pub fn Seats() -> impl IntoView {
    let store = store();
    let seats = move || -> Vec<Seat> {
        store.scene.with(|scene| {
            scene
                .iter()
                .flat_map(|scene| &scene.seats)
                .map(|seat| seat.seat)
                .collect()
        })
    };
    view! {
        <For each=seats key=|seat: &Seat| *seat let:seat>
            <SeatView seat=seat />
        </For>
    }
}

/// One player: name, cards left, devils taken this round, total.
#[component]
fn SeatView(seat: Seat) -> impl IntoView {
    let store = store();
    let scene: Memo<Option<SeatScene>> = Memo::new(move |_| {
        store
            .scene
            .with(|scene| scene.as_ref()?.seats.get(seat.index()).cloned())
    });
    let with = move |part: fn(&SeatScene) -> String| scene.with(|seat| seat.as_ref().map(part));
    let name = move || {
        let words = store.words();
        scene.with(|seat| {
            seat.as_ref()
                .map(|seat| (words.seat_name)(&seat.name, seat.level.is_none()))
        })
    };
    let level = move || {
        let words = store.words();
        scene.with(|seat| Some((words.level)(seat.as_ref()?.level?.id())))
    };
    let told = move || {
        scene.with(|seat| store.speak(|_, speaker| seat.as_ref().map(|seat| speaker.seat(seat))))
    };
    let backs = move || {
        let cards = scene.with(|seat| seat.as_ref().map_or(0, |seat| seat.cards_left));
        (0..cards)
            .map(|_| view! { <i class="back"></i> })
            .collect_view()
    };
    let flag = move |part: fn(&SeatScene) -> bool| {
        Memo::new(move |_| scene.with(|seat| seat.as_ref().is_some_and(part)))
    };
    let (to_play, dealer) = (flag(|seat| seat.to_play), flag(|seat| seat.dealer));
    view! {
        <section class="seat" role="group" aria-label=name data-seat=seat.get() class:to-play=to_play>
            <svg class="portrait" aria-hidden="true"><use href=format!("#face-{}", seat.get()) /></svg>
            <p class="who" aria-hidden="true">
                <b class="name">{name}</b>
                <span class="level">{level}</span>
            </p>
            <p class="spoken">{told}</p>
            <p class="tally" aria-hidden="true">
                <span class="round"><svg><use href="#devil" /></svg>{move || with(|seat| seat.devils.to_string())}</span>
                <span class="total">{move || with(|seat| seat.total.to_string())}</span>
            </p>
            <span class="backs" aria-hidden="true">{backs}</span>
            <Show when=move || dealer.get()>
                <span class="dealer" aria-hidden="true"><svg><use href="#deck" /></svg></span>
            </Show>
        </section>
    }
}
