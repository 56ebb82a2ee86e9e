//! The parts that all pages of the study are made of.

use crate::bots::advice::Estimate;
use crate::cards::{Card, CardSet};
use crate::play::Day;
use crate::rules::little_devils::points;
use crate::text::{StudyWords, Words};
use crate::wire::Node;

use super::Act;

/// The id of the element that says how far something is.
pub(super) const PROGRESS: &str = "study-progress";

/// A paragraph.
pub(super) fn text(says: impl Into<String>) -> Node {
    Node::says("p", says)
}

/// A heading below the dialog's own.
pub(super) fn heading(says: impl Into<String>) -> Node {
    Node::says("h3", says)
}

/// A button.
pub(super) fn button(says: impl Into<String>, act: &Act) -> Node {
    Node::says("button", says)
        .with("type", "button")
        .with(Node::ACT, act.to_string())
}

/// A button whose visible word is made clear by what stands beside it; those who listen hear the whole.
pub(super) fn short_button(word: impl Into<String>, whole: String, act: &Act) -> Node {
    button(word, act).with("aria-label", whole)
}

/// A row of buttons.
pub(super) fn buttons(all: impl IntoIterator<Item = Node>) -> Node {
    Node::new("p").with("class", "buttons").children(all)
}

/// How far something is: a bar that says it in words.
pub(super) fn progress(says: String, (done, all): (usize, usize)) -> Vec<Node> {
    let bar = Node::new("progress")
        .with("max", all.max(1).to_string())
        .with("value", done.to_string())
        .with("aria-label", says.clone());
    vec![text(says), bar]
}

/// A table whose first column names its rows.
pub(super) fn table(caption: &str, head: &[&str], rows: Vec<Vec<Node>>) -> Node {
    let column = |says: &&str| match *says {
        "" => Node::new("td"),
        says => Node::says("th", says).with("scope", "col"),
    };
    let head = Node::new("tr").children(head.iter().map(column));
    let row = |cells: Vec<Node>| Node::new("tr").children(cells);
    Node::new("table")
        .child(Node::says("caption", caption))
        .child(Node::new("thead").child(head))
        .child(Node::new("tbody").children(rows.into_iter().map(row)))
}

/// The first cell of a row.
pub(super) fn first(says: impl Into<String>) -> Node {
    Node::says("th", says).with("scope", "row")
}

/// The first cell of a row that is a day's.
pub(super) fn first_day(day: Day) -> Node {
    first("").child(Node::says("time", day.to_string()))
}

/// Any other cell.
pub(super) fn cell(says: impl Into<String>) -> Node {
    Node::says("td", says)
}

/// A mean with half its interval: "1.5 ± 0.3".
pub(super) fn estimate(words: &StudyWords, estimate: Estimate) -> String {
    let mean = words.number(estimate.mean);
    if estimate.half.is_finite() {
        // Where a column is narrow, the line breaks before the sign.
        format!("{mean} ±\u{a0}{}", words.number(estimate.half))
    } else {
        mean
    }
}

/// A card as it lies on the table; it is a picture, so whoever holds it names it.
pub(super) fn face(card: Card) -> Node {
    let devils = points::devils(card);
    let (symbol, drawn) = if devils == 0 {
        ("#halo", 1)
    } else {
        ("#devil", devils)
    };
    let icon = || Node::new("svg").child(Node::new("use").with("href", symbol));
    let count = Node::new("span").with("class", "count");
    let drawing = Node::new("span").with("class", "devils");
    Node::new("span")
        .with("class", "face")
        .with("data-devils", devils.to_string())
        .with("aria-hidden", "true")
        .child(Node::says("span", card.to_string()).with("class", "number"))
        .child(count.children([icon(), Node::says("span", devils.to_string())]))
        .child(drawing.children((0..drawn).map(|_| icon())))
}

/// Cards side by side; the one that is marked stands out and is read as marked.
pub(super) fn cards(words: &Words, cards: CardSet, marked: Option<(Card, &str)>) -> Node {
    let one = |card: Card| {
        let devils = points::devils(card);
        let name = (words.card)(card, devils);
        let mark = marked.filter(|(other, _)| *other == card);
        let label = mark.map_or(name.clone(), |(_, mark)| format!("{name}, {mark}"));
        let symbol = if devils == 0 { "#halo" } else { "#devil" };
        let icon = Node::new("svg").child(Node::new("use").with("href", symbol));
        let chip = Node::says("span", card.number().to_string())
            .with("role", "img")
            .with("aria-label", label)
            .with("data-devils", devils.to_string())
            .child(
                Node::new("small")
                    .child(icon)
                    .child(Node::says("i", devils.to_string())),
            );
        let chip = if mark.is_some() {
            chip.with("class", "marked")
        } else {
            chip
        };
        Node::new("li").child(chip)
    };
    Node::new("ul")
        .with("class", "chips")
        .children(cards.iter().map(one))
}
