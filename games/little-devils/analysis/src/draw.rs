//! Building blocks of all analysis pages.

use analysis::daily_page;
pub(super) use analysis::draw::{buttons, cell, heading, paragraph, row_header, table};
use cards::{Card, CardSet};
use little_devils::bots::estimates::Estimate;
use little_devils::rules::{Direction, Trick, points};
use little_devils::session::Day;
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;
use words::{ShellGuide, Who};

use little_devils::protocol::Action;

/// Id of the element that shows progress.
pub(super) const PROGRESS: &str = "analysis-progress";

/// The texts to read that all games share, in the language of the page.
pub(super) fn guide(words: &AnalysisWords) -> &'static ShellGuide {
    ShellGuide::for_lang(words.lang())
}

/// Day and month: "22 November".
pub(super) fn date(words: &AnalysisWords, day: Day) -> String {
    daily_page::date(guide(words), day)
}

/// A button.
pub(super) fn button(text: impl Into<String>, action: &Action) -> Node {
    analysis::draw::button(text, action.to_string())
}

/// A button with a short visible text, and a full name for screen readers.
pub(super) fn short_button(word: impl Into<String>, whole: String, action: &Action) -> Node {
    button(word, action).with("aria-label", whole)
}

/// A progress bar with a text.
pub(super) fn progress(text: String, (done, all): (usize, usize)) -> Vec<Node> {
    let bar = Node::new("progress")
        .with("max", all.max(1).to_string())
        .with("value", done.to_string())
        .with("aria-label", text.clone());
    vec![paragraph(text), bar]
}

/// The first cell of a row that is a day's.
pub(super) fn first_day(words: &AnalysisWords, day: Day) -> Node {
    row_header("")
        .child(Node::with_text("time", date(words, day)).with("datetime", day.to_string()))
}

/// A mean with half its 95 % interval: "1.5 ± 0.3".
pub(super) fn estimate(words: &AnalysisWords, estimate: Estimate) -> String {
    words.number(estimate.mean) + &margin(words, estimate)
}

/// Half the 95 % interval, to stand after the mean: " ± 0.3". Empty if it is infinite.
pub(super) fn margin(words: &AnalysisWords, estimate: Estimate) -> String {
    if estimate.half_width.is_finite() {
        // A no-break space lets a narrow column break before the sign.
        format!(" ±\u{a0}{}", words.number(estimate.half_width))
    } else {
        String::new()
    }
}

/// A picture from the page's sprite, by its symbol. It has no text: the meaning stands beside it.
pub(super) fn icon(symbol: &str) -> Node {
    Node::new("svg").child(Node::new("use").with("href", symbol))
}

/// Direction of a trick, for the style sheet.
pub(super) fn state(trick: &Trick) -> &'static str {
    match trick.direction() {
        Some(Direction::Low) => "low",
        _ => "high",
    }
}

/// A card in a trick, named with its player. It is marked if the player could not follow.
pub(super) fn card_in_trick(words: &Words, trick: &Trick, card: Card, who: Who<'_>) -> Node {
    let label = words.card_in_trick(trick, card, who);
    let failed = trick.failed().contains(card);
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

/// The face of a card, hidden from screen readers: its container names it.
pub(super) fn face(card: Card) -> Node {
    let devils = points::devils(card);
    let (symbol, drawn) = if devils == 0 {
        ("#halo", 1)
    } else {
        ("#devil", devils)
    };
    let count = Node::new("span")
        .with("class", "count")
        .with("data-devils", devils.to_string());
    let drawing = Node::new("span").with("class", "devils");
    Node::new("span")
        .with("class", "face")
        .with("data-devils", devils.to_string())
        .with("aria-hidden", "true")
        .child(Node::with_text("span", card.to_string()).with("class", "number"))
        .child(count.child(icon(symbol)))
        .child(drawing.children((0..drawn).map(|_| icon(symbol))))
}

/// Cards side by side. The marked one stands out and is read as marked.
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

/// A small card. If it is marked, it stands out and is read as marked.
pub(super) fn chip(words: &Words, card: Card, mark: Option<&str>) -> Node {
    let devils = points::devils(card);
    let name = words.card(card, devils);
    let label = mark.map_or(name.clone(), |mark| format!("{name}, {mark}"));
    let symbol = if devils == 0 { "#halo" } else { "#devil" };
    let count = Node::new("small")
        .child(icon(symbol))
        .child(Node::with_text("i", devils.to_string()));
    let chip = Node::with_text("span", card.number().to_string())
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
