//! A look back at the game: its moves, what is known of each, and when the game was lost.

use leptos::prelude::{Memo, With, WithUntracked, untrack};
use page::dom::{Element, el};
use page::widgets::{button, with_leaf};
use patience::play::Play;
use patience::review::Review;
use patience::solver::Verdict;
use patience::words::{Guide, Words};

use super::solver;
use crate::actions;
use crate::own::Page;

/// Adds the moves, and asks the solver as long as the dialog is open.
pub(super) fn look_back(element: Element, page: Page) -> Element {
    page.load_guide();
    solver::look_back(page);
    let summary = el("div.summary").live(
        move || page.guide().map(|guide| guide.lang()),
        move |_| {
            page.guide()
                .map(|guide| summary(page, guide))
                .unwrap_or_default()
        },
    );
    let list = el("ol.turns").live(
        move || page.guide().map(|guide| guide.lang()),
        move |_| {
            page.guide()
                .map(|guide| rows(page, guide))
                .unwrap_or_default()
        },
    );
    let leaf = el("div.leaf.text").attr("data-first", "").child(list);
    with_leaf(element.child(summary), leaf)
}

/// What is known in one sentence, how far the solver is, and the way back.
fn summary(page: Page, guide: &'static Guide) -> Vec<Element> {
    let review = page.own().findings.review;
    let result = move || {
        review.with(|review| match review.next() {
            // Nothing is asked: the solver has failed.
            Some(_) if review.asked().is_none() => guide.odds_known_text(None),
            Some(_) => guide.look_back_checking(review.known(), review.turns() + 1),
            None => guide.result_text(review),
        })
    };
    let rest = move || {
        let moves =
            review.with(|review| review.rest_to_tell(0).filter(|_| review.next().is_none()));
        moves.map(|moves| guide.look_back_rest(moves))
    };
    let back = Memo::new(move |_| {
        review.with(|review| review.first_lost().and_then(|_| review.last_winnable()))
    });
    let there = move || {
        if let Some(turns) = untrack(|| back.with(Option::clone)) {
            go_to(page, turns);
        }
    };
    vec![
        el("p").attr("role", "status").live_text(result),
        el("p").live_text(rest),
        el("p.actions").show(
            move || back.with(Option::is_some),
            move || button(page.own_text(Words::go_back), there),
        ),
        el("p.about").text(guide.look_back_about()),
    ]
}

/// A row for the deal and for each turn, those to redo included.
fn rows(page: Page, guide: &'static Guide) -> Vec<Element> {
    let words = page.words();
    let texts = page.own().play.with_untracked(|play| {
        let play = play.as_ref()?;
        let text = |turns| guide.turn_text(words, play, turns);
        let texts = (0..=play.all_turns().count()).map(text);
        Some((texts.collect::<Vec<_>>(), Play::turns(play)))
    });
    let (texts, now) = texts.unwrap_or_default();
    let row = |(turns, text): (usize, String)| row(page, guide, (turns, text), turns == now);
    texts.into_iter().enumerate().map(row).collect()
}

fn row(page: Page, guide: &'static Guide, (turns, text): (usize, String), is_now: bool) -> Element {
    let review = page.own().findings.review;
    let verdict = Memo::new(move |_| review.with(|review| review.verdict(turns)));
    let is = move |wanted| move || verdict.with(|verdict| *verdict == Some(wanted));
    let state = move || review.with(|review| guide.state_text(review, turns));
    let is_turning = move || {
        let first = review.with(Review::first_lost);
        first == Some(turns) && review.with(Review::last_winnable) == turns.checked_sub(1)
    };
    let number = if turns == 0 {
        String::new()
    } else {
        format!("{turns}.")
    };
    let place = el("button")
        .attr("type", "button")
        .attr("aria-current", is_now.then_some("step"))
        .class_when("winnable", is(Verdict::Won))
        .class_when("lost", is(Verdict::Lost))
        .class_when("turning", is_turning)
        .child(el("span.number").text(number))
        .child(el("span").text(text))
        .child(el("span.known").live_text(state))
        .on("click", move |_| go_to(page, turns));
    el("li").child(place)
}

fn go_to(page: Page, turns: usize) {
    page.close_dialog();
    actions::go_to(page, turns);
}
