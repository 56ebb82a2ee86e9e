//! The dialogs at the end of a round and of a match.

use leptos::prelude::untrack;
use scene::{Outcome, RankedRow, TableScene};
use words::{ShellWords, number};

use super::scores::{podium, sheet};
use crate::components::{with_spoken, with_update_offer};
use crate::dom::{Element, el};
use crate::focus;
use crate::shell::{Act, Dialog, Shell, View, WithLazy};
use crate::widgets::{button, icon, modal_with_button};

/// The number of lines of the log that screen readers hear again with a dialog, which interrupts them.
const LAST_LINES: usize = 2;

/// Adds the dialog that the game itself opens at the end of a round or a match.
pub(super) fn with_end_dialogs(place: Element, shell: Shell) -> Element {
    // Another language only changes the texts in it.
    let ended = move || outcome(shell, |outcome| (outcome.is_match_over, outcome.is_won));
    place.live(ended, move |ended| {
        if ended.is_some() {
            focus::forget_origin();
        }
        let dialog = match ended {
            None => None,
            Some((false, _)) => Some(round_over(shell)),
            Some((true, won)) => Some(match_over(shell, won)),
        };
        dialog.into_iter().collect()
    })
}

fn outcome<T>(shell: Shell, read: impl FnOnce(&Outcome) -> T) -> Option<T> {
    shell
        .with_scene(|scene| scene.outcome.as_ref().map(read))
        .flatten()
}

fn round_over(shell: Shell) -> Element {
    let next = shell.text(ShellWords::next_round);
    end(shell, next, Act::Continue, |dialog| {
        dialog
            .children(more(shell))
            .children(shell.own_parts().end_lines(shell))
            .child(sheet(shell))
    })
}

fn match_over(shell: Shell, won: bool) -> Element {
    let another = shell.text(ShellWords::new_match);
    let again = button(shell.text(ShellWords::same_deals), move || {
        shell.act(Act::Again);
    });
    end(shell, another, Act::NewMatch, |dialog| {
        let decoration = won.then(|| celebration(shell.game().look().emblem));
        dialog
            .class(if won { "won" } else { "lost" })
            .children(decoration.into_iter().flatten())
            .children(more(shell))
            .child(podium(shell))
            .child(
                el("p.actions")
                    .child(again)
                    .children(shell.own_parts().end_actions(shell)),
            )
            .children(shell.own_parts().end_lines(shell))
            .child(sheet(shell))
    })
}

/// A dialog with the title of the outcome, and the parts that `fill` adds.
fn end(
    shell: Shell,
    action: impl Fn() -> &'static str + 'static,
    act: Act,
    fill: impl FnOnce(Element) -> Element,
) -> Element {
    let title = move || outcome(shell, |outcome| outcome.title.clone());
    let go_on = move || shell.act(act);
    modal_with_button(title, action, go_on, end_button(shell), |dialog| {
        let dialog = with_spoken(dialog, shell, move || shell.with_scene(description));
        // A first round is no reason to load the chunk.
        let loads = act != Act::Continue;
        let has_chart = untrack(|| shell.with_scene(|scene| scene.scores.has_chart()));
        if has_chart == Some(true) {
            shell.load_quietly();
        }
        let dialog = fill(dialog).child(el("div").with_view(shell, || View::End, loads));
        with_update_offer(dialog, shell)
    })
}

/// The button for reviews.
fn end_button(shell: Shell) -> Option<Element> {
    let own = shell.own_parts().review_button(shell);
    own.or_else(|| shell.game().has_reviews().then(|| review_button(shell)))
}

/// The button that opens the review.
pub fn review_button(shell: Shell) -> Element {
    button(shell.text(ShellWords::review), move || {
        shell.open_dialog(Dialog::Review);
    })
}

/// Why it has ended so, and more about the outcome. Screen readers get it with the description.
fn more(shell: Shell) -> [Element; 2] {
    let text = |place: &str, read: fn(&Outcome) -> String| {
        el(place)
            .attr("aria-hidden", "true")
            .live_text(move || outcome(shell, read))
    };
    [
        text("p.why", |outcome| outcome.why.join(" ")),
        text("p.behind", |outcome| outcome.detail.clone()),
    ]
}

/// The last lines of the log, why it has ended so, more about the outcome and, at the end of the match, all places.
fn description(scene: &TableScene) -> String {
    let skipped = scene.log().count().saturating_sub(LAST_LINES);
    let mut all: Vec<String> = scene.log().skip(skipped).map(Into::into).collect();
    if let Some(outcome) = &scene.outcome {
        all.retain(|line| !outcome.why.contains(line));
        all.extend(outcome.why.iter().cloned());
        all.push(outcome.detail.clone());
        if outcome.is_match_over {
            let places = scene.scores.standings().into_iter();
            all.extend(places.map(|RankedRow { rank, row }| {
                format!("{rank}. {} {}.", row.name, number(row.total))
            }));
        }
    }
    all.join(" ")
}

/// The decoration when a person at the page has won: a garland on the dialog, and emblems that fly up
/// all over the window.
fn celebration(emblem: &str) -> [Element; 2] {
    let emblems = |place, number| {
        let emblems = (0..number).map(|_| icon(emblem));
        el(place).attr("aria-hidden", "true").children(emblems)
    };
    [emblems("div.garland", 5), emblems("div.embers", 24)]
}
