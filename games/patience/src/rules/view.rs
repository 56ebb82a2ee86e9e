//! The player's view: piles without the cards that lie face down.

use core::fmt;

use super::PileCard;
use super::declaration::Rules;
use super::position::{Direction, Position, STOCK};

/// What the player sees.
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    /// For each pile, its cards from bottom to top; `None` for those that lie face down.
    pub piles: Vec<Vec<Option<PileCard>>>,
    /// The rank of the foundations' first cards, and their direction.
    pub base: (u8, Direction),
    /// The passes that are over, the number of times that the table was gathered, and the waste that gets the
    /// next cards, of two.
    pub counters: [u8; 3],
}

impl View {
    /// The view of a position.
    #[must_use]
    pub fn new(rules: &Rules, position: &Position) -> Self {
        let piles = (0..rules.piles()).map(|pile| {
            let seen = |card: &PileCard| (pile != STOCK && !card.is_face_down()).then_some(*card);
            position.pile(pile).iter().map(seen).collect()
        });
        Self {
            piles: piles.collect(),
            base: (position.base, position.direction),
            counters: [position.passes, position.gathered, position.next_waste],
        }
    }
}

/// Writes each pile that has cards as its number and the cards, a face-down card as "??".
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "base {:?} counters {:?}", self.base, self.counters)?;
        for (number, pile) in self
            .piles
            .iter()
            .enumerate()
            .filter(|(_, pile)| !pile.is_empty())
        {
            write!(f, " {number}:")?;
            for card in pile {
                match card {
                    Some(card) => write!(f, " {card}")?,
                    None => write!(f, " ??")?,
                }
            }
        }
        Ok(())
    }
}
