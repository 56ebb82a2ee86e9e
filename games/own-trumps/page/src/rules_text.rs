//! The rules, to read, with played examples.

use cards::french::PlayingCard;
use own_trumps::rules::Decision;
use own_trumps::session::{EXAMPLES, Example, Tutorial};
use own_trumps::words::Guide;
use page::dom::{Element, el};
use page::faces::marked_card;
use scene::Mark;

/// The paragraphs that are followed by examples, by number, each with the examples' places.
const PLACES: [(usize, &[usize]); 2] = [(2, &[0, 1]), (3, &[2])];

/// The number of cards of a pile that an example shows.
const TOP: usize = 3;

/// The rules, each paragraph with its examples.
pub(crate) fn rules(guide: &'static Guide) -> Vec<Element> {
    let paragraphs = guide.rules_text().into_iter().enumerate();
    let with_examples = paragraphs.flat_map(|(number, text)| {
        let places = PLACES.iter().filter(move |(place, _)| *place == number);
        let examples = places.flat_map(|(_, examples)| examples.iter());
        core::iter::once(el("p").text(text)).chain(examples.map(|at| figure(guide, *at)))
    });
    with_examples.collect()
}

/// An example: the top of the pile, the player's cards, and the caption. The cards are a picture of what
/// the caption says.
fn figure(guide: &'static Guide, at: usize) -> Element {
    let caption = guide.rules_captions().get(at).copied().unwrap_or_default();
    el("figure")
        .child(row(&EXAMPLES[at]))
        .child(el("figcaption").text(caption))
}

fn row(example: &Example) -> Element {
    let pile = example.pile();
    let top = pile[pile.len().saturating_sub(TOP)..].iter();
    let pile = top.map(|card| el("li").child(face(*card)));
    let hand = example.hand();
    let hand = hand.iter().map(|card| {
        let item = el("li").child(face(card));
        if example.wanted() == Some(Decision::Card(card)) {
            item.class("taking")
        } else {
            item
        }
    });
    el("ol.row")
        .attr("aria-hidden", "true")
        .children(pile)
        .child(el("li.gap"))
        .children(hand)
}

/// A card, marked if it is a trump of the player in the examples.
fn face(card: PlayingCard) -> Element {
    let mark = (card.suit() == Tutorial::OWN).then_some(Mark::Trump);
    el("span.card").child(marked_card(card, mark))
}
