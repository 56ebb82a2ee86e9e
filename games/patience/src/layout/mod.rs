//! The layout of the table: where each pile lies, and where each of its cards lies on a table of a size.
//!
//! A [`Plan`] places the piles of a game on a grid; there is one for tall tables and one for wide ones.
//! [`Fit`] chooses between the two, and finds the size of the cards. [`places()`] gives the place of each card,
//! [`sign()`] what the place of an empty pile shows, and [`neighbour()`] where arrow keys lead.

mod fit;
mod games;
mod neighbour;
mod places;
mod plan;
mod sign;

pub use fit::{Area, Fit};
pub use games::plan;
pub use neighbour::neighbour;
pub use places::{CardPlace, places};
pub use plan::{Fan, Plan, Spot};
pub use sign::{Sign, sign};
