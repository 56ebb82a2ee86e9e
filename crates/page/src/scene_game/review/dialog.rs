//! The dialog of the review.

use analysis::{Summary, reviewed_people};
use cards::{Seat, SeatCount};
use leptos::prelude::{Get, RwSignal, Set, untrack};
use web_sys::HtmlElement;
use words::ShellWords;

use super::decisions::{decisions, shown, table};
use super::texts::{Texts, texts};
use crate::dom::{Element, effect, el};
use crate::shell::Shell;
use crate::widgets::labelled_select;

/// The values of the choice of a person, in the order of the people.
const SEATS: [&str; SeatCount::MAX] = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];

/// The review: how far it is, the costliest decision or the chosen one, all decisions, luck and skill.
pub(in super::super) fn review(shell: Shell) -> Element {
    shell.load_guide();
    shell.start_review(None);
    // The number of moves before the decision that the person has chosen.
    let chosen = RwSignal::new(None::<usize>);
    let people = untrack(|| choice_of_person(shell, chosen));
    let has_decisions = move || shell.guide().is_some() && !decisions(shell).is_empty();
    let split = move || Some(texts(shell)?.split(&whole_summary(shell)?));
    let note = move || Some(texts(shell)?.fixed(Texts::NOTE));
    let status = el("p")
        .attr("role", "status")
        .live_text(move || status(shell));
    let shown = shown(shell, chosen);
    keep_in_sight(shown.node(), chosen);
    el("div.hint.review")
        .children(people)
        .child(status)
        .child(progress_bar(shell))
        .child(shown)
        .show(has_decisions, move || table(shell, chosen))
        .child(el("p").live_text(split))
        .child(el("p.behind").live_text(note))
}

/// Scrolls the dialog to the chosen decision, whose button may lie far below it.
fn keep_in_sight(shown: HtmlElement, chosen: RwSignal<Option<usize>>) {
    effect(move || {
        let parent = chosen.get().and_then(|_| shown.parent_element());
        if let Some(parent) = parent {
            let top = |element: &web_sys::Element| element.get_bounding_client_rect().top();
            let down = (top(&shown) - top(&parent)).round();
            #[allow(clippy::cast_possible_truncation)] // saturates
            parent.set_scroll_top(parent.scroll_top() + down as i32);
        }
    });
}

/// The choice of the person whom the review is about, if several share the device.
fn choice_of_person(shell: Shell, decision: RwSignal<Option<usize>>) -> Option<Element> {
    let record = shell.record()?;
    let people: Vec<Seat> = reviewed_people(&record).collect();
    let name = move |seat: &Seat| record.options().name(*seat).to_owned();
    let named: Vec<_> = SEATS.into_iter().zip(people.iter().map(name)).collect();
    let person = RwSignal::new(SEATS[0]);
    let choose = move |value: &str| {
        let found = SEATS.into_iter().zip(&people).find(|(id, _)| *id == value);
        if let Some((id, seat)) = found {
            person.set(id);
            decision.set(None);
            shell.start_review(Some(*seat));
        }
    };
    let options = named.clone();
    let options = move || {
        let all = options.iter();
        all.map(|(id, name)| (*id, name.clone().into())).collect()
    };
    let label = shell.text(ShellWords::player);
    (named.len() > 1).then(|| labelled_select(label, options, move || person.get(), choose))
}

/// The parts that are done, and all.
fn progress(shell: Shell) -> [usize; 2] {
    let progress = shell.with_review(|review| review.book.borrow().progress());
    progress.unwrap_or_default()
}

/// The sum of the review, once it is complete.
fn whole_summary(shell: Shell) -> Option<Summary> {
    let [done, all] = progress(shell);
    let summary = shell.with_review(|review| review.book.borrow().summary());
    summary.filter(|_| done == all)
}

/// What is spoken: that the review is being computed, and at the end the number of mistakes.
fn status(shell: Shell) -> String {
    let (Some(texts), Some(summary)) = (texts(shell), whole_summary(shell)) else {
        return shell.words().thinking().into();
    };
    match decisions(shell).len() {
        0 => texts.guide().review_none().into(),
        count => texts.guide().review_done(count, summary.mistakes),
    }
}

fn progress_bar(shell: Shell) -> Element {
    let label = move || {
        let [done, all] = progress(shell);
        Some(texts(shell)?.guide().review_running(done, all))
    };
    let bar = move || {
        el("progress")
            .live_attr("max", move || progress(shell)[1])
            .live_attr("value", move || progress(shell)[0])
            .live_attr("aria-label", label)
    };
    el("p").show(move || whole_summary(shell).is_none(), bar)
}
