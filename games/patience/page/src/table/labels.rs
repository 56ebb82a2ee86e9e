//! The names of piles and cards for screen readers, and the signs on empty piles.

use leptos::prelude::untrack;
use patience::layout::sign;
use patience::play::{count_from, refusal};
use patience::rules::{Kind, Position, Refusal};
use patience::words::Words;

use super::board::Board;
use super::card::{set_attribute, set_class};
use super::outline::draw_sign;

/// Names the piles and the cards, gives each pile its cards, for screen readers, and draws the signs on empty piles.
pub(super) fn update(board: &Board, position: &Position) {
    let (words, rules) = (untrack(|| board.page.words()), &board.game.rules);
    let shown = board.shown.borrow();
    let cards = board.cards.borrow();
    let fit = board.fit.borrow();
    for (number, pile) in board.piles.iter().enumerate() {
        if fit.areas[number].is_none() {
            set_attribute(&pile.group, "aria-hidden", "true");
            continue;
        }
        let is_empty = position.is_empty(number);
        set_attribute(
            &pile.group,
            "aria-label",
            &words.pile_text(rules, position, number),
        );
        set_attribute(
            &pile.outline,
            "aria-label",
            &outline_label(words, board, position, number),
        );
        // The stock is one button, whatever is in it.
        let is_stock = rules.group(number).kind == Kind::Stock;
        let has_outline = is_empty || is_stock;
        set_class(&pile.outline, "full", !is_empty);
        draw_sign(&pile.outline, sign(rules, position, number));
        set_attribute(
            &pile.outline,
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
        set_attribute(&pile.group, "aria-owns", &owned.join(" "));
    }
    for (id, place) in shown.iter().filter(|(_, place)| place.is_open) {
        if let Some(card) = &cards[*id] {
            set_attribute(&card.node, "aria-label", &words.card_name(place.card));
            // A finger drags it, and scrolls where nothing can be dragged.
            let count = count_from(rules, position, place.pile, place.index);
            let refused = refusal(rules, position, place.pile, count);
            let is_free = refused.is_none_or(|why| why == Refusal::DoesNotFit);
            set_class(&card.node, "free", is_free);
        }
    }
}

fn outline_label(words: &Words, board: &Board, position: &Position, pile: usize) -> String {
    let rules = &board.game.rules;
    if rules.group(pile).kind == Kind::Stock {
        return words.pile_text(rules, position, pile);
    }
    words.empty(words.pile_name(rules, pile))
}
