//! The totals over the rounds, drawn.

use crate::scene::{Curve, Plot};
use crate::web::dom::{Element, el, svg};
use crate::web::store::Store;

use super::face;

/// As wide and high as the drawing is, in units of its own.
const SIZE: (u32, u32) = (300, 110);

/// The totals over the rounds, with the line at 100: a line a player, told apart by dashes and by
/// the face at its end as well as by colour. The table beside it says the same in numbers.
pub fn plot(store: Store) -> Element {
    let drawn = move || {
        let scores = store.look(|scene| scene.scores.clone());
        let begun = scores.filter(|scores| scores.rounds > 0);
        begun.map(|scores| Plot::of(&scores, SIZE.0, SIZE.1))
    };
    el("div.drawing").live(drawn, move |plot| {
        let plot = plot.map(|plot| {
            el("div.plot")
                .attr("role", "img")
                .live_attr("aria-label", store.text(|words| words.plot))
                .children(draw(&plot))
        });
        plot.into_iter().collect()
    })
}

fn draw(plot: &Plot) -> Vec<Element> {
    let limit = svg("path")
        .attr("class", "limit-line")
        .attr("d", format!("M0 {}H{}", plot.limit, plot.width));
    let hundred = svg("text")
        .attr("x", "2")
        .attr("y", (plot.limit + 9).to_string())
        .text("100");
    let lines = svg("svg")
        .attr(
            "viewBox",
            format!("-2 -4 {} {}", plot.width + 4, plot.height + 8),
        )
        .attr("preserveAspectRatio", "none")
        .child(limit)
        .child(hundred)
        .children(plot.curves.iter().map(line));
    let ends = plot.curves.iter().map(|curve| {
        let height = curve
            .points
            .last()
            .map_or(0, |(_, y)| y * 100 / plot.height);
        face(curve.seat.index()).style("--end", &format!("{height}%"))
    });
    vec![lines, el("div.ends").children(ends)]
}

fn line(curve: &Curve) -> Element {
    let points = curve.points.iter().map(|(x, y)| format!("{x},{y}"));
    svg("polyline")
        .attr("data-seat", curve.seat.get())
        .attr("points", points.collect::<Vec<_>>().join(" "))
}
