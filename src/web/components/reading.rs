//! Pages to read: the rules, and how the bots play.

use leptos::prelude::{Get, RwSignal, Set};

use crate::bots::Level;
use crate::web::dom::{Element, el};
use crate::web::store::Store;

use super::modal;

/// A page to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The rules of the game.
    Rules,
    /// What the bots know and how well they play.
    Bots,
}

/// Adds the page that is open, in a dialog; none when the dialog is closed.
pub fn with_reading(place: Element, store: Store, open: RwSignal<Option<Page>>) -> Element {
    place.live(
        move || open.get(),
        move |page| {
            let dialog = page.map(|page| reading(store, page, move || open.set(None)));
            dialog.into_iter().collect()
        },
    )
}

fn reading(store: Store, page: Page, close: impl Fn() + Copy + 'static) -> Element {
    let title = store.text(match page {
        Page::Rules => |words| words.rules,
        Page::Bots => |words| words.how_bots_play,
    });
    let paragraphs = move || -> &'static [&'static str] {
        let words = store.words();
        match page {
            Page::Rules => &words.rules_text,
            Page::Bots => &words.bots_text,
        }
    };
    let paragraph = |text: &&'static str| el("p").text(*text);
    let leaf = el("div.leaf.text")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-labelledby", "modal-title")
        .live(paragraphs, move |texts| {
            texts.iter().map(paragraph).collect()
        })
        .children((page == Page::Bots).then(|| strengths(store)));
    modal(title, store.text(|words| words.close), close, |dialog| {
        dialog.class("reading").child(leaf)
    })
}

/// The levels with their characters and their measured strengths.
fn strengths(store: Store) -> Element {
    let row = move |level: &Level| {
        let (words, id) = (store.words(), level.id());
        el("tr")
            .child(el("th").attr("scope", "row").text((words.level)(id)))
            .child(el("td").text((words.character)(level.character())))
            .child(el("td").text((words.decimal)(level.devils_against_kobolds())))
    };
    let column = || el("th").attr("scope", "col");
    let head = el("tr")
        .child(
            column()
                .attr("colspan", "2")
                .live_text(store.text(|words| words.level_column)),
        )
        .child(column().live_text(store.text(|words| words.devils_column)));
    let rows = el("tbody").live(
        move || store.lang.get(),
        move |_| Level::ALL.iter().map(row).collect(),
    );
    el("table.strengths")
        .child(el("thead").child(head))
        .child(rows)
}
