//! The table: who sits there, the trick, the hand, and what the table waits for.

use leptos::prelude::*;

use crate::play::{Choice as _, Event};
use crate::web::app::store;

use super::{
    EndDialogs, Hand, Icon, Log, Modal, OwnSeat, Page, Reading, ScoreTable, Seats, TrickView,
};

/// The table.
#[component]
pub fn TableView() -> impl IntoView {
    let store = store();
    let scores_open = RwSignal::new(false);
    let page = RwSignal::new(None::<Page>);
    let players = move || {
        store
            .scene
            .with(|scene| scene.as_ref().map(|scene| scene.seats.len()))
    };
    let cannot_undo = move || {
        let can_undo = store
            .scene
            .with(|scene| scene.as_ref().is_some_and(|scene| scene.can_undo));
        (!can_undo).then_some("true")
    };
    let go_on = move |_| {
        if store.is_looking_at_trick() {
            store.send(Event::Continue);
        }
    };
    view! {
        <a class="skip" href="#hand">{store.text(|words| words.skip_to_hand)}</a>
        <header class="bar">
            <h1><Icon name="devil" /><span>{store.text(|words| words.title)}</span></h1>
            <nav aria-label=store.text(|words| words.menu)>
                <button type="button" aria-disabled=cannot_undo on:click=move |_| store.undo()>
                    <Icon name="undo" /><span>{store.text(|words| words.undo)}</span>
                </button>
                <button type="button" on:click=move |_| scores_open.set(true)>
                    <Icon name="sheet" /><span>{store.text(|words| words.scores)}</span>
                </button>
                <button type="button" on:click=move |_| page.set(Some(Page::Rules))>
                    <Icon name="book" /><span>{store.text(|words| words.rules)}</span>
                </button>
                <button type="button" on:click=move |_| store.send(Event::Leave)>
                    <Icon name="new" /><span>{store.text(|words| words.new_match)}</span>
                </button>
            </nav>
        </header>
        <main class="table" data-players=players data-speed=move || store.preferences.get().speed.id()>
            // A tap goes on past a complete trick; by keyboard, any card of the hand does.
            <div class="felt" on:click=go_on>
                <Seats />
                <TrickView />
            </div>
            <div class="rail">
                <OwnSeat />
                <Status />
                <Hand />
            </div>
        </main>
        <Log />
        <EndDialogs />
        <Reading open=page />
        <Show when=move || scores_open.get()>
            <Modal
                title=Signal::derive(move || store.words().scores.to_owned())
                action=store.text(|words| words.close)
                on_close=move || scores_open.set(false)
            >
                <ScoreTable />
            </Modal>
        </Show>
    }
}

/// What the table waits for, or why a card was refused.
#[component]
fn Status() -> impl IntoView {
    let store = store();
    let prompt = move || {
        store.speak(|scene, speaker| {
            let round = scene.scores.rounds;
            speaker.prompt(&scene.prompt, round)
        })
    };
    let refused = move || store.aside.get().is_some();
    view! {
        <p class="status" class:refused=refused>{move || store.aside.get().or_else(prompt)}</p>
    }
}
