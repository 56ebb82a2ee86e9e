//! The chart of the totals over the rounds.

use cards::Seat;
use scene::{Curve, Plot, Scores};
use words::{ShellWords, number};

use crate::dom::{Element, el, svg};
use crate::shell::Shell;
use crate::widgets::face;

/// Width and height of the chart, in units of its view box.
const SIZE: (i32, i32) = (300, 110);

/// The distance from the ends of the lines to the portraits, in the same units.
const LEAD: i32 = 12;

/// The totals over the rounds, one line a player. A line is drawn at the total `mark`, if the game has one
/// that matters. Colour, dashes and the portrait at the end tell the lines apart. The score sheet has the same in
/// numbers.
pub fn plot(
    shell: Shell,
    scores: impl Fn() -> Option<Scores> + 'static,
    mark: Option<i32>,
) -> Element {
    let drawn = move || {
        let begun = scores().filter(Scores::has_chart);
        begun.map(|scores| Plot::new(&scores, mark.unwrap_or_default(), SIZE.0, SIZE.1))
    };
    el("div.drawing").live(drawn, move |plot| {
        let plot = plot.map(|plot| {
            el("div.plot")
                .attr("role", "img")
                .live_attr("aria-label", shell.text(ShellWords::plot))
                .children(draw(&plot, mark))
        });
        plot.into_iter().collect()
    })
}

fn draw(plot: &Plot, mark: Option<i32>) -> Vec<Element> {
    let limit = mark.map(|_| {
        svg("path")
            .attr("class", "limit-line")
            .attr("d", format!("M0 {}H{}", plot.mark, plot.width))
    });
    let lines = svg("svg")
        .attr("viewBox", format!("0 0 {} {}", plot.width, plot.height))
        .attr("preserveAspectRatio", "none")
        .children(limit)
        .children(plot.curves.iter().map(line))
        .children(plot.faces().iter().filter_map(|face| lead(plot, *face)));
    let faces = plot.faces().into_iter();
    let faces = faces.map(|(seat, place)| at(face(seat.index()), place));
    let mark = mark.map(|mark| at(el("b").text(number(mark)), plot.mark * 100 / plot.height));
    vec![lines, el("div.ends").children(mark).children(faces)]
}

/// Places an element below the upper edge, by a percentage of the height.
fn at(element: Element, place: i32) -> Element {
    element.style("--end", &format!("{place}%"))
}

fn line(curve: &Curve) -> Element {
    let points = curve.points.iter().map(|(x, y)| format!("{x},{y}"));
    svg("polyline")
        .attr("data-seat", curve.seat.get())
        .attr("points", points.collect::<Vec<_>>().join(" "))
}

/// The line from the end of a curve to its portrait, which may be higher or lower.
fn lead(plot: &Plot, (seat, place): (Seat, i32)) -> Option<Element> {
    let curve = plot.curves.iter().find(|curve| curve.seat == seat)?;
    let (x, y) = curve.points.last()?;
    let lead = svg("path")
        .attr("class", "lead")
        .attr("data-seat", seat.get());
    Some(lead.attr(
        "d",
        format!("M{x} {y}L{} {}", x + LEAD, place * plot.height / 100),
    ))
}
