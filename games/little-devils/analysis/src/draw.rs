//! The parts that all pages of the study are made of.

use cards::{Card, CardSet};
use little_devils::bots::advice::Estimate;
use little_devils::rules::{Direction, points};
use little_devils::scene::TrickScene;
use little_devils::session::Day;
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;
use words::Who;

use super::Action;

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
pub(super) fn button(says: impl Into<String>, act: &Action) -> Node {
    Node::says("button", says)
        .with("type", "button")
        .with(Node::ACT, act.to_string())
}

/// A button whose visible word is made clear by what stands beside it; those who listen hear the whole.
pub(super) fn short_button(word: impl Into<String>, whole: String, act: &Action) -> Node {
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
pub(super) fn first_day(words: &AnalysisWords, day: Day) -> Node {
    first("").child(Node::says("time", words.date_of(day)).with("datetime", day.to_string()))
}

/// Any other cell.
pub(super) fn cell(says: impl Into<String>) -> Node {
    Node::says("td", says)
}

/// A mean with half its interval: "1.5 ± 0.3".
pub(super) fn estimate(words: &AnalysisWords, estimate: Estimate) -> String {
    let mean = words.number(estimate.mean);
    if estimate.half_width.is_finite() {
        // Where a column is narrow, the line breaks before the sign.
        format!("{mean} ±\u{a0}{}", words.number(estimate.half_width))
    } else {
        mean
    }
}

/// A picture from the page's sprite, by its symbol. It says nothing: what it means stands beside it.
pub(super) fn icon(symbol: &str) -> Node {
    Node::new("svg").child(Node::new("use").with("href", symbol))
}

/// Which way a trick runs, for the style sheet.
pub(super) fn state(trick: &TrickScene) -> &'static str {
    match trick.bound {
        Some((Direction::Low, _)) => "low",
        _ => "high",
    }
}

/// A card that lies in a trick: named with its player; if they could not follow, it is marked.
pub(super) fn lying(words: &Words, trick: &TrickScene, card: Card, who: Who<'_>) -> Node {
    let label = words.lying(trick, card, who);
    let failed = trick.failed.contains(card);
    let mark = Node::new("span")
        .with("class", "mark")
        .child(icon("#arrow").with("class", "arrow"));
    Node::new("span")
        .with("class", "card")
        .with("role", "img")
        .with("title", label.clone())
        .with("aria-label", label)
        .child(face(card))
        .children(failed.then_some(mark))
}

/// A card as it lies on the table; it is a picture, so whoever holds it names it.
pub(super) fn face(card: Card) -> Node {
    let devils = points::devils(card);
    let (symbol, drawn) = if devils == 0 {
        ("#halo", 1)
    } else {
        ("#devil", devils)
    };
    let count = Node::new("span").with("class", "count");
    let drawing = Node::new("span").with("class", "devils");
    Node::new("span")
        .with("class", "face")
        .with("data-devils", devils.to_string())
        .with("aria-hidden", "true")
        .child(Node::says("span", card.to_string()).with("class", "number"))
        .child(count.children([icon(symbol), Node::says("span", devils.to_string())]))
        .child(drawing.children((0..drawn).map(|_| icon(symbol))))
}

/// Cards side by side; the one that is marked stands out and is read as marked.
pub(super) fn cards(words: &Words, cards: CardSet, marked: Option<(Card, &str)>) -> Node {
    let one = |card: Card| {
        let mark = marked.filter(|(other, _)| *other == card);
        chip(words, card, mark.map(|(_, mark)| mark))
    };
    chips(cards.iter().map(one))
}

/// Cards side by side.
pub(super) fn chips(cards: impl Iterator<Item = Node>) -> Node {
    let item = |card| Node::new("li").child(card);
    Node::new("ul")
        .with("class", "chips")
        .children(cards.map(item))
}

/// A card in short; if it is marked, it stands out and is read as marked.
pub(super) fn chip(words: &Words, card: Card, mark: Option<&str>) -> Node {
    let devils = points::devils(card);
    let name = words.card(card, devils);
    let label = mark.map_or(name.clone(), |mark| format!("{name}, {mark}"));
    let symbol = if devils == 0 { "#halo" } else { "#devil" };
    let count = Node::new("small")
        .child(icon(symbol))
        .child(Node::says("i", devils.to_string()));
    let chip = Node::says("span", card.number().to_string())
        .with("role", "img")
        .with("aria-label", label)
        .with("data-devils", devils.to_string())
        .child(count);
    if mark.is_some() {
        chip.with("class", "marked")
    } else {
        chip
    }
}
