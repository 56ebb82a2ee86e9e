//! The rules, to read, with played examples.

use cards::french::PlayingCard;
use michigan::session::Example;
use michigan::words::Guide;
use page::dom::{Element, el};
use page::faces::playing_card;

/// The paragraphs that are followed by an example, by number, in the order of the examples.
const PLACES: [usize; 3] = [2, 4, 3];

/// The rules, each paragraph with its examples.
pub(crate) fn rules(guide: &'static Guide) -> Vec<Element> {
    let mut leaf = Vec::new();
    for (number, text) in guide.rules_text().into_iter().enumerate() {
        leaf.push(el("p").text(text));
        let examples = PLACES
            .iter()
            .zip(guide.rules_captions())
            .zip(Example::RULES);
        for ((_, caption), example) in examples.filter(|((place, _), _)| **place == number) {
            let picture = el("figure").child(run_and_hand(&example));
            leaf.push(picture.child(el("figcaption").text(caption)));
        }
    }
    leaf
}

/// The last run and the hand of the learner: a picture of what the caption says.
fn run_and_hand(example: &Example) -> Element {
    let run = example.run().map(card_in_row);
    let hand = example.hand().map(card_in_row);
    el("ol.row")
        .attr("aria-hidden", "true")
        .children(run)
        .child(el("li.gap"))
        .children(hand)
}

fn card_in_row(card: PlayingCard) -> Element {
    el("li").child(el("span.card").child(playing_card(card)))
}
