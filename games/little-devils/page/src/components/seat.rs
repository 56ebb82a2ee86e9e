//! The players around the table.

use crate::store::Store;
use cards::Seat;
use little_devils::scene::{Scene, SeatScene, TrickScene};
use page::dom::{Element, el};

use page::widgets::{face, icon};

/// Adds the other players, each at their place around the table.
pub fn with_seats(place: Element, store: Store) -> Element {
    let others = move || {
        let seats = store.with_scene(|scene| {
            let places = 1..scene.seats.len();
            places.filter_map(|place| scene.at_place(place)).collect()
        });
        seats.unwrap_or_default()
    };
    place.each(
        others,
        |seat: &Seat| seat.index(),
        move |seat| seat_view(store, seat),
    )
}

/// One player: portrait, name, cards left, devils of the round, total.
pub fn seat_view(store: Store, seat: Seat) -> Element {
    let own = SeatReader { store, seat };
    let summary =
        move || store.with_speaker(|scene, speaker| Some(speaker.opponent(own.in_scene(scene)?)));
    let name = move || {
        let words = store.words();
        own.read(|seat| words.seat_name(&seat.name, seat.is_you))
    };
    el("section.seat")
        .attr("role", "group")
        .live_attr("aria-label", name)
        .attr("data-seat", store.place(seat))
        .class_when("to-play", move || own.is(|seat| seat.to_play))
        .child(el("p.spoken").live_text(move || summary().flatten()))
        .child(plaque(own))
}

/// The visible part, hidden from screen readers.
fn plaque(own: SeatReader) -> Element {
    // The level of a bot; or that the person has taken a card back.
    let level = move || {
        let words = own.store.words();
        let level = own.read(|seat| Some(words.level(seat.level?.id())));
        let training = own
            .store
            .with_scene(|scene| scene.takeback_used && own.seat == scene.viewer);
        let training = training.filter(|training| *training);
        level
            .flatten()
            .or_else(|| training.map(|_| words.in_training().into()))
    };
    let who = el("p.who")
        .child(el("b.name").live_text(move || own.read(|seat| seat.name.clone())))
        .text(" ")
        .child(el("span.level").live_text(level));
    let round = el("span.round")
        .child(icon("devil"))
        .live_text(move || own.read(|seat| seat.devils));
    let total = el("span.total")
        .child(icon("sheet"))
        .live_text(move || own.read(|seat| seat.total));
    let backs = el("span.backs").each(
        move || (0..own.read(|seat| seat.cards_left).unwrap_or_default()).collect(),
        |back| *back,
        |_| el("i"),
    );
    let plaque = el("div.plaque")
        .attr("aria-hidden", "true")
        .child(face(own.seat.index()))
        .child(who)
        .child(el("p.tally").child(round).child(total))
        .child(backs)
        .show(
            move || own.is(|seat| seat.dealer),
            || el("span.dealer").child(icon("deck")),
        )
        .child(el("span.dots").children((0..3).map(|_| el("i"))));
    with_fork(plaque, own)
}

/// Adds the fork if the player would take the trick, with the devils once it is complete.
fn with_fork(place: Element, own: SeatReader) -> Element {
    // Rebuilt when the number is added: a badge that grows counts as a layout shift.
    let takes = move || own.of_trick(|trick| trick.complete.then_some(trick.devils));
    place.live(takes, move |takes| {
        let badge = takes.map(|gained| {
            let badge = el("span.takes").child(icon("fork"));
            match gained {
                Some(devils) => badge.class("taken").text(format!("+{devils}")),
                None => badge,
            }
        });
        badge.into_iter().collect()
    })
}

/// Reads the scene of one player.
#[derive(Clone, Copy)]
struct SeatReader {
    store: Store,
    seat: Seat,
}

impl SeatReader {
    fn in_scene(self, scene: &Scene) -> Option<&SeatScene> {
        scene.seats.get(self.seat.index())
    }

    fn read<T>(self, part: impl FnOnce(&SeatScene) -> T) -> Option<T> {
        self.store
            .with_scene(|scene| self.in_scene(scene).map(part))
            .flatten()
    }

    /// Reads the trick if this player would take it.
    fn of_trick<T>(self, part: impl FnOnce(&TrickScene) -> T) -> Option<T> {
        let taken = |trick: &&TrickScene| trick.taker == Some(self.seat);
        let read = self
            .store
            .with_scene(|scene| Some(&scene.trick).filter(taken).map(part));
        read.flatten()
    }

    fn is(self, part: fn(&SeatScene) -> bool) -> bool {
        self.read(part).unwrap_or_default()
    }
}
