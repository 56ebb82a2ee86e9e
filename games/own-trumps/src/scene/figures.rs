//! The figures of the rules.

use crate::rules::Decision;
use crate::session::{EXAMPLES, Example, Tutorial};
use ::scene::{Face, Figure, FigureItem, Mark};
use cards::french::PlayingCard;

/// The number of the paragraph above each example, from 0.
const PLACES: [usize; 3] = [2, 2, 3];

/// The number of cards of a pile that an example shows.
const TOP: usize = 3;

/// The examples: the top of the pile, and the player's cards.
pub(super) fn figures() -> Vec<Figure> {
    let figure = |(paragraph, example)| Figure {
        paragraph,
        row: row(example),
    };
    PLACES.into_iter().zip(&EXAMPLES).map(figure).collect()
}

fn row(example: &Example) -> Vec<FigureItem> {
    let pile = example.pile();
    let top = &pile[pile.len().saturating_sub(TOP)..];
    let top = top.iter().map(|card| FigureItem::Face(face(*card)));
    let hand = example.hand().iter().map(|card| {
        if example.wanted() == Some(Decision::Card(card)) {
            FigureItem::Highlighted(face(card))
        } else {
            FigureItem::Face(face(card))
        }
    });
    top.chain([FigureItem::Gap]).chain(hand).collect()
}

/// A card, marked if it is a trump of the player in the examples.
fn face(card: PlayingCard) -> Face {
    let mark = (card.suit() == Tutorial::OWN).then_some(Mark::Trump);
    Face::Card { card, mark }
}
