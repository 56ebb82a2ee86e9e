//! Gathering the table and laying it out again.

use cards::{Seed, shuffle};

use super::declaration::Rules;
use super::goal::{ROW, ordered};
use super::position::{Position, STOCK};
use super::script::Gather;
use super::{Kind, PileCard};

/// Gathers the table.
pub(super) fn gather(rules: &Rules, position: &mut Position) {
    position.gathered += 1;
    let columns: Vec<usize> = rules.piles_of(Kind::Column).collect();
    match rules.gather {
        Gather::None => {}
        Gather::Packets(_) => {
            for pile in &columns {
                for card in position.clear(*pile) {
                    position.push(STOCK, card);
                }
            }
        }
        Gather::Shuffle(_) => {
            let cards = shuffled(position, &columns);
            for (pile, card) in columns.iter().zip(cards) {
                position.push(*pile, card);
            }
        }
        Gather::Rows(_) => {
            let mut loose = Vec::new();
            for row in columns.chunks(ROW) {
                loose.extend(&row[ordered(position, row)..]);
            }
            let mut cards = shuffled(position, &loose).into_iter();
            for row in columns.chunks(ROW) {
                let next = ordered(position, row);
                for pile in row.iter().skip(next + 1) {
                    if let Some(card) = cards.next() {
                        position.push(*pile, card);
                    }
                }
            }
        }
    }
}

/// Takes the cards of these piles, and shuffles them by the seed of the deal.
fn shuffled(position: &mut Position, piles: &[usize]) -> Vec<PileCard> {
    let mut cards: Vec<PileCard> = piles
        .iter()
        .flat_map(|pile| position.clear(*pile))
        .collect();
    let seed = Seed(position.seed).derive(position.gathered.into());
    shuffle(&mut cards, &mut seed.generator());
    cards
}
