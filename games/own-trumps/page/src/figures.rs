//! The figures of the rules.

use cards::french::PlayingCard;
use own_trumps::rules::Decision;
use own_trumps::session::{EXAMPLES, Example, Tutorial};
use page::dom::Element;
use page::faces::marked_card;
use page::scene_game::{card_row, row_card, row_gap};
use scene::Mark;

/// The number of the paragraph above each example, from 0.
const PLACES: [usize; 3] = [2, 2, 3];

/// The number of cards of a pile that an example shows.
const TOP: usize = 3;

/// The examples, each with the number of its paragraph.
pub(crate) fn figures() -> Vec<(usize, Element)> {
    PLACES.into_iter().zip(EXAMPLES.iter().map(row)).collect()
}

/// The top of the pile and the player's cards.
fn row(example: &Example) -> Element {
    let pile = example.pile();
    let top = &pile[pile.len().saturating_sub(TOP)..];
    let hand = example.hand().iter().map(|card| {
        if example.wanted() == Some(Decision::Card(card)) {
            item(card).class("taking")
        } else {
            item(card)
        }
    });
    let top = top.iter().copied().map(item);
    card_row(top.chain([row_gap()]).chain(hand))
}

/// A card, marked if it is a trump of the player in the examples.
fn item(card: PlayingCard) -> Element {
    let mark = (card.suit() == Tutorial::OWN).then_some(Mark::Trump);
    row_card(marked_card(card, mark))
}
