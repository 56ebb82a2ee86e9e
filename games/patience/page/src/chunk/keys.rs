//! The keyboard shortcuts at the table.

use leptos::prelude::{WithUntracked, untrack};
use page::shell::KeyPress;
use patience::play::Play;
use patience::rules::{Move, STOCK};
use patience::words::Words;

use super::{hint, odds};
use crate::actions;
use crate::own::Page;
use crate::table::points_text;

/// Handles a key.
pub(super) fn run(page: Page, press: &KeyPress) {
    match press.key {
        'z' | 'u' => actions::undo(page),
        'y' => actions::redo(page),
        'w' if draws(page) => actions::play_move(page, Move::Draw),
        'w' => actions::tap(page, STOCK, 0),
        '?' => hint::hint(page),
        'c' => odds::open(page),
        'f' => actions::finish(page),
        'n' => actions::new_deal(page),
        't' => answer(page, |words, play| table_text(page, words, play)),
        'p' => answer(page, Words::movable_text),
        'r' => page.set_answer(press.last_line.clone().unwrap_or_default()),
        'm' => {
            page.toggle_sound();
            let state = if untrack(|| page.has_sound()) {
                "on"
            } else {
                "off"
            };
            page.set_answer(untrack(|| page.words().sound_is(state)));
        }
        _ => {}
    }
}

/// Whether the stock is drawn, and does not fill spaces only.
fn draws(page: Page) -> bool {
    page.own().play.with_untracked(|play| {
        let play = play.as_ref();
        play.is_some_and(|play| play.rules().stock != patience::rules::Stock::Fills)
    })
}

/// All piles, and the points if they are shown.
fn table_text(page: Page, words: &Words, play: &Play) -> String {
    let piles = words.table_text(play);
    match points_text(page, play) {
        Some(points) => format!("{piles}. {points}"),
        None => piles,
    }
}

/// Says something about the table.
fn answer(page: Page, text: impl FnOnce(&Words, &Play) -> String) {
    let words = untrack(|| page.words());
    let text = page
        .own()
        .play
        .with_untracked(|play| play.as_ref().map(|play| text(words, play)));
    if let Some(text) = text {
        page.set_answer(text);
    }
}
