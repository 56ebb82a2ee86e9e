//! The French-suited pack: 52 playing cards in four suits, 2 low to ace high.

mod card;
mod rank;
mod set;
mod suit;

pub use card::PlayingCard;
pub use rank::Rank;
pub use set::{PlayingCardSet, PlayingCards};
pub use suit::{Suit, SuitColor};
