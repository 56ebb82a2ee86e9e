//! The figures of the rules.

use cards::french::PlayingCard;
use michigan::session::Example;
use page::dom::Element;
use page::faces::playing_card;
use page::scene_game::{card_row, row_card, row_gap};

/// The number of the paragraph above each example, from 0.
const PLACES: [usize; 3] = [2, 4, 3];

/// The last run and the hand of the learner in each example, with the number of its paragraph.
pub(crate) fn figures() -> Vec<(usize, Element)> {
    let item = |card: PlayingCard| row_card(playing_card(card));
    let row = |example: Example| {
        let (run, hand) = (example.run().map(item), example.hand().map(item));
        card_row(run.chain([row_gap()]).chain(hand))
    };
    PLACES.into_iter().zip(Example::RULES.map(row)).collect()
}
