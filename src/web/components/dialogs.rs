//! The dialogs at the end of a round and of a match.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::cards::Seat;
use crate::play::Event;
use crate::scene::Prompt;
use crate::web::app::store;

use super::{Icon, ScoreTable, UpdateOffer};

/// A dialog that is open for as long as it is there, and has the focus. Its one button is the way on.
#[component]
pub fn Modal(
    /// Its heading, which names it.
    #[prop(into)]
    title: Signal<String>,
    /// What its button says.
    action: Signal<&'static str>,
    /// Called when the person presses the button, or Escape.
    on_close: impl Fn() + Copy + 'static,
    /// A class for its looks.
    #[prop(optional)]
    class: &'static str,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // It fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        }
    });
    view! {
        <dialog
            class=format!("modal {class}")
            aria-labelledby="modal-title"
            node_ref=dialog
            on:cancel=move |event: leptos::ev::Event| {
                event.prevent_default();
                on_close();
            }
        >
            <h2 id="modal-title">{move || title.get()}</h2>
            {children()}
            <p class="actions">
                <button type="button" class="primary" autofocus on:click=move |_| on_close()>{action}</button>
            </p>
        </dialog>
    }
}

/// The dialogs that the game itself opens.
#[component]
pub fn EndDialogs() -> impl IntoView {
    let store = store();
    let prompt = Memo::new(move |_| {
        store
            .scene
            .with(|scene| scene.as_ref().map(|scene| scene.prompt.clone()))
    });
    view! {
        {move || match prompt.get() {
            Some(Prompt::RoundOver) => view! { <RoundOver /> }.into_any(),
            Some(Prompt::MatchOver(winners)) => view! { <MatchOver winners=winners /> }.into_any(),
            _ => ().into_any(),
        }}
    }
}

#[component]
fn RoundOver() -> impl IntoView {
    let store = store();
    let title = Signal::derive(move || {
        let round = store
            .scene
            .with(|scene| scene.as_ref().map_or(0, |scene| scene.scores.rounds));
        (store.words().round_over)(round)
    });
    let go_on = move || store.send(Event::Continue);
    view! {
        <Modal title=title action=store.text(|words| words.next_round) on_close=go_on>
            <ScoreTable />
            <UpdateOffer />
        </Modal>
    }
}

#[component]
fn MatchOver(winners: Vec<Seat>) -> impl IntoView {
    let store = store();
    let won = winners.contains(&Seat::FIRST);
    let title = Signal::derive(move || {
        store
            .speak(|_, speaker| speaker.wins(&winners))
            .unwrap_or_default()
    });
    let leave = move || store.send(Event::Leave);
    let kindly = move || {
        if won {
            store.words().won_kindly
        } else {
            store.words().lost_kindly
        }
    };
    view! {
        <Modal title=title action=store.text(|words| words.new_match) on_close=leave class=if won { "won" } else { "lost" }>
            {won.then(|| view! { <Embers /> })}
            <p class="kindly">{kindly}</p>
            <Standings />
            <ScoreTable />
            <UpdateOffer />
        </Modal>
    }
}

/// Little devils that fly off when the person has won.
#[component]
fn Embers() -> impl IntoView {
    let ember = |_| view! { <Icon name="devil" /> };
    view! { <div class="embers" aria-hidden="true">{(0..12).map(ember).collect_view()}</div> }
}

/// The players from the fewest devils to the most.
#[component]
fn Standings() -> impl IntoView {
    let store = store();
    let places = move || {
        let places = store
            .scene
            .with(|scene| scene.as_ref().map(|scene| scene.scores.standings()));
        let place = |place: crate::scene::Place| {
            view! {
                <li data-rank=place.rank>
                    <span class="rank">{place.rank}</span>
                    <span class="portrait"><Icon name=format!("face-{}", place.row.seat.get()) /></span>
                    <span class="name">{place.row.name}</span>
                    <span class="total">{place.row.total}</span>
                </li>
            }
        };
        places
            .unwrap_or_default()
            .into_iter()
            .map(place)
            .collect_view()
    };
    view! { <ol class="standings" aria-hidden="true">{places}</ol> }
}
