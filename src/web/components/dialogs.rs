//! The dialogs at the end of a round and of a match.

use crate::cards::Seat;
use crate::play::Event;
use crate::scene::{Place, Prompt};
use crate::web::dom::{Element, el};
use crate::web::store::Store;

use super::{face, icon, modal, score_table, with_update_offer};

/// The dialog that the game itself opens at the end of a round or a match, in `place`.
pub fn with_end_dialogs(place: Element, store: Store) -> Element {
    let prompt = move || store.look(|scene| scene.prompt.clone());
    place.live(prompt, move |prompt| match prompt {
        Some(Prompt::RoundOver) => vec![round_over(store)],
        Some(Prompt::MatchOver(winners)) => vec![match_over(store, winners)],
        _ => Vec::new(),
    })
}

fn round_over(store: Store) -> Element {
    let title = move || {
        let round = store.look(|scene| scene.scores.rounds).unwrap_or_default();
        (store.words().round_over)(round)
    };
    let go_on = move || store.send(Event::Continue);
    modal(
        title,
        store.text(|words| words.next_round),
        go_on,
        |dialog| with_update_offer(dialog.child(score_table(store)), store),
    )
}

fn match_over(store: Store, winners: Vec<Seat>) -> Element {
    let won = winners.contains(&Seat::FIRST);
    let (looks, kindly) = if won {
        ("won", store.text(|words| words.won_kindly))
    } else {
        ("lost", store.text(|words| words.lost_kindly))
    };
    let title = move || store.speak(|_, speaker| speaker.wins(&winners));
    let leave = move || store.send(Event::Leave);
    modal(
        title,
        store.text(|words| words.new_match),
        leave,
        |dialog| {
            let dialog = dialog
                .class(looks)
                .children(won.then(embers))
                .child(el("p.kindly").live_text(kindly))
                .child(standings(store))
                .child(score_table(store));
            with_update_offer(dialog, store)
        },
    )
}

/// Little devils that fly off when the person has won.
fn embers() -> Element {
    el("div.embers")
        .attr("aria-hidden", "true")
        .children((0..12).map(|_| icon("devil")))
}

/// The players from the fewest devils to the most.
fn standings(store: Store) -> Element {
    let place = |place: Place| {
        el("li")
            .attr("data-rank", place.rank)
            .child(el("span.rank").text(place.rank))
            .child(face(place.row.seat.index()))
            .child(el("span.name").text(place.row.name))
            .child(el("span.total").text(place.row.total))
    };
    let places = move || {
        store
            .look(|scene| scene.scores.standings())
            .unwrap_or_default()
    };
    el("ol.standings")
        .attr("aria-hidden", "true")
        .live(places, move |places| {
            places.into_iter().map(place).collect()
        })
}
