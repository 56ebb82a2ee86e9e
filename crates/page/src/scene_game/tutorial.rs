//! The tutorial: the table of the game, with a text at each step and the move that it asks for.

use std::sync::Arc;

use leptos::prelude::{Get, GetUntracked, Set, document, on_cleanup, untrack};
use scene::{TutorialStep, Word, ZoneKind};
use wasm_bindgen::JsCast;
use words::ShellWords;

use super::signs::sign_lines;
use crate::clock;
use crate::dom::{Element, effect, el};
use crate::focus;
use crate::scene_page::with_felt_and_rail;
use crate::shell::{GuideRef, OpenTutorial, Shell};
use crate::widgets::button;

/// The tutorial, in place of the first page.
pub(super) fn tutorial(shell: Shell) -> Element {
    shell.load_guide();
    let open = shell.tutorial();
    // Another language changes the text of the step, once its own have come.
    effect(move || {
        if shell.guide().map(|guide| guide.lang()) == Some(shell.lang()) {
            let at = open.get_untracked().map_or(0, |open| open.at);
            untrack(|| open_step(shell, at));
        }
    });
    on_cleanup(move || open.set(None));
    let progress = move || {
        let (open, guide) = (open.get()?, shell.guide()?);
        Some(guide.tutorial_progress(open.at + 1, open.of))
    };
    let head = el("header")
        .child(el("h1").live_text(shell.text(ShellWords::learn)))
        .child(el("p.progress").live_text(progress));
    el("main.tutorial")
        .child(head)
        .live(
            move || is_last(shell),
            move |last| {
                vec![if last {
                    end(shell)
                } else {
                    with_felt_and_rail(el("div.table"), shell)
                }]
            },
        )
        .child(buttons(shell))
}

/// Whether the last step is open.
fn is_last(shell: Shell) -> bool {
    let open = shell.tutorial().get();
    open.is_some_and(|open| open.at + 1 == open.of)
}

/// The last step: its text, and the signs of the table in place of the table.
fn end(shell: Shell) -> Element {
    let text = move || Some(shell.tutorial().get()?.scene.prompt.clone());
    let signs = el("dl.key-list.legend").live(
        move || shell.guide().map(|guide| guide.lang()),
        move |_| {
            let signs = shell
                .guide()
                .map(|guide| shell.chunk_game().signs(shell.page_words(), guide));
            sign_lines(shell, signs.into_iter().flatten())
        },
    );
    let title = move || Some(shell.guide()?.signs_title());
    // In a low window it scrolls, so it can have the focus.
    el("div.signs-page")
        .attr("tabindex", "0")
        .attr("role", "region")
        .live_attr("aria-label", title)
        .child(el("p.instruction").live_text(text))
        .child(el("h2").live_text(title))
        .child(signs)
}

/// Handles a move of the learner: the wanted one leads to the next step. After another one a text helps,
/// and the wanted card is marked.
pub(super) fn play(shell: Shell, mv: &Word) {
    let Some(open) = shell.tutorial().get_untracked() else {
        return;
    };
    if open.wanted.as_ref() == Some(mv) {
        open_step(shell, open.at + 1);
    } else {
        help(shell, &open);
    }
}

/// Helps with the step that is open: says once more what to do, and marks the wanted card.
pub(super) fn hint(shell: Shell) {
    if let Some(open) = shell.tutorial().get_untracked() {
        help(shell, &open);
    }
}

fn help(shell: Shell, open: &OpenTutorial) {
    let text = [&open.missed, &open.scene.prompt];
    let text = text.into_iter().find(|text| !text.is_empty());
    shell.set_remark(text.cloned().unwrap_or_default());
    shell.hint_move(open.wanted.as_ref());
    // A press on a card takes the focus from it.
    clock::before_frame(focus::keep_focus_in_pieces);
}

/// Opens a step, and focuses the card or button to press there. Nothing happens after the last one.
fn open_step(shell: Shell, at: usize) {
    let Some(guide) = shell.guide() else { return };
    let steps = shell.chunk_game().tutorial(shell.page_words(), guide);
    let of = steps.len();
    let Some(step) = steps.into_iter().nth(at) else {
        return;
    };
    shell.clear_remark();
    shell.deselect_all();
    shell.hint_move(None);
    let place = focus_place(&step);
    shell.tutorial().set(Some(OpenTutorial {
        at,
        of,
        scene: Arc::new(step.scene),
        wanted: step.wanted,
        missed: step.missed,
    }));
    clock::before_frame(move || {
        let found = document().query_selector(&place).ok().flatten();
        if let Some(found) = found.and_then(|found| found.dyn_into().ok()) {
            focus::focus_without_scroll(&found);
        }
    });
}

/// The selector of what takes the focus in a step: the button to press, a card of the hand, or the piece of a board
/// that makes the move.
fn focus_place(step: &TutorialStep) -> String {
    let Some(wanted) = &step.wanted else {
        return ".tutorial .primary".into();
    };
    if step.scene.choices.iter().any(|choice| choice.mv == *wanted) {
        return ".offered".into();
    }
    let boards = step.scene.zones.iter();
    let boards = boards.filter(|zone| zone.kind == ZoneKind::Board);
    let mut cells = boards.flat_map(|board| &board.pieces);
    match cells.find(|piece| piece.mv() == Some(wanted)) {
        Some(piece) => format!(".cell[data-cell='{}']", piece.key),
        None => ".hand [data-state=legal]".into(),
    }
}

/// The buttons: back, on where no move is asked for, and out.
fn buttons(shell: Shell) -> Element {
    let open = shell.tutorial();
    let text = move |pick: fn(GuideRef) -> &'static str| move || shell.guide().map(pick);
    let at = move || open.get().map_or(0, |open| open.at);
    let is_last = move || is_last(shell);
    let is_read = move || open.get().is_some_and(|open| open.wanted.is_none());
    let go = move |by: usize| {
        let at = open.get_untracked().map_or(0, |open| open.at);
        untrack(|| open_step(shell, (at + by).saturating_sub(1)));
    };
    let back = text(|guide| guide.tutorial_back());
    let next = text(|guide| guide.tutorial_next());
    let play = text(|guide| guide.tutorial_play());
    let play = move || button(play, move || play_first_match(shell)).class("primary");
    let out = move || {
        let guide = shell.guide()?;
        Some(if is_last() {
            shell.words().close()
        } else {
            guide.tutorial_skip()
        })
    };
    // A button that is not there keeps its place: the others must not come under the finger.
    el("p.actions")
        .child(button(back, move || go(0)).class_when("absent", move || at() == 0))
        .show(
            move || !is_last(),
            move || {
                button(next, move || go(2))
                    .class("primary")
                    .class_when("absent", move || !is_read())
            },
        )
        .show(is_last, play)
        .child(button(out, move || shell.set_learning(false)))
}

/// Starts a match with the default number of players, against the easiest bots.
fn play_first_match(shell: Shell) {
    let form = shell.match_form();
    form.players.set(shell.game().default_players());
    if let Some(level) = shell.info().difficulties.first() {
        form.set_level(*level);
    }
    let options = shell.match_form_options(&form);
    shell.set_learning(false);
    if let Ok(options) = options {
        shell.deal_once(options);
    }
}
