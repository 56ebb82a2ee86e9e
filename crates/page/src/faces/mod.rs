//! Drawings of cards that several games use. Their symbols are in `crates/page/french.svg`, their style
//! in `crates/page/style/french.css`.

mod french;

pub use french::{playing_card, suit_icon};
