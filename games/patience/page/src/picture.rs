//! A small picture of the layout of a game.

use cards::Seed;
use cards::french::SuitColor;
use page::dom::{Element, svg};
use patience::layout::{fit, piles};
use patience::rules::{Declaration, Round};
use scene::piles::{Fan, places};

/// The width and the height of the picture, in its own units.
const SIZE: (i32, i32) = (200, 130);

/// The layout after the deal. Hidden from screen readers: the name beside it says what it is.
pub(crate) fn picture(game: &'static Declaration) -> Element {
    let fit = fit(game, SIZE, 30, false);
    let round = Round::new(game, Seed(1));
    let card = |x: i32, y: i32, class: &'static str| {
        svg("rect")
            .class(class)
            .attr("x", x)
            .attr("y", y)
            .attr("width", fit.width)
            .attr("height", fit.height)
            .attr("rx", "2")
    };
    let outlines = fit.areas.iter().flatten();
    let outlines = outlines.map(|area| card(area.x, area.y, "place"));
    let all = places(&piles(&game.rules, round.position()), &fit);
    // Of a pile without a fan only the top card is to be seen.
    let is_seen = |at: usize| {
        let place = &all[at];
        let is_last = all.get(at + 1).is_none_or(|next| next.pile != place.pile);
        let fan = fit.areas[place.pile].map(|area| area.fan);
        let has_fan = !matches!(fan, None | Some(Fan::None));
        is_last || has_fan
    };
    let cards = (0..all.len()).filter(|at| is_seen(*at)).map(|at| {
        let place = &all[at];
        let class = match (place.is_open, place.face.suit().color() == SuitColor::Red) {
            (false, _) => "covered",
            (true, true) => "red",
            (true, false) => "black",
        };
        card(place.x, place.y, class)
    });
    svg("svg")
        .attr("viewBox", format!("0 0 {} {}", SIZE.0, SIZE.1))
        .attr("aria-hidden", "true")
        .children(outlines.collect::<Vec<_>>())
        .children(cards)
}
