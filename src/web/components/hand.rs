//! The person's hand.

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::cards::Card;
use crate::play::Event;
use crate::scene::{HandCard, Playable};
use crate::web::app::store;

use super::CardFace;

/// The person's cards as buttons. One of them is in the tab order; arrows walk them all.
#[component]
pub fn Hand() -> impl IntoView {
    let store = store();
    let group = NodeRef::<Div>::new();
    let cards = Memo::new(move |_| {
        store
            .scene
            .with(|scene| scene.as_ref().map(|scene| scene.hand.clone()))
            .unwrap_or_default()
    });
    let current = RwSignal::new(None::<Card>);
    let in_tab_order = Memo::new(move |_| {
        let cards = cards.get();
        let held = |card: &Card| cards.iter().any(|held| held.card == *card);
        current
            .get()
            .filter(held)
            .or_else(|| cards.first().map(|first| first.card))
    });
    // Where a card was played from, the next one takes the focus over.
    Effect::new(move |before: Option<Vec<Card>>| {
        let now: Vec<Card> = cards.with(|cards| cards.iter().map(|held| held.card).collect());
        if before.as_ref() != Some(&now) && store.has_acted() {
            let gone = before.and_then(|before| before.iter().position(|card| !now.contains(card)));
            request_animation_frame(move || refocus(group, gone.unwrap_or(0)));
        }
        now
    });
    view! {
        <div
            id="hand"
            class="hand"
            role="group"
            aria-label=store.text(|words| words.your_hand)
            data-cards=move || cards.with(Vec::len)
            node_ref=group
            on:keydown=move |event| walk(group, &event)
        >
            <For each=move || cards.get() key=|held: &HandCard| held.card let:held>
                <HeldCard card=held.card cards=cards current=current in_tab_order=in_tab_order />
            </For>
        </div>
    }
}

/// One card of the hand.
#[component]
fn HeldCard(
    card: Card,
    cards: Memo<Vec<HandCard>>,
    current: RwSignal<Option<Card>>,
    in_tab_order: Memo<Option<Card>>,
) -> impl IntoView {
    let store = store();
    let playable = Memo::new(move |_| {
        let found = cards.with(|cards| cards.iter().find(|held| held.card == card).copied());
        found.map_or(Playable::NotNow, |held| held.playable)
    });
    let state = move || match playable.get() {
        Playable::Yes => "legal",
        Playable::No(_) => "illegal",
        Playable::NotNow => "waiting",
    };
    let play = move |_| match playable.get_untracked() {
        Playable::Yes => store.send(Event::Play(card)),
        Playable::NotNow if store.is_looking_at_trick() => store.send(Event::Continue),
        refused => store.say_aside(
            untrack(|| store.speak(|_, speaker| speaker.refusal(refused))).unwrap_or_default(),
        ),
    };
    view! {
        <button
            type="button"
            class="card"
            data-card=card.number()
            data-state=state
            aria-label=move || store.speak(|_, speaker| speaker.card(card))
            aria-disabled=move || (playable.get() != Playable::Yes).then_some("true")
            tabindex=move || if in_tab_order.get() == Some(card) { "0" } else { "-1" }
            on:focus=move |_| current.set(Some(card))
            on:click=play
        >
            <CardFace card=card />
        </button>
    }
}

/// Moves the focus along the hand.
fn walk(group: NodeRef<Div>, event: &KeyboardEvent) {
    let cards = buttons(group);
    let Some(at) = cards
        .iter()
        .position(|card| document().active_element().as_ref() == Some(card))
    else {
        return;
    };
    let to = match event.key().as_str() {
        "ArrowLeft" => at.checked_sub(1).unwrap_or(cards.len() - 1),
        "ArrowRight" => (at + 1) % cards.len(),
        "Home" => 0,
        "End" => cards.len() - 1,
        _ => return,
    };
    event.prevent_default();
    focus(cards.get(to));
}

/// Puts the focus on a card, if what had it is gone.
fn refocus(group: NodeRef<Div>, at: usize) {
    let lost = document()
        .active_element()
        .is_none_or(|active| active.tag_name() == "BODY");
    if lost {
        let cards = buttons(group);
        focus(cards.get(at.min(cards.len().saturating_sub(1))));
    }
}

fn focus(card: Option<&HtmlElement>) {
    // A card that cannot take the focus has just been played: then there is nothing to do.
    let _ = card.map(HtmlElement::focus);
}

fn buttons(group: NodeRef<Div>) -> Vec<HtmlElement> {
    let Some(group) = group.get_untracked() else {
        return Vec::new();
    };
    let children = group.children();
    (0..children.length())
        .filter_map(|at| children.item(at)?.dyn_into().ok())
        .collect()
}
