//! The decisions of a review: the chosen one at large, and the table of all.

use analysis::ReviewPart;
use game::Word;
use leptos::prelude::{Get, RwSignal, Set, StoredValue, WithValue, untrack};
use session::{DecisionReview, MatchRecord};

use super::super::match_review::MatchReview;
use super::picture::picture;
use super::texts::{Texts, texts};
use crate::dom::{Element, el};
use crate::shell::Shell;
use crate::widgets::button;

/// A reviewed decision with its place.
pub(super) type Decision = (ReviewPart, DecisionReview<Word>);

/// The decisions that are reviewed, in the order of play.
pub(super) fn decisions(shell: Shell) -> Vec<Decision> {
    let decisions = shell.with_review(|review| review.book.borrow().decisions());
    decisions.unwrap_or_default()
}

/// The chosen decision, or else the costliest mistake: in words, and what the player saw.
pub(super) fn shown(shell: Shell, chosen: RwSignal<Option<usize>>) -> Element {
    let place = move || {
        let (part, _) = shown_decision(shell, chosen.get())?;
        let lang = shell.guide()?.lang();
        Some((part, lang, is_costliest(shell, part)))
    };
    el("div.seen").live(place, move |_| {
        let decision = shown_decision(shell, chosen.get());
        decision.map_or_else(Vec::new, |decision| detail(shell, &decision))
    })
}

/// All decisions; a press on one shows it.
pub(super) fn table(shell: Shell, chosen: RwSignal<Option<usize>>) -> Element {
    let heading = move |number| {
        let text = move || texts(shell).map(|texts| texts.fixed(number));
        el("th").attr("scope", "col").live_text(text)
    };
    let rows = el("tbody").each(
        move || decisions(shell),
        |(part, _)| part.before.unwrap_or_default(),
        move |decision| row(shell, &decision, chosen),
    );
    let head = el("tr").children([Texts::MOVE, Texts::BETTER, Texts::COST].map(heading));
    el("table.costs").child(el("thead").child(head)).child(rows)
}

/// The costliest mistake so far.
fn costliest(shell: Shell) -> Option<Decision> {
    let summary = shell.with_review(|review| review.book.borrow().summary())?;
    decisions(shell).get(summary.costliest?).copied()
}

/// Whether this is the costliest mistake so far.
fn is_costliest(shell: Shell, part: ReviewPart) -> bool {
    costliest(shell).is_some_and(|(costliest, _)| costliest == part)
}

/// The decision with this number of moves before it; else the costliest mistake.
fn shown_decision(shell: Shell, chosen: Option<usize>) -> Option<Decision> {
    let Some(before) = chosen else {
        return costliest(shell);
    };
    let mut all = decisions(shell).into_iter();
    all.find(|(part, _)| part.before == Some(before))
}

/// The match before a decision.
fn match_before(shell: Shell, part: ReviewPart) -> Option<MatchRecord> {
    let before = |review: &MatchReview| review.record.borrow().back_to(part.before?);
    untrack(|| shell.with_review(before)).flatten()
}

/// A decision in words, and what the player saw.
fn detail(shell: Shell, (part, decision): &Decision) -> Vec<Element> {
    let Some(texts) = texts(shell) else {
        return Vec::new();
    };
    let title = if is_costliest(shell, *part) {
        texts.fixed(Texts::COSTLIEST).into()
    } else {
        shell.words().round(part.round)
    };
    let sentence = match_before(shell, *part).map(|before| texts.sentence(&before, decision));
    let seen = part.before.map(|before| picture(shell, before));
    let mut parts = vec![
        el("h3").text(title),
        el("p.hint-text").text(sentence.unwrap_or_default()),
        el("h4").text(texts.fixed(Texts::SEEN)),
    ];
    parts.extend(seen.into_iter().flatten());
    parts
}

fn row(shell: Shell, (part, decision): &Decision, chosen: RwSignal<Option<usize>>) -> Element {
    let (before, decision) = (part.before, *decision);
    let then = StoredValue::new(match_before(shell, *part));
    let name = move |mv| {
        let named = |then: &Option<_>| Some(texts(shell)?.move_name(then.as_ref()?, mv));
        then.with_value(named)
    };
    let better = move || {
        if texts(shell)?.is_as_good(&decision) {
            Some("–".into())
        } else {
            name(decision.best)
        }
    };
    let cost = move || texts(shell).map(|texts| texts.cost(decision.cost));
    let is_shown = move || {
        let shown = shown_decision(shell, chosen.get());
        let is_shown = shown.is_some_and(|(part, _)| part.before == before);
        if is_shown { "true" } else { "false" }
    };
    let press = button(move || name(decision.taken), move || chosen.set(before));
    let press = press.live_attr("aria-pressed", is_shown);
    let row = el("tr")
        .child(el("th").attr("scope", "row").child(press))
        .child(el("td").live_text(better))
        .child(el("td").live_text(cost));
    if decision.is_mistake() {
        row.class("mistake")
    } else {
        row
    }
}
