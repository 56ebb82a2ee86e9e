//! The figures of the rules.

use crate::session::Example;
use ::scene::{Face, Figure, FigureItem};
use cards::french::PlayingCard;

/// The number of the paragraph above each example, from 0.
const PLACES: [usize; 3] = [2, 4, 3];

/// The last run and the hand of the learner in each example.
pub(super) fn figures() -> Vec<Figure> {
    let item = |card: PlayingCard| FigureItem::Face(Face::Card { card, mark: None });
    let figure = |(paragraph, example): (usize, Example)| {
        let (run, hand) = (example.run().map(item), example.hand().map(item));
        let row = run.chain([FigureItem::Gap]).chain(hand).collect();
        Figure { paragraph, row }
    };
    PLACES.into_iter().zip(Example::RULES).map(figure).collect()
}
