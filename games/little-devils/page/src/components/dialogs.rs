//! The dialogs at the end of a round and of a match.

use core::cell::Cell;

use leptos::prelude::{Get, Set, on_cleanup};

use crate::keys;
use crate::store::Store;
use cards::Seat;
use little_devils::protocol::COSTLIEST;
use little_devils::scene::{Prompt, RankedRow, Scene, ScoreRow};
use little_devils::session::Event;
use little_devils::words::{Speaker, Words};
use page::dom::{Element, effect, el};
use page::focus;

use super::{modal_beside, plot, score_table, study_button, with_update_offer};
use page::widgets::{button, face, icon};

/// The dialog that the game itself opens at the end of a round or a match, in `place`.
pub fn with_end_dialogs(place: Element, store: Store) -> Element {
    let prompt = move || store.look(|scene| scene.prompt.clone());
    place.live(prompt, move |prompt| {
        let dialog = match prompt {
            Some(Prompt::RoundOver) => round_over(store),
            Some(Prompt::MatchOver(winners)) => match_over(store, winners),
            _ => return Vec::new(),
        };
        focus::forget();
        vec![dialog]
    })
}

fn round_over(store: Store) -> Element {
    let title = move || {
        let round = store.look(|scene| scene.scores.rounds).unwrap_or_default();
        store.words().round_over(round)
    };
    let go_on = move || store.send(Event::Continue);
    let next = store.text(Words::next_round);
    modal_beside(title, next, go_on, Some(review(store)), |dialog| {
        let dialog = told(dialog, store)
            .child(placed(store))
            .child(costliest(store))
            .child(score_table(store))
            .child(plot(store));
        with_update_offer(dialog, store)
    })
}

fn match_over(store: Store, winners: Vec<Seat>) -> Element {
    let won = winners.contains(&Seat::FIRST);
    let (looks, kindly) = if won {
        ("won", store.text(Words::won_kindly))
    } else {
        ("lost", store.text(Words::lost_kindly))
    };
    let title = move || store.speak(|_, speaker| speaker.wins(&winners));
    let leave = move || store.send(Event::Leave);
    let again = button(store.text(Words::same_deals), move || {
        store.send(Event::Again);
    });
    let fair = study_button(store, Words::fair, "fair");
    let decided = move || {
        let decided =
            store.speak(|scene, speaker| Some(speaker.decided(&scene.scores.deciding_round()?)));
        decided.flatten()
    };
    let another = store.text(Words::new_match);
    modal_beside(title, another, leave, Some(review(store)), |dialog| {
        let dialog = told(dialog, store)
            .class(looks)
            .children(won.then(celebration).into_iter().flatten())
            .child(placed(store))
            .child(el("p.kindly").live_text(kindly))
            .child(standings(store))
            .child(el("p.actions").children([again, fair]))
            .child(costliest(store))
            .child(el("p.decided").live_text(decided))
            .child(score_table(store))
            .child(plot(store));
        with_update_offer(dialog, store)
    })
}

/// The log cannot be heard while a dialog is open, so a screen reader says with the dialog's name
/// what the log would have said, and answers to the table's keys are spoken in the dialog.
fn told(dialog: Element, store: Store) -> Element {
    let last = move || {
        store.speak(|scene, speaker| {
            let facts = scene.utterances.iter().map(|one| &one.announcement);
            let ends = facts.filter(|said| said.ends_round());
            let lines = ends.map(|said| speaker.say(said));
            let place = place_of(scene, speaker);
            let over = matches!(scene.prompt, Prompt::MatchOver(_));
            let places = over.then(|| scene.scores.standings());
            let places = places.into_iter().flatten().map(|RankedRow { rank, row }| {
                let ScoreRow { name, total, .. } = row;
                format!("{rank}. {name} {total}.")
            });
            let all: Vec<String> = lines.chain(place).chain(places).collect();
            all.join(" ")
        })
    };
    // What was answered at the table is not said again here.
    store.answer.set(None);
    // Equal answers are spoken twice: each is another part.
    let answers = Cell::new(0);
    let answer = move || {
        answers.set(answers.get() + 1);
        (answers.get(), store.answer.get())
    };
    let heard = el("div.spoken")
        .attr("role", "status")
        .live(answer, |(_, answer)| {
            answer
                .map(|answer| el("p").text(answer))
                .into_iter()
                .collect()
        });
    dialog
        .attr("aria-describedby", "modal-told")
        .attr(keys::ANSWERS, "")
        .child(el("p.spoken").attr("id", "modal-told").live_text(last))
        .child(heard)
}

/// The way to the review of the match.
fn review(store: Store) -> Element {
    study_button(store, Words::review, "review")
}

/// Where the person is, and how far behind or ahead. The dialog says it with its name.
fn placed(store: Store) -> Element {
    el("p.behind")
        .attr("aria-hidden", "true")
        .live_text(move || store.speak(place_of).flatten())
}

/// The same in words. Who has won the match is told that, not how far ahead they are.
fn place_of(scene: &Scene, speaker: Speaker<'_>) -> Option<String> {
    let behind = scene.scores.behind().map(|behind| speaker.behind(&behind));
    let goes_on = matches!(scene.prompt, Prompt::RoundOver);
    let ahead = scene.scores.ahead().filter(|_| goes_on);
    behind.or_else(|| ahead.map(|ahead| speaker.ahead(&ahead)))
}

/// One line of the review, as soon as it is known: what the person's costliest card was.
fn costliest(store: Store) -> Element {
    effect(move || store.glance());
    on_cleanup(move || store.end_glance());
    el("p.costliest")
        .attr("id", COSTLIEST)
        .attr("role", "status")
}

/// What is to be seen when the person has won: a garland on the sheet, and little devils that fly up
/// all over the window.
fn celebration() -> [Element; 2] {
    let devils = |place: &str, number| {
        el(place)
            .attr("aria-hidden", "true")
            .children((0..number).map(|_| icon("devil")))
    };
    [devils("div.garland", 5), devils("div.embers", 24)]
}

/// The players from the fewest devils to the most.
fn standings(store: Store) -> Element {
    let place = |place: RankedRow| {
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
