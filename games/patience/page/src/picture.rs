//! A small picture of the layout of a game.

use page::dom::{Element, svg};
use patience::layout::{Picture, PictureItem};
use patience::rules::Declaration;

/// The layout after the deal. Hidden from screen readers: the name beside it says what it is.
pub(crate) fn picture(game: &'static Declaration) -> Element {
    let picture = Picture::of(game);
    let (width, height) = picture.card;
    let item = |item: PictureItem| {
        svg("rect")
            .class(item.face.id())
            .attr("x", item.x)
            .attr("y", item.y)
            .attr("width", width)
            .attr("height", height)
            .attr("rx", "2")
    };
    let size = Picture::SIZE;
    svg("svg")
        .attr("viewBox", format!("0 0 {} {}", size.0, size.1))
        .attr("aria-hidden", "true")
        .children(picture.items.into_iter().map(item))
}
