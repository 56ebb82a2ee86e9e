//! The places of the piles: their outlines.

use page::dom::el;
use patience::layout::Fit;
use patience::rules::{Base, Declaration, Kind, Stock};
use web_sys::HtmlElement;

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
