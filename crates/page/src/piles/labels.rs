//! The names of piles and cards for screen readers, and the signs on empty piles.

use scene::piles::Pile;

use super::board::Board;
use super::card::{set_attribute, set_class};
use super::outline::draw_sign;

/// Names the piles and the cards, gives each pile its cards, for screen readers, and draws the signs on empty piles.
pub(super) fn update(board: &Board, piles: &[Pile]) {
    let shown = board.shown.borrow();
    let cards = board.cards.borrow();
    let fit = board.fit.borrow();
    for (number, (element, pile)) in board.piles.iter().zip(piles).enumerate() {
        if fit.areas[number].is_none() {
            set_attribute(&element.group, "aria-hidden", "true");
            continue;
        }
        let is_empty = pile.cards.is_empty();
        set_attribute(&element.group, "aria-label", &pile.label);
        set_attribute(&element.outline, "aria-label", &pile.place_label);
        // The stock is one button, whatever is in it.
        let has_outline = is_empty || board.is_stock(number);
        set_class(&element.outline, "full", !is_empty);
        draw_sign(&element.outline, pile.sign);
        set_attribute(
            &element.outline,
            "aria-hidden",
            if has_outline { "false" } else { "true" },
        );
        let of_pile = shown
            .iter()
            .filter(|(_, place)| place.pile == number && place.is_open);
        let mut owned: Vec<String> = of_pile.map(|(id, _)| format!("k{id}")).collect();
        if has_outline {
            owned.push(format!("p{number}"));
        }
        set_attribute(&element.group, "aria-owns", &owned.join(" "));
    }
    for (id, place) in shown.iter().filter(|(_, place)| place.is_open) {
        let card = &piles[place.pile].cards[place.index];
        if let Some(element) = &cards[*id] {
            set_attribute(&element.node, "aria-label", &card.label);
            // A finger drags it, and scrolls where nothing can be dragged.
            set_class(&element.node, "free", card.is_free);
        }
    }
}
