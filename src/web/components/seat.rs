//! The players around the table.

use leptos::prelude::*;

use crate::cards::Seat;
use crate::scene::{Scene, SeatScene};
use crate::web::app::store;
use crate::web::store::Store;

use super::Icon;

/// The other players, each at their place around the table.
#[component]
pub fn Seats() -> impl IntoView {
    let store = store();
    let seats = move || -> Vec<Seat> {
        store.scene.with(|scene| {
            let seats = scene.iter().flat_map(|scene| &scene.seats);
            seats.skip(1).map(|seat| seat.seat).collect()
        })
    };
    view! {
        <For each=seats key=|seat: &Seat| *seat let:seat>
            <SeatView seat=seat />
        </For>
    }
}

/// The person's own place, beside the hand.
#[component]
pub fn OwnSeat() -> impl IntoView {
    view! { <SeatView seat=Seat::FIRST /> }
}

/// One player: face, name, cards left, devils taken this round, total.
#[component]
fn SeatView(seat: Seat) -> impl IntoView {
    let store = store();
    let scene = of_seat(store, seat);
    let name = move || {
        let words = store.words();
        scene.with(|seat| {
            seat.as_ref()
                .map(|seat| (words.seat_name)(&seat.name, seat.level.is_none()))
        })
    };
    let own_name = move || scene.with(|seat| seat.as_ref().map(|seat| seat.name.clone()));
    let level = move || {
        let words = store.words();
        scene.with(|seat| Some((words.level)(seat.as_ref()?.level?.id())))
    };
    let told = move || {
        scene.with(|seat| store.speak(|_, speaker| seat.as_ref().map(|seat| speaker.seat(seat))))
    };
    let number = move |part: fn(&SeatScene) -> u16| scene.with(|seat| seat.as_ref().map(part));
    let backs = move || {
        let cards = scene.with(|seat| seat.as_ref().map_or(0, |seat| seat.cards_left));
        (0..cards).map(|_| view! { <i></i> }).collect_view()
    };
    let flag = move |part: fn(&SeatScene) -> bool| {
        Memo::new(move |_| scene.with(|seat| seat.as_ref().is_some_and(part)))
    };
    let (to_play, dealer) = (flag(|seat| seat.to_play), flag(|seat| seat.dealer));
    view! {
        <section class="seat" role="group" aria-label=name data-seat=seat.get() class:to-play=to_play>
            <p class="spoken">{told}</p>
            <div class="plaque" aria-hidden="true">
                <span class="portrait"><Icon name=format!("face-{}", seat.get()) /></span>
                <p class="who"><b class="name">{own_name}</b> <span class="level">{level}</span></p>
                <p class="tally">
                    <span class="round"><Icon name="devil" />{move || number(|seat| seat.devils.into())}</span>
                    <span class="total"><Icon name="sheet" />{move || number(|seat| seat.total)}</span>
                </p>
                <span class="backs">{backs}</span>
                <Show when=move || dealer.get()><span class="dealer"><Icon name="deck" /></span></Show>
                <span class="dots"><i></i><i></i><i></i></span>
                <Takes seat=seat />
            </div>
        </section>
    }
}

/// The fork of whoever would take the trick, and the devils they get when it is complete.
#[component]
fn Takes(seat: Seat) -> impl IntoView {
    let store = store();
    let takes = Memo::new(move |_| {
        store.scene.with(|scene| {
            let trick = &scene.as_ref()?.trick;
            (trick.taker == Some(seat)).then_some((trick.complete, trick.devils))
        })
    });
    let gained = move || {
        takes
            .get()
            .and_then(|(complete, devils)| complete.then(|| format!("+{devils}")))
    };
    view! {
        <Show when=move || takes.get().is_some()>
            <span class="takes" class:taken=move || gained().is_some()><Icon name="fork" />{gained}</span>
        </Show>
    }
}

fn of_seat(store: Store, seat: Seat) -> Memo<Option<SeatScene>> {
    let find = move |scene: &Option<Scene>| scene.as_ref()?.seats.get(seat.index()).cloned();
    Memo::new(move |_| store.scene.with(find))
}
