//! The dialogs at the end of a round and of a match.

use crate::cards::Seat;
use crate::play::Event;
use crate::scene::{Place, Prompt};
use crate::web::dom::{Element, el};
use crate::web::store::Store;

use super::{button, face, icon, modal, plot, score_table, study_button, with_update_offer};

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
        |dialog| {
            let dialog = told(dialog, store)
                .child(score_table(store))
                .child(plot(store))
                .child(el("p.actions").child(review(store)));
            with_update_offer(dialog, store)
        },
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
    let again = button(store.text(|words| words.same_deals), move || {
        store.send(Event::Again);
    });
    let fair = study_button(store, |words| words.fair, "fair");
    let decided = move || {
        let decided = store.speak(|scene, speaker| Some(speaker.decided(&scene.scores.decided()?)));
        decided.flatten()
    };
    modal(
        title,
        store.text(|words| words.new_match),
        leave,
        |dialog| {
            let dialog = told(dialog, store)
                .class(looks)
                .children(won.then(embers))
                .child(el("p.kindly").live_text(kindly))
                .child(standings(store))
                .child(el("p.decided").live_text(decided))
                .child(score_table(store))
                .child(plot(store))
                .child(el("p.actions").children([again, review(store), fair]));
            with_update_offer(dialog, store)
        },
    )
}

/// The log cannot be heard while a dialog is open, so a screen reader says with the dialog's name
/// what the log would have said.
fn told(dialog: Element, store: Store) -> Element {
    let last = move || {
        store.speak(|scene, speaker| {
            let facts = scene.said.iter().map(|one| &one.said);
            let ends = facts.filter(|said| said.ends_round());
            let lines: Vec<String> = ends.map(|said| speaker.say(said)).collect();
            lines.join(" ")
        })
    };
    dialog
        .attr("aria-describedby", "modal-told")
        .child(el("p.spoken").attr("id", "modal-told").live_text(last))
}

/// The way to the review of the match.
fn review(store: Store) -> Element {
    study_button(store, |words| words.review, "review")
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
