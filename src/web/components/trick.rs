//! The trick on the table.

use leptos::prelude::*;

use crate::cards::{Card, Seat};
use crate::rules::little_devils::Direction;
use crate::scene::TrickScene;
use crate::text::Who;
use crate::web::app::store;

use super::{CardFace, Icon};

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
    let state = move || match trick.get()? {
        TrickScene { plays, .. } if plays.is_empty() => None,
        TrickScene { bound: None, .. } => Some("undecided"),
        TrickScene {
            bound: Some((Direction::High, _)),
            ..
        } => Some("high"),
        TrickScene {
            bound: Some((Direction::Low, _)),
            ..
        } => Some("low"),
    };
    let complete = move || trick.with(|trick| trick.as_ref().is_some_and(|trick| trick.complete));
    let words = move || store.speak(|scene, speaker| speaker.trick(&scene.trick));
    view! {
        <section class="trick" role="group" aria-label=store.text(|words| words.trick) data-state=state class:complete=complete>
            <span class="inlay" aria-hidden="true"><Icon name="devil" /><Icon name="arrow" /></span>
            <p class="told">{words}</p>
            <ol class="plays">
                <For each=plays key=|play: &(Seat, Card)| play.1 let:play>
                    <Played seat=play.0 card=play.1 trick=trick />
                </For>
            </ol>
            <Bound trick=trick />
            <Stake trick=trick />
        </section>
    }
}

/// The sign that says where the trick goes: an arrow, high or low, and the led card.
#[component]
fn Bound(trick: Memo<Option<TrickScene>>) -> impl IntoView {
    let store = store();
    let bound = move || trick.get()?.bound;
    view! {
        <p class="sign bound" aria-hidden="true">
            <Icon name="arrow" />
            <b>{move || bound().map(|(direction, _)| (store.words().direction)(direction))}</b>
            <span>{move || bound().map(|(direction, led)| (store.words().side)(direction, led))}</span>
        </p>
    }
}

/// The sign that says what lies on the table and who would take it.
#[component]
fn Stake(trick: Memo<Option<TrickScene>>) -> impl IntoView {
    let store = store();
    let taker = move || {
        let taker = trick.get()?.taker?;
        store.speak(|_, speaker| match speaker.who(taker) {
            Who::You => store.words().you.to_owned(),
            Who::Other(name) => name.to_owned(),
        })
    };
    let devils = move || Some((store.words().devils)(trick.get()?.devils.into()));
    view! {
        <p class="sign stake" aria-hidden="true">
            <Icon name="fork" />
            <b>{taker}</b>
            <span>{devils}</span>
        </p>
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
    view! {
        <li data-seat=seat.get() class:takes=takes>
            <span role="img" class="card" aria-label=name>
                <CardFace card=card />
            </span>
            <span class="badge" aria-hidden="true"><Icon name="fork" /></span>
        </li>
    }
}
