//! The person's hand.

use leptos::prelude::{Get, RwSignal, Set, document, untrack};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::cards::Card;
use crate::play::Event;
use crate::scene::{HandCard, Playable};
use crate::web::dom::{Element, effect, el};
use crate::web::store::Store;
use crate::web::{clock, flight};

use super::card_face;

/// The person's cards as buttons. One of them is in the tab order; arrows walk them all.
pub fn hand(store: Store) -> Element {
    let cards = move || held(store);
    let current = RwSignal::new(None::<Card>);
    let group = el("div.hand")
        .attr("id", "hand")
        .attr("role", "group")
        .live_attr("aria-label", store.text(|words| words.your_hand))
        .live_attr("data-cards", move || store.look(|scene| scene.hand.len()))
        .each(
            cards,
            |held| usize::from(held.card.number()),
            move |held| held_card(store, held.card, current),
        );
    let walked = group.node();
    keep_focus(store, group.node());
    group.on("keydown", move |event| walk(&walked, event.unchecked_ref()))
}

/// One card of the hand.
fn held_card(store: Store, card: Card, current: RwSignal<Option<Card>>) -> Element {
    let playable = move || {
        let found = held(store).into_iter().find(|held| held.card == card);
        found.map_or(Playable::NotNow, |held| held.playable)
    };
    let state = move || match playable() {
        Playable::Yes => "legal",
        Playable::No(_) => "illegal",
        Playable::NotNow => "waiting",
    };
    let in_tab_order = move || {
        let cards = held(store);
        let is_held = |card: &Card| cards.iter().any(|held| held.card == *card);
        let first = cards.first().map(|first| first.card);
        current.get().filter(is_held).or(first) == Some(card)
    };
    el("button.card")
        .attr("type", "button")
        .attr("data-card", card.number())
        .live_attr("data-state", state)
        .live_attr("aria-label", move || {
            store.speak(|_, speaker| speaker.card(card))
        })
        .live_attr("aria-disabled", move || {
            (playable() != Playable::Yes).then_some("true")
        })
        .live_attr("tabindex", move || if in_tab_order() { "0" } else { "-1" })
        .live_attr("data-raised", move || {
            (store.raised.get() == Some(card)).then_some("")
        })
        .live_attr("data-hinted", move || store.is_best(card).then_some(""))
        .on("focus", move |_| current.set(Some(card)))
        .on("click", move |event| {
            if let Some(pressed) = event.current_target() {
                let pressed = pressed.unchecked_ref();
                flight::press(pressed);
                untrack(|| press(store, pressed, card, playable()));
            }
        })
        .child(card_face(card))
}

fn held(store: Store) -> Vec<HandCard> {
    store.look(|scene| scene.hand.clone()).unwrap_or_default()
}

/// Plays a card if it may be played; else says why not.
fn press(store: Store, pressed: &HtmlElement, card: Card, playable: Playable) {
    match playable {
        Playable::Yes if store.must_ask(card) => {
            let again = store.speak(|_, speaker| speaker.press_again(card));
            store.say_aside(again.unwrap_or_default());
            store.raised.set(Some(card));
        }
        Playable::Yes => {
            // A card that leaves with the focus makes browsers lay out the half changed page at once.
            // Nothing refuses to lose the focus.
            let _ = pressed.blur();
            store.send(Event::Play(card));
        }
        Playable::NotNow if store.is_looking_at_trick() => store.send(Event::Continue),
        refused => {
            let refusal = store.speak(|_, speaker| speaker.refusal(refused));
            store.say_aside(refusal.unwrap_or_default());
        }
    }
}

/// Where a card was played from, the next one takes the focus over.
fn keep_focus(store: Store, group: HtmlElement) {
    let mut before = None::<Vec<Card>>;
    effect(move || {
        let now: Vec<Card> = held(store).iter().map(|held| held.card).collect();
        if before.as_ref() != Some(&now) && store.has_acted() {
            let gone = |before: &Vec<Card>| before.iter().position(|card| !now.contains(card));
            let at = before.as_ref().and_then(gone).unwrap_or(0);
            let group = group.clone();
            clock::before_frame(move || refocus(&group, at));
        }
        before = Some(now);
    });
}

/// Moves the focus along the hand.
fn walk(group: &HtmlElement, event: &KeyboardEvent) {
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
fn refocus(group: &HtmlElement, at: usize) {
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

fn buttons(group: &HtmlElement) -> Vec<HtmlElement> {
    let children = group.children();
    (0..children.length())
        .filter_map(|at| children.item(at)?.dyn_into().ok())
        .collect()
}
