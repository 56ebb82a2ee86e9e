//! The example table of the tutorial, with the signs of the real one.

use crate::store::Store;
use cards::{Card, Seat};
use little_devils::rules::{Direction, points};
use little_devils::session::{Task, Tutorial};
use little_devils::words::BOT_NAMES;
use page::dom::{Element, el};
use page::faces::failed_mark;
use page::scene_page::sign_of;
use words::Who;

use super::{card_face, legend};
use page::widgets::{face, icon};

/// The table at a step of the tutorial. Cards that may be tapped call `tap`.
pub fn example(
    store: Store,
    tutorial: Tutorial,
    tap: impl Fn(Card) + Copy + 'static,
) -> Vec<Element> {
    if tutorial.task() == Task::Done {
        return vec![legend::new_signs(store)];
    }
    vec![
        around(store, tutorial, tap),
        signs(store, tutorial),
        hand(store, tutorial, tap),
    ]
}

/// The players in turn order, each with their card. The style sheet places them around the table.
fn around(store: Store, tutorial: Tutorial, tap: impl Fn(Card) + Copy + 'static) -> Element {
    let trick = tutorial.trick();
    let place = |seat: Seat| {
        let card = trick.card_of(seat);
        // The name of the card has the name of its player.
        let player = el("p.player")
            .attr("aria-hidden", card.map(|_| "true"))
            .child(face(seat.index()))
            .child(el("b").text(name(store, seat)));
        let slot = (card.is_none() && !trick.is_empty()).then(|| el("span.card.slot"));
        el("li")
            .attr("data-seat", seat.get())
            .child(player)
            .children(card.map(|card| played(store, tutorial, seat, card, tap)))
            .children(slot)
    };
    let order = tutorial.seats().turn_order(trick.leader());
    el("section")
        .attr("role", "group")
        .attr("aria-label", store.words().trick())
        .attr("data-state", trick.direction().map(state))
        .child(
            el("ol.around")
                .attr("data-players", tutorial.seats().get())
                .children(order.map(place)),
        )
}

/// A card of the trick, marked if its player could not follow or takes the trick.
fn played(
    store: Store,
    tutorial: Tutorial,
    seat: Seat,
    card: Card,
    tap: impl Fn(Card) + 'static,
) -> Element {
    let words = store.words();
    let name = name(store, seat);
    let who = if seat == Seat::FIRST {
        Who::You
    } else {
        Who::Other(&name)
    };
    let failed = tutorial.trick().failed().contains(card);
    let label = label(store, card);
    let label = if failed {
        words.could_not_follow(label, who)
    } else {
        words.played_by(label, who)
    };
    let shown = if tutorial.task() == Task::Point {
        pressable(card, label, tap)
    } else {
        picture(card, label)
    };
    let fork = tutorial.marked_card() == Some(card);
    let place = el("span.played")
        .child(shown.children(failed.then(failed_mark)))
        .children(fork.then(|| el("span.badge").child(icon("fork"))));
    if fork { place.class("takes") } else { place }
}

/// A direction, for the style sheet.
const fn state(direction: Direction) -> &'static str {
    match direction {
        Direction::High => "high",
        Direction::Low => "low",
    }
}

/// The signs of the direction and of the taker with the devils, and both in words.
fn signs(store: Store, tutorial: Tutorial) -> Element {
    let (words, trick) = (store.words(), tutorial.trick());
    let Some((direction, led)) = trick.direction().zip(trick.led()) else {
        return el("div.signs");
    };
    let signs = el("div.signs").child(el("p.told").text(words.bound(direction, led)));
    let bound = sign_of(
        "arrow",
        move || words.direction(direction),
        move || words.side(direction, led),
    );
    let signs = signs.attr("data-state", state(direction)).child(bound);
    let taken_by = trick
        .taken_by()
        .filter(|_| tutorial.marked_card().is_some());
    let Some((taker, card)) = taken_by else {
        return signs;
    };
    let devils = points::devils_of(trick.cards());
    let name = name(store, taker);
    let text = words.takes(Who::Other(&name), card, devils);
    let stake = sign_of("fork", move || name.clone(), move || words.devils(devils));
    signs.child(el("p.told").text(text)).child(stake)
}

/// The learner's cards. Those that may not be played are grey, as at the table.
fn hand(store: Store, tutorial: Tutorial, tap: impl Fn(Card) + Copy + 'static) -> Element {
    let asked = tutorial.task() == Task::Play;
    let card = |card: Card| {
        if !asked {
            return picture(card, label(store, card));
        }
        let legal = tutorial.legal().contains(card);
        pressable(card, label(store, card), tap)
            .attr("data-state", if legal { "legal" } else { "illegal" })
            .attr("aria-disabled", (!legal).then_some("true"))
    };
    let row = el("div.row").children(tutorial.hand().iter().map(card));
    if asked {
        row.attr("role", "group")
            .attr("aria-label", store.words().your_hand())
    } else {
        row
    }
}

fn picture(card: Card, label: String) -> Element {
    el("span.card")
        .attr("role", "img")
        .attr("aria-label", label)
        .child(card_face(card))
}

fn pressable(card: Card, label: String, tap: impl Fn(Card) + 'static) -> Element {
    el("button.card")
        .attr("type", "button")
        .attr("aria-label", label)
        .on("click", move |_| tap(card))
        .child(card_face(card))
}

fn label(store: Store, card: Card) -> String {
    store.words().card(card, points::devils(card))
}

/// The name of a player.
fn name(store: Store, seat: Seat) -> String {
    let bot = seat.index().checked_sub(1).and_then(|at| BOT_NAMES.get(at));
    bot.copied()
        .unwrap_or(store.words().default_name())
        .to_owned()
}
