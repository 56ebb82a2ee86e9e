//! Pages to read: the rules, and what the keys do.

use leptos::prelude::Get;

use crate::cards::Card;
use crate::text::KEYS;
use crate::web::dom::{Element, el};
use crate::web::page::Page;
use crate::web::store::Store;

use super::{button, card_face, study_button};

/// Cards shown below a paragraph of the rules, by its number: the devils there are, and the two
/// printed examples of who takes a trick.
const PICTURES: [(usize, &[u8]); 3] = [
    (0, &[1, 3, 4, 6, 15]),
    (4, &[22, 30, 27, 34, 23]),
    (4, &[37, 31, 39, 15, 1, 44]),
];

/// The cards of the examples that take their trick.
const TAKING: [u8; 2] = [34, 44];

/// The rules, with pictures, and the way to the proof that it was dealt by them.
pub fn rules(store: Store) -> Element {
    let paragraph = |(number, text): (usize, &&'static str)| {
        let pictures = PICTURES.iter().filter(move |(place, _)| *place == number);
        let rows = pictures.map(|(_, cards)| row(cards));
        core::iter::once(el("p").text(*text)).chain(rows)
    };
    leaf()
        .live(
            move || store.lang.get(),
            move |_| {
                let texts = store.words().rules_text.iter().enumerate();
                texts.flat_map(paragraph).collect()
            },
        )
        .child(study_button(store, |words| words.fair, "fair"))
}

/// What the keys do.
pub fn keys(store: Store) -> Element {
    let list = el("dl.key-list").live(
        move || store.lang.get(),
        move |_| {
            let pairs = KEYS.iter().zip(store.words().help.key_means);
            pairs
                .flat_map(|(key, means)| [el("dt").text(*key), el("dd").text(means)])
                .collect()
        },
    );
    leaf().child(list)
}

/// The button that opens the page about the keys.
pub fn keys_button(store: Store) -> Element {
    button(store.text(|words| words.help.keys), move || {
        store.open_page(Page::Keys);
    })
}

/// A page to read may be longer than the window: it scrolls, so it takes the focus.
fn leaf() -> Element {
    el("div.leaf.text")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-labelledby", "modal-title")
}

fn row(numbers: &[u8]) -> Element {
    let cards = numbers.iter().filter_map(|number| Card::new(*number));
    let card = |card: Card| {
        let item = el("li").child(el("span.card").child(card_face(card)));
        if TAKING.contains(&card.number()) {
            item.class("taking")
        } else {
            item
        }
    };
    el("ol.row")
        .attr("aria-hidden", "true")
        .children(cards.map(card))
}
