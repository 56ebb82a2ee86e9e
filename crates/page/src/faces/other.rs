//! Faces that no game of a first match has: they are drawn in the chunk. Their style is in `style/pages.css`.

use scene::{DrawingPart, Face, Score};
use words::number;

use crate::dom::{Element, el, svg};
use crate::widgets::icon;

/// The cells with a pip, of the nine cells of a die from the upper left, for 1 to 6 pips: a bit each, the first cell
/// lowest.
const PIPS: [u16; 6] = [
    0b000_010_000,
    0b100_000_001,
    0b100_010_001,
    0b101_000_101,
    0b101_010_101,
    0b101_101_101,
];

/// Draws a piece that is no playing card: those every table can draw. A numbered card shows its number only.
pub fn other_face(face: &Face) -> Element {
    match face {
        Face::Die { pips } => die(*pips),
        Face::Chip(value) => shape("chip-face")
            .child(icon("chip"))
            .child(el("b").text(value.to_string())),
        Face::Tile(sign) => shape("tile").text(sign.clone()),
        Face::Text(text) => shape("text-face").text(text.clone()),
        Face::Numbered { card, .. } => shape("numbered").text(card.number().to_string()),
        Face::Score(score) => cell(*score),
        Face::Drawing(parts) => shape("drawn").child(drawing(parts)),
        Face::Card { .. } | Face::Place(_) => el("span"),
    }
}

fn shape(class: &'static str) -> Element {
    el("span.shape").class(class).attr("aria-hidden", "true")
}

fn die(pips: u8) -> Element {
    let side = usize::from(pips.clamp(1, 6)) - 1;
    let cell = |at: usize| match PIPS[side] >> at & 1 {
        0 => el("i"),
        _ => el("i.pip"),
    };
    shape("die").children((0..9).map(cell))
}

/// A cell of a score pad. Points that are only offered look like pencil.
fn cell(score: Score) -> Element {
    let cell = el("span").attr("aria-hidden", "true");
    match score {
        Score::Empty => cell,
        Score::Offered(points) => cell.class("offered-score").text(number(points)),
        Score::Written(points) => cell.class("written-score").text(number(points)),
    }
}

fn drawing(parts: &[DrawingPart]) -> Element {
    let part = |part: &DrawingPart| {
        let path = svg("path").attr("d", part.path);
        if part.is_drawn {
            path
        } else {
            path.attr("class", "faint")
        }
    };
    svg("svg")
        .attr("viewBox", "0 0 100 100")
        .children(parts.iter().map(part))
}
