//! The person's hand.

use core::cell::Cell;
use std::rc::Rc;

use leptos::prelude::{Get, RwSignal, Set, untrack};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::store::Store;
use cards::Card;
use little_devils::scene::{HandCard, Playable};
use little_devils::session::Event;
use page::animation;
use page::clock;
use page::dom;
use page::dom::{Element, effect, el};
use page::focus;
use words::ShellWords;

use super::card_face;

/// Taps on the hand are ignored for this many milliseconds after a play: the next card has moved to the
/// place of the played one, and a double tap would play it.
const DEBOUNCE: f64 = 250.0;

/// The person's cards as buttons. One of them is in the tab order; the arrow keys reach all.
pub fn hand(store: Store) -> Element {
    let cards = move || held(store);
    let current = RwSignal::new(None::<Card>);
    let last_play = Rc::new(Cell::new(f64::NEG_INFINITY));
    keep_focus(store, current);
    el("div.hand")
        .attr("id", "hand")
        .attr("role", "group")
        .live_attr("aria-label", store.text(ShellWords::your_hand))
        .live_attr("data-cards", move || {
            store.with_scene(|scene| scene.hand.len())
        })
        .each(
            cards,
            |held| usize::from(held.card.number()),
            move |held| held_card(store, held.card, current, Rc::clone(&last_play)),
        )
}

/// One card of the hand.
fn held_card(
    store: Store,
    card: Card,
    current: RwSignal<Option<Card>>,
    last_play: Rc<Cell<f64>>,
) -> Element {
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
        // After the current card is played, the next one, or the last.
        let cards = held(store);
        let next = cards.iter().find(|held| Some(held.card) >= current.get());
        next.or(cards.last()).is_some_and(|held| held.card == card)
    };
    el("button.card")
        .attr("type", "button")
        .attr("data-card", card.number())
        .live_attr("data-state", state)
        .live_attr("aria-label", move || {
            store.with_speaker(|_, speaker| speaker.card(card))
        })
        .live_attr("aria-disabled", move || {
            (playable() != Playable::Yes).then_some("true")
        })
        .live_attr("tabindex", move || if in_tab_order() { "0" } else { "-1" })
        .live_attr("data-raised", move || {
            store.is_raised(key(card)).then_some("")
        })
        .live_attr("data-hinted", move || store.is_best(card).then_some(""))
        .on("focus", move |_| current.set(Some(card)))
        .on("blur", move |_| store.lower(key(card)))
        .on("click", move |event| {
            let Some(pressed) = event.current_target() else {
                return;
            };
            let now = event.time_stamp();
            if dom::is_tap(&event) && now - last_play.get() < DEBOUNCE {
                return;
            }
            let pressed = pressed.unchecked_ref();
            animation::record_pressed(pressed);
            if untrack(|| play(store, pressed, card, playable())) {
                last_play.set(now);
            }
        })
        .child(card_face(card))
}

/// The key of a card, from 1: no other card has it.
fn key(card: Card) -> u32 {
    card.number().into()
}

fn held(store: Store) -> Vec<HandCard> {
    store
        .with_scene(|scene| scene.hand.clone())
        .unwrap_or_default()
}

/// Plays a card, or says why it may not be played; returns whether it was played.
fn play(store: Store, pressed: &HtmlElement, card: Card, playable: Playable) -> bool {
    match playable {
        Playable::Yes if store.needs_second_press(key(card)) => {
            let again = store.with_speaker(|_, speaker| speaker.press_again(card));
            store.set_remark(again.unwrap_or_default());
            store.raise(key(card));
        }
        Playable::Yes => {
            // Removing an element that has the focus makes browsers lay out the half changed page at once.
            // `blur` never fails.
            let _ = pressed.blur();
            store.send(Event::Play(card));
            return true;
        }
        Playable::NotNow if store.is_showing_taken_trick() => store.send(Event::Continue),
        refused => {
            let refusal = store.with_speaker(|_, speaker| speaker.refusal(refused));
            store.set_remark(refusal.unwrap_or_default());
        }
    }
    false
}

/// Moves the focus to the next card after a play. A new hand starts at its first card.
fn keep_focus(store: Store, current: RwSignal<Option<Card>>) {
    let mut before = Vec::new();
    effect(move || {
        let now: Vec<Card> = held(store).iter().map(|held| held.card).collect();
        if now.is_empty() {
            current.set(None);
        }
        if before != now && store.has_acted() {
            clock::before_frame(focus::keep_focus_in_hand);
        }
        before = now;
    });
}
