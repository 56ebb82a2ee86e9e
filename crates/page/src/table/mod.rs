//! A table drawn from its scene: zones with pieces, players, what is waited for.

mod piece;
mod place;
mod select;
mod zone;

pub use zone::{Buttons, board, hand, with_face};
