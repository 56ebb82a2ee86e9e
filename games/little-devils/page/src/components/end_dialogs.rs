//! The dialogs at the end of a round and of a match.

use leptos::prelude::{on_cleanup, untrack};

use crate::analysis_page::AnalysisEntry;
use crate::store::{LazyView, Store};
use cards::Seat;
use little_devils::protocol::COSTLIEST;
use little_devils::scene::{Prompt, Scene};
use little_devils::session::Event;
use little_devils::words::{Speaker, Words};
use page::components::{with_spoken, with_update_offer};
use page::dom::{Element, effect, el};
use page::focus;
use page::shell::{MatchView, WithLazy};

use super::{analysis_button, score_table};
use page::widgets::{button, face, icon, modal_with_button};
use scene::{RankedRow, ScoreRow};
use words::ShellWords;

/// Adds the dialog that the game itself opens at the end of a round or a match.
pub fn with_end_dialogs(place: Element, store: Store) -> Element {
    let prompt = move || store.with_scene(|scene| scene.prompt.clone());
    place.live(prompt, move |prompt| {
        let dialog = match prompt {
            Some(Prompt::RoundOver) => round_over(store),
            Some(Prompt::MatchOver(winners)) => match_over(store, winners),
            _ => return Vec::new(),
        };
        focus::forget_origin();
        vec![dialog]
    })
}

fn round_over(store: Store) -> Element {
    let title = move || {
        let round = store
            .with_scene(|scene| scene.scores.rounds)
            .unwrap_or_default();
        store.words().round_over(round)
    };
    let go_on = move || store.send(Event::Continue);
    let next = store.text(ShellWords::next_round);
    modal_with_button(title, next, go_on, review(store), |dialog| {
        let dialog = spoken(dialog, store)
            .child(placed(store))
            .child(costliest(store))
            .child(score_table(store));
        let has_chart = untrack(|| store.with_scene(|scene| scene.scores.has_chart()));
        if has_chart == Some(true) {
            store.load_quietly();
        }
        with_more(dialog, store, false)
    })
}

fn match_over(store: Store, winners: Vec<Seat>) -> Element {
    let won = store.with_scene(|scene| scene.has_won(&winners)) == Some(true);
    let (class, kindly) = if won {
        ("won", store.text(Words::won_kindly))
    } else {
        (
            "lost",
            store.text(|words: &'static Words| words.lost_kindly()),
        )
    };
    let title = move || store.with_speaker(|_, speaker| speaker.wins(&winners));
    let leave = move || store.send(Event::Leave);
    let again = button(store.text(ShellWords::same_deals), move || {
        store.send(Event::Again);
    });
    let fair = analysis_button(store, ShellWords::fair, AnalysisEntry::Fair);
    let decided = move || {
        let decided = store
            .with_speaker(|scene, speaker| Some(speaker.decided(&scene.scores.deciding_round()?)));
        decided.flatten()
    };
    let another = store.text(ShellWords::new_match);
    modal_with_button(title, another, leave, review(store), |dialog| {
        let dialog = spoken(dialog, store)
            .class(class)
            .children(won.then(celebration).into_iter().flatten())
            .child(placed(store))
            .child(el("p.kindly").live_text(kindly))
            .child(standings(store))
            .child(el("p.actions").children([again, fair]))
            .child(costliest(store))
            .child(el("p.decided").live_text(decided))
            .child(score_table(store));
        with_more(dialog, store, true)
    })
}

/// Adds the chart and the buttons about challenges, which are in the chunk, and the offer of an update. The end of a
/// match `loads` the chunk in any case.
fn with_more(dialog: Element, store: Store, loads: bool) -> Element {
    let challenge = el("div").with_view(*store, || LazyView::Match(MatchView::End), loads);
    let dialog = dialog.child(challenge);
    with_update_offer(dialog, *store)
}

/// Adds the texts for screen readers.
fn spoken(dialog: Element, store: Store) -> Element {
    with_spoken(dialog, *store, move || description(store))
}

/// The last lines of the log, the person's place and, at the end of the match, all places.
fn description(store: Store) -> Option<String> {
    store.with_speaker(|scene, speaker| {
        let utterances = scene.utterances.iter().map(|one| &one.announcement);
        let last = utterances.filter(|said| said.ends_round());
        let lines = last.map(|said| speaker.say(said));
        let place = place_of(scene, speaker);
        let is_over = matches!(scene.prompt, Prompt::MatchOver(_));
        let places = is_over.then(|| scene.scores.standings());
        let places = places.into_iter().flatten().map(|RankedRow { rank, row }| {
            let ScoreRow { name, total, .. } = row;
            format!("{rank}. {name} {total}.")
        });
        let all: Vec<String> = lines.chain(place).chain(places).collect();
        all.join(" ")
    })
}

/// The button that opens the review of the match. It is about one person, so there is none if several share
/// the device.
fn review(store: Store) -> Option<Element> {
    let you = store.with_scene(|scene| scene.you).flatten();
    you.map(|_| analysis_button(store, ShellWords::review, AnalysisEntry::Review))
}

/// The person's place, and the distance behind or ahead. Screen readers get it with the description.
fn placed(store: Store) -> Element {
    el("p.behind")
        .attr("aria-hidden", "true")
        .live_text(move || store.with_speaker(place_of).flatten())
}

/// The same in words; `None` if several people share the device. A winner of the match gets no distance ahead.
fn place_of(scene: &Scene, speaker: Speaker<'_>) -> Option<String> {
    scene.you?;
    let behind = scene.scores.behind().map(|behind| speaker.behind(&behind));
    let goes_on = matches!(scene.prompt, Prompt::RoundOver);
    let ahead = scene.scores.ahead().filter(|_| goes_on);
    behind.or_else(|| ahead.map(|ahead| speaker.ahead(&ahead)))
}

/// One line of the review, once it is computed: the person's costliest card.
fn costliest(store: Store) -> Element {
    effect(move || store.request_match_line());
    on_cleanup(move || store.cancel_match_line());
    el("p.costliest")
        .attr("id", COSTLIEST)
        .attr("role", "status")
}

/// The decoration when the person has won: a garland on the dialog, and little devils that fly up all
/// over the window.
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
            .with_scene(|scene| scene.scores.standings())
            .unwrap_or_default()
    };
    el("ol.standings")
        .attr("aria-hidden", "true")
        .live(places, move |places| {
            places.into_iter().map(place).collect()
        })
}
