//! The piles: their outlines, and their names for screen readers.

use leptos::prelude::untrack;
use page::dom::el;
use patience::layout::Fit;
use patience::rules::{Base, Declaration, Kind, Position, Stock};
use patience::words::Words;
use web_sys::HtmlElement;

use super::board::Board;
use super::card::set_class;

/// The elements of a pile: a group that owns its cards, and the outline of its place.
pub(super) struct PileElement {
    pub(super) group: HtmlElement,
    pub(super) outline: HtmlElement,
}

/// Makes the elements of all piles.
pub(super) fn pile_elements(root: &HtmlElement, game: &Declaration) -> Vec<PileElement> {
    let pile = |pile: usize| {
        let group = el("div.pile").attr("role", "group").node();
        let outline = el("div.outline")
            .attr("id", format!("p{pile}"))
            .attr("data-pile", pile)
            .attr("data-sign", sign(game, pile))
            .attr("role", "button")
            .attr("tabindex", "-1")
            .node();
        // New elements can be appended anywhere.
        let _ = root.append_child(&group);
        let _ = root.append_child(&outline);
        PileElement { group, outline }
    };
    (0..game.rules.piles()).map(pile).collect()
}

/// Puts the outlines where the piles lie.
pub(super) fn place(piles: &[PileElement], fit: &Fit) {
    for (pile, area) in piles.iter().zip(&fit.areas) {
        set_class(&pile.outline, "unused", area.is_none());
        if let Some(area) = area {
            let place = format!("translate({}px,{}px)", area.x, area.y);
            // It fails only for an invalid value.
            let _ = pile.outline.style().set_property("transform", &place);
        }
    }
}

/// Names the piles and the cards, and gives each pile its cards, for screen readers.
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

/// The sign on the outline of an empty pile: a rank where only one may begin, or a circle on the stock.
fn sign(game: &Declaration, pile: usize) -> &'static str {
    let group = game.rules.group(pile);
    match (group.kind, group.base) {
        (Kind::Stock, _) if matches!(game.rules.stock, Stock::Draw(_) | Stock::TwoWastes(_)) => "↻",
        (Kind::Foundation, Base::Rank(1) | Base::OnePerSuit(1)) => "A",
        (Kind::Foundation, Base::Rank(2)) => "2",
        _ => "",
    }
}

/// Sets an attribute, unless it has the value already.
fn set_attribute(node: &HtmlElement, name: &str, value: &str) {
    if node.get_attribute(name).as_deref() != Some(value) {
        // It fails only for an invalid name.
        let _ = node.set_attribute(name, value);
    }
}
