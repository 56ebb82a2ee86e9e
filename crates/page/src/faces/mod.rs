//! Drawings of cards and other pieces. The symbols of playing cards are in `crates/page/french.svg`, their style in
//! `crates/page/style/french.css`.

mod card_place;
mod french;
mod mark;
mod other;

pub use card_place::card_place;
pub use french::{marked_card, playing_card};
pub use mark::failed_mark;
pub use other::other_face;
