//! Tables on which cards lie in piles, such as those of patiences.
//!
//! A [`Pile`] says what is shown of a pile. [`Plan`] has the places of all piles on a grid; there is one for tall tables
//! and one for wide ones. [`Fit`] chooses between the two, and finds the size of the cards. [`places()`] gives the
//! place of each card, and [`neighbour()`] the pile to which an arrow key leads. [`identities()`] tells equal cards
//! apart.

mod fit;
mod identity;
mod neighbour;
mod pile;
mod places;
mod plan;

pub use fit::{Area, Fit};
pub use identity::{CardId, identities};
pub use neighbour::neighbour;
pub use pile::{Pile, PileCard, PileKind, PlaceSign};
pub use places::{PlacedCard, places};
pub use plan::{Fan, PileSpot, Plan, Plans};
