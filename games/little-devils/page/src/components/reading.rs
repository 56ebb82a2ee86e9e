//! The dialog of the rules.

use crate::analysis_page::AnalysisEntry;
use crate::store::Store;
use cards::Card;
use page::dom::{Element, el};
use page::scene_game::{card_row, with_figures};

use super::legend::legend;
use super::{analysis_button, card_face, mark};
use words::ShellWords;

/// Cards shown below a paragraph of the rules, by its number: cards with each number of devils, and the
/// two printed examples of a trick. Each has a caption, in this order.
const PICTURES: [(usize, &[u8]); 3] = [
    (0, &[1, 3, 4, 6, 15]),
    (4, &[22, 30, 27, 34, 23]),
    (5, &[37, 31, 39, 15, 1, 44]),
];

/// The cards of the examples that take their trick.
const TAKING: [u8; 2] = [34, 44];

/// The cards of the examples whose players could not follow.
const FAILED: [u8; 2] = [39, 44];

/// The rules, with pictures and the signs of the table, and a button to the proof that the match was
/// dealt fairly.
pub fn rules(store: Store) -> Element {
    store.load_guide();
    el("div.leaf.text")
        .live(
            move || store.guide().map(|guide| guide.lang()),
            move |_| {
                let all = store.guide().map(|guide| {
                    let title = el("h3").text(guide.signs_title());
                    let pictures = PICTURES.map(|(place, cards)| (place, row(cards)));
                    let mut all = with_figures(guide, pictures.into());
                    all.extend([title, legend(store)]);
                    all
                });
                all.unwrap_or_default()
            },
        )
        .child(analysis_button(
            store,
            ShellWords::fair,
            AnalysisEntry::Fair,
        ))
}

fn row(numbers: &[u8]) -> Element {
    let cards = numbers.iter().filter_map(|number| Card::new(*number));
    let card = |card: Card| {
        let failed = FAILED.contains(&card.number());
        let picture = el("span.card").child(card_face(card));
        let item = el("li").child(picture.children(failed.then(mark)));
        if TAKING.contains(&card.number()) {
            item.class("taking")
        } else {
            item
        }
    };
    // Only the example of a low trick has players who could not follow.
    let low = numbers.iter().any(|number| FAILED.contains(number));
    card_row(cards.map(card)).attr("data-state", low.then_some("low"))
}
